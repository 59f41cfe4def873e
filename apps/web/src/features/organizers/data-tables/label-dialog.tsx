import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog, toast } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import type { DataRow } from './data-columns.ts';
import { LabelField } from './row-dialog.tsx';

interface LabelDialogProps {
  rows: DataRow[];
  onDone: () => void;
  onClose: () => void;
}

/** Sets the label of many foods; the undo restores each former label. */
export function LabelDialog({ rows, onDone, onClose }: LabelDialogProps) {
  const { t } = useTranslation('data');
  const [labelId, setLabelId] = useState<string | null>(null);
  const api = useApi();
  const refreshes = ['/foods' as const];
  const undo = api.useMutation('put', '/foods/labels', { meta: { refreshes } });
  const takeBack = () => {
    for (const former of new Set(rows.map((row) => row.labelId ?? null))) {
      const foods = rows.filter((row) => (row.labelId ?? null) === former).map(({ id }) => id);
      undo.mutate({ body: { foods, labelId: former } });
    }
  };
  const label = api.useMutation('put', '/foods/labels', {
    meta: { silent: true, refreshes },
    onSuccess: () => {
      const text = t('label.done', { count: rows.length });
      toast({ kind: 'success', text, action: { label: t('action.undo'), isUndo: true, run: takeBack } });
      onDone();
    },
  });
  return (
    <FormDialog
      title={t('label.title', { count: rows.length })}
      action={t('action.save')}
      request={label}
      onSubmit={() => label.mutate({ body: { foods: rows.map(({ id }) => id), labelId } })}
      onClose={onClose}
    >
      <LabelField autoFocus draft={{ labelId }} onChange={(changes) => setLabelId(changes.labelId ?? null)} />
    </FormDialog>
  );
}
