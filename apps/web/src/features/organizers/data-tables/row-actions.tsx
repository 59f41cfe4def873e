import { useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from '#ui/icons';
import { Merge, Tags } from '#ui/late-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog, MenuItem, MoreMenu, toast } from '#ui';
import { refresh } from '../../../shared/api/query-invalidation.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import type { DataRow } from './data-columns.ts';
import { mergeKind, pathOf, type RowKind } from './data-kinds.ts';
import { LabelDialog } from './label-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { saveCsv, saveJson } from './save-rows.ts';
import { SelectionBar } from './selection-bar.tsx';

interface RowActsProps {
  kind: RowKind;
  rows: DataRow[];
  onClear: () => void;
}

/** Actions for the selected rows. */
export function RowActions({ kind, rows, onClear }: RowActsProps) {
  const { t } = useTranslation('data');
  const [asking, setAsking] = useState<'delete' | 'label' | 'merge'>();
  return (
    <SelectionBar count={rows.length} onClear={onClear}>
      {rows.length > 1 && rows.length <= 100 && (
        <Button size="small" icon={<Merge />} onClick={() => setAsking('merge')}>
          {t('merge.action')}
        </Button>
      )}
      {kind === 'foods' && (
        <Button size="small" icon={<Tags />} onClick={() => setAsking('label')}>
          {t('label.action')}
        </Button>
      )}
      <Button size="small" kind="danger" icon={<Trash2 />} onClick={() => setAsking('delete')}>
        {t('delete.action')}
      </Button>
      <MoreMenu label={t('action.more')}>
        <MenuItem icon={<Download />} onSelect={() => saveJson(kind, rows)}>
          {t('formats.json')}
        </MenuItem>
        <MenuItem icon={<Download />} onSelect={() => saveCsv(kind, rows)}>
          {t('formats.csv')}
        </MenuItem>
      </MoreMenu>
      {asking === 'merge' && (
        <MergeDialog kind={kind} rows={rows} onDone={onClear} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'label' && <LabelDialog rows={rows} onDone={onClear} onClose={() => setAsking(undefined)} />}
      {asking === 'delete' && (
        <DeleteDialog kind={kind} rows={rows} onClear={onClear} onClose={() => setAsking(undefined)} />
      )}
    </SelectionBar>
  );
}

/** Maximum number of rows of one request. */
const MAX_ROWS = 1000;

/** Splits ids into the bodies of requests. */
const inParts = (ids: string[]): { ids: string[] }[] =>
  Array.from({ length: Math.ceil(ids.length / MAX_ROWS) }, (_, part) => ({
    ids: ids.slice(part * MAX_ROWS, (part + 1) * MAX_ROWS),
  }));

function DeleteDialog({ kind, rows, onClear, onClose }: RowActsProps & { onClose: () => void }) {
  const { t } = useTranslation('data');
  const api = useApi();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const remove = api.useMutation('post', '/organizers/delete');
  const restore = api.useMutation('post', '/groups/trash/restore', { meta: { refreshes: [pathOf[kind]] } });
  const undo = async (ids: string[]) => {
    for (const body of inParts(ids)) await restore.mutateAsync({ body });
  };
  const run = async () => {
    const deleted: string[] = [];
    setIsBusy(true);
    try {
      for (const { ids } of inParts(rows.map(({ id }) => id))) {
        await remove.mutateAsync({ body: { kind: mergeKind[kind], ids } });
        deleted.push(...ids);
      }
    } finally {
      await refresh(client, pathOf[kind]);
      const action = { label: t('action.undo'), isUndo: true, run: () => void undo(deleted).catch(() => undefined) };
      if (deleted.length) toast({ kind: 'success', text: t('delete.done', { count: deleted.length }), action });
      onClear();
      onClose();
    }
  };
  return (
    <ConfirmDialog
      danger
      title={t('delete.title', { count: rows.length })}
      action={t('delete.action')}
      busy={isBusy}
      onConfirm={() => void run().catch(() => undefined)}
      onClose={onClose}
    >
      {t('delete.text')}
    </ConfirmDialog>
  );
}
