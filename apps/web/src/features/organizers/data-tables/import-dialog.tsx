import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { listText } from '#locales';
import { FormDialog, Notice, TextField, toast } from '#ui';
import { errorMessage } from '../../../shared/api/error-toasts.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import type { Column } from './data-columns.ts';
import { mergeKind, pathOf, type RowKind } from './data-kinds.ts';
import styles from './data.module.css';

interface ImportDialogProps {
  kind: RowKind;
  onClose: () => void;
}

type TableImport = Wire<'TableImport'>;

const STATUSES = ['new', 'changed', 'same', 'wrong'] as const;
const MAX_BYTES = 1_000_000;
const MAX_SHOWN = 20;

/** Imports a table after a preview of its changes. */
export function ImportDialog({ kind, onClose }: ImportDialogProps) {
  const { t, i18n } = useTranslation('data');
  const [csv, setCsv] = useState('');
  const [tooLarge, setTooLarge] = useState(false);
  const api = useApi();
  const preview = api.useMutation('post', '/organizers/tables/import', { meta: { silent: true } });
  const undo = api.useMutation('post', '/organizers/tables/{id}/undo', {
    meta: { refreshes: [pathOf[kind], '/groups/labels', '/groups/trash'] },
    onSuccess: ({ kept }) => {
      if (kept > 0) toast({ kind: 'info', text: t('importing.kept', { count: kept }) });
    },
  });
  const run = api.useMutation('post', '/organizers/tables/import', {
    meta: { silent: true, refreshes: [pathOf[kind], '/groups/labels'] },
    onSuccess: (result) => {
      const { undoId: id } = result;
      toast({
        kind: 'success',
        text: t('importing.done', { count: countOf(result, 'new') + countOf(result, 'changed') }),
        ...(id && {
          action: { label: t('action.undo'), isUndo: true, run: () => undo.mutate({ params: { path: { id } } }) },
        }),
      });
      onClose();
    },
  });
  const read = async (file: File | undefined) => {
    setTooLarge(Boolean(file && file.size > MAX_BYTES));
    if (!file || file.size > MAX_BYTES) return;
    const text = await file.text();
    setCsv(text);
    preview.mutate({ body: { kind: mergeKind[kind], csv: text } });
  };
  const table = preview.data;
  const isUseful = !!table && countOf(table, 'new') + countOf(table, 'changed') > 0;
  const failure = tooLarge ? t('importing.tooLarge') : preview.error && errorMessage(i18n, preview.error);
  return (
    <FormDialog
      title={t('importing.title')}
      action={t('importing.run')}
      request={run}
      disabled={!isUseful || tooLarge || preview.isPending}
      onSubmit={() => run.mutate({ body: { kind: mergeKind[kind], csv, apply: true } })}
      onClose={onClose}
    >
      <p>{t('importing.hint')}</p>
      <TextField
        label={t('importing.file')}
        error={failure ?? undefined}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        onChange={(event) => void read(event.currentTarget.files?.[0])}
      />
      {table && !failure && <Preview table={table} />}
    </FormDialog>
  );
}

const countOf = ({ rows }: TableImport, status: (typeof STATUSES)[number]) =>
  rows.filter((row) => row.status === status).length;

function Preview({ table }: { table: TableImport }) {
  const { t, i18n } = useTranslation('data');
  const counts = STATUSES.map((status) => ({ status, count: countOf(table, status) })).filter(({ count }) => count > 0);
  const shown = table.rows.filter(({ status }) => status === 'wrong' || status === 'changed').slice(0, MAX_SHOWN);
  return (
    <Notice kind={countOf(table, 'wrong') ? 'warning' : 'info'}>
      <p>{counts.map(({ status, count }) => t(`importing.${status}`, { count })).join(' · ')}</p>
      {table.unknownColumns.length > 0 && (
        <p>{t('importing.unknown', { columns: listText(table.unknownColumns, i18n.language) })}</p>
      )}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map(({ line, name, wrong, changes }) => (
            <li key={line}>
              {t('importing.line', { line })}: <bdi>{name}</bdi> –{' '}
              {listText(
                (wrong.length ? wrong : changes).map((column) => t(`columns.${column as Column}`)),
                i18n.language,
              )}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
