import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { FormDialog, SelectField, Skeleton, TextField } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { quantityProblem, quantityText, readQuantities } from '../../../shared/units-and-scaling/quantity-text.ts';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';

interface CorrectionDialogProps {
  correction: Wire<'Correction'>;
  onClose: () => void;
}

/** Changes how a line is read from now on. */
export function CorrectionDialog({ correction, onClose }: CorrectionDialogProps) {
  const { t, i18n } = useTranslation('cleanUp');
  const { line } = correction;
  const [amount, setAmount] = useState(
    quantityText({ quantity: correction.quantity, quantityMax: correction.quantityMax }, i18n.language),
  );
  const [unitId, setUnitId] = useState(correction.unit?.id ?? '');
  const [foodId, setFoodId] = useState(correction.food?.id ?? '');
  const [note, setNote] = useState(correction.note);
  const save = useApi().useMutation('put', '/organizers/clean-up/corrections', {
    meta: { silent: true, refreshes: ['/organizers/clean-up/corrections'] },
    onSuccess: onClose,
  });
  const quantities = quantityProblem(amount) ? undefined : readQuantities(amount);
  const submit = () => {
    if (quantities)
      save.mutate({ body: { line, ...quantities, unitId: unitId || null, foodId: foodId || null, note: note.trim() } });
  };
  return (
    <FormDialog
      title={t('corrections.title')}
      action={t('action.save')}
      request={save}
      disabled={!quantities}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <bdi>{line}</bdi>
      </p>
      <TextField
        label={t('corrections.amount')}
        value={amount}
        error={quantities ? undefined : t('corrections.amountHint')}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <ScreenPart small resetKey={line} pending={<Skeleton height="9rem" />}>
        <NameField kind="/units" value={unitId} onChange={setUnitId} />
        <NameField kind="/foods" value={foodId} onChange={setFoodId} />
      </ScreenPart>
      <TextField
        label={t('corrections.note')}
        value={note}
        maxLength={1000}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

interface NameFieldProps {
  kind: '/units' | '/foods';
  value: string;
  onChange: (id: string) => void;
}

const ALL = { perPage: -1, orderBy: 'name', orderDirection: 'asc' } as const;

/** Asks for a food or a unit of the group. */
export function NameField({ kind, value, onChange }: NameFieldProps) {
  const { t } = useTranslation('cleanUp');
  const { data } = useSuspenseQuery(useApi().queryOptions('get', kind, { params: { query: ALL } }));
  const [label, none] = kind === '/units' ? (['unit', 'noUnit'] as const) : (['food', 'noFood'] as const);
  return (
    <SelectField label={t(`corrections.${label}`)} value={value} onChange={onChange}>
      <option value="">{t(`corrections.${none}`)}</option>
      {data.items.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
