import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice, FormDialog, Notice, SelectField, toast } from '#ui';
import { firstOf } from '#contract/objects';
import { useApi } from '../../../shared/api/use-api.ts';
import type { DataRow } from './data-columns.ts';
import { mergeKind, pathOf, type RowKind } from './data-kinds.ts';
import styles from './data.module.css';

interface MergeDialogProps {
  kind: RowKind;
  rows: DataRow[];
  onDone: () => void;
  onClose: () => void;
}

/** Merges rows: asks which one stays, and shows the affected recipes. */
export function MergeDialog({ kind, rows, onDone, onClose }: MergeDialogProps) {
  const { t } = useTranslation('data');
  const [to, setTo] = useState(firstOf(rows).id);
  const body = { kind: mergeKind[kind], from: rows.map(({ id }) => id).filter((id) => id !== to), to };
  const merge = useMerge(kind, { isSilent: true, onDone });
  return (
    <FormDialog
      title={t('merge.title', { count: rows.length })}
      action={t('merge.action')}
      request={merge}
      onSubmit={() => merge.mutate({ body })}
      onClose={onClose}
    >
      <SelectField label={t('merge.stays')} value={to} onChange={setTo}>
        {rows.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Preview key={to} body={body} />
    </FormDialog>
  );
}

type Merging = { kind: (typeof mergeKind)[RowKind]; from: string[]; to: string };

function Preview({ body }: { body: Merging }) {
  const { t } = useTranslation('data');
  const { mutate, data, error } = useApi().useMutation('post', '/organizers/merges/preview', {
    meta: { silent: true },
  });
  const asked = JSON.stringify(body);
  // the preview changes nothing, so it is requested for each choice
  const ask = useCallback(() => {
    const choice: Merging = JSON.parse(asked);
    mutate({ body: choice });
  }, [mutate, asked]);
  useEffect(ask, [ask]);
  if (!data) return <ErrorNotice error={error} onRetry={ask} />;
  return (
    <Notice kind="info">
      <p>{t('merge.touches', { count: data.recipeCount })}</p>
      {data.recipes.length > 0 && (
        <ul className={styles.list}>
          {data.recipes.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

interface MergeOptions {
  /** True if the form shows the error. */
  isSilent?: boolean;
  onDone?: () => void;
}

/** Merges rows, with an undo. */
export function useMerge(kind: RowKind, { isSilent = false, onDone }: MergeOptions = {}) {
  const sayMerged = useMergedToast(kind);
  return useApi().useMutation('post', '/organizers/merges', {
    meta: { silent: isSilent, refreshes: [pathOf[kind], '/recipes'] },
    onSuccess: (merges) => {
      sayMerged(merges.map(({ id }) => id));
      onDone?.();
    },
  });
}

function useMergedToast(kind: RowKind): (ids: string[]) => void {
  const { t } = useTranslation('data');
  const undo = useApi().useMutation('post', '/organizers/merges/undo', {
    meta: { refreshes: [pathOf[kind], '/recipes'] },
  });
  return (ids) => {
    const run = () => undo.mutate({ body: { ids } });
    toast({
      kind: 'success',
      text: t('merge.done', { count: ids.length }),
      action: { label: t('action.undo'), isUndo: true, run },
    });
  };
}
