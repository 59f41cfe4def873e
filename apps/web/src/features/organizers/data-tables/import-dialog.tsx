import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { FormDialog, Notice, TextField, toast } from '#ui';
import { errorMessage } from '../../../shared/api/error-toasts.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { type Column, mergeKind, pathOf, type RowKind } from './data-kinds.ts';
import styles from './data.module.css';

interface ImportDialogProps {
  kind: RowKind;
  onClose: () => void;
}

type TableImport = Wire<'TableImport'>;

const STATUSES = ['new', 'changed', 'same', 'wrong'] as const;
const LARGEST = 1_000_000;
const MOST_SHOWN = 20;

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
    onSuccess: (done) => {
      const { undoId: id } = done;
      toast({
        kind: 'success',
        text: t('importing.done', { count: countOf(done, 'new') + countOf(done, 'changed') }),
        ...(id && { action: { label: t('action.undo'), run: () => undo.mutate({ params: { path: { id } } }) } }),
      });
      onClose();
    },
  });
  const read = async (file: File | undefined) => {
    setTooLarge(Boolean(file && file.size > LARGEST));
    if (!file || file.size > LARGEST) return;
    const text = await file.text();
    setCsv(text);
    preview.mutate({ body: { kind: mergeKind[kind], csv: text } });
  };
  const found = preview.data;
  const isUseful = !!found && countOf(found, 'new') + countOf(found, 'changed') > 0;
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
      {found && !failure && <Preview found={found} />}
    </FormDialog>
  );
}

const countOf = ({ rows }: TableImport, status: (typeof STATUSES)[number]) =>
  rows.filter((row) => row.status === status).length;

function Preview({ found }: { found: TableImport }) {
  const { t } = useTranslation('data');
  const told = STATUSES.map((status) => ({ status, count: countOf(found, status) })).filter(({ count }) => count > 0);
  const shown = found.rows.filter(({ status }) => status === 'wrong' || status === 'changed').slice(0, MOST_SHOWN);
  return (
    <Notice kind={countOf(found, 'wrong') ? 'warning' : 'info'}>
      <p>{told.map(({ status, count }) => t(`importing.${status}`, { count })).join(' · ')}</p>
      {found.unknownColumns.length > 0 && <p>{t('importing.unknown', { columns: found.unknownColumns.join(', ') })}</p>}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map(({ line, name, wrong, changes }) => (
            <li key={line}>
              {t('importing.line', { line })}: <bdi>{name}</bdi> –{' '}
              {(wrong.length ? wrong : changes).map((column) => t(`columns.${column as Column}`)).join(', ')}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
