import { useSuspenseQuery } from '@tanstack/react-query';
import { X } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#client';
import { unitFacts, unitLabel } from '#ingredients';
import { AddSelect, Button, FormDialog, SelectField, Skeleton, Switch, TextField } from '#ui';
import { otherProblem, problemOf } from '../../../shared/forms/form-errors.ts';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';
import { useApi } from '../../../shared/api/use-api.ts';
import { type Column, type DataRow, fieldsOf } from './data-columns.ts';
import { pathOf, type RowKind } from './data-kinds.ts';
import styles from './data.module.css';

interface RowDialogProps {
  kind: RowKind;
  /** The row to edit; a new one is created without it. */
  row?: DataRow;
  onClose: () => void;
}

const flagFields: Column[] = ['onHand', 'useAbbreviation', 'fraction'];
const listFields: Column[] = ['label', 'substitutes', 'standardUnit'];
const empty = { fraction: true, color: '#E0E0E0' };

/** Edits one row. Only changed fields are sent. */
export function RowDialog({ kind, row, onClose }: RowDialogProps) {
  const { t } = useTranslation('data');
  const [draft, setDraft] = useState<Partial<DataRow>>(row ?? empty);
  const api = useApi();
  const options = { meta: { silent: true }, onSuccess: onClose };
  const create = api.useMutation('post', pathOf[kind], options);
  const change = api.useMutation('patch', `${pathOf[kind]}/{id}`, options);
  const save = row ? change : create;
  const submit = () => {
    const body = bodyOf(kind, draft, row);
    if (row) change.mutate({ params: { path: { id: row.id } }, body });
    else create.mutate({ body });
  };
  const isTaken = isProblem(save.error, 409);
  const set = (changes: Partial<DataRow>) => setDraft({ ...draft, ...changes });
  return (
    <FormDialog
      title={row ? row.name : t(`create.${kind}`)}
      action={t(row ? 'action.save' : 'action.create')}
      busy={save.isPending}
      error={isTaken ? null : otherProblem(save.error, textFields(kind))}
      disabled={!draft.name?.trim()}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        {fieldsOf[kind].map((field) => (
          <RowField
            key={field}
            field={field}
            draft={draft}
            error={field === 'name' && isTaken ? t('taken') : problemOf(save.error, field)}
            onChange={set}
          />
        ))}
      </div>
    </FormDialog>
  );
}

/** Fields that display server-side validation errors. */
const textFields = (kind: RowKind): Column[] =>
  fieldsOf[kind].filter((field) => ![...flagFields, ...listFields].includes(field));

interface RowFieldProps {
  field: Column;
  draft: Partial<DataRow>;
  error?: string;
  onChange: (changes: Partial<DataRow>) => void;
}

type ListFieldProps = Pick<RowFieldProps, 'draft' | 'onChange'>;

function RowField({ field, draft, error, onChange }: RowFieldProps) {
  const { t } = useTranslation('data');
  const label = t(`columns.${field}`);
  if (field === 'label') return <LabelField draft={draft} onChange={onChange} />;
  if (field === 'substitutes') return <SubstitutesField draft={draft} onChange={onChange} />;
  if (field === 'standardUnit') return <StandardUnitField draft={draft} onChange={onChange} />;
  if (field === 'density' || field === 'standardQuantity')
    return (
      <TextField
        label={label}
        hint={t(`hints.${field}`)}
        error={error}
        inputMode="decimal"
        type="number"
        min={0}
        step="any"
        value={draft[field] ?? ''}
        onChange={({ currentTarget: { valueAsNumber: value } }) =>
          onChange({ [field]: Number.isNaN(value) ? null : value })
        }
      />
    );
  if (flagFields.includes(field))
    return (
      <Switch checked={Boolean(draft[field])} onChange={(on) => onChange({ [field]: on })}>
        {label}
      </Switch>
    );
  const value = field === 'aliases' ? draft.aliases?.map(({ name }) => name).join(', ') : (draft[field] as string);
  const change = (text: string) =>
    onChange(field === 'aliases' ? { aliases: text.split(',').map((name) => ({ name })) } : { [field]: text });
  return (
    <TextField
      label={label}
      hint={field === 'aliases' ? t('aliasesHint') : undefined}
      type={field === 'color' ? 'color' : 'text'}
      value={value ?? ''}
      error={error}
      maxLength={field === 'description' || field === 'aliases' ? 5000 : 255}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

export function LabelField(props: ListFieldProps & { autoFocus?: boolean }) {
  return (
    <ScreenPart small resetKey="labels" pending={<Skeleton height="4.5rem" />}>
      <Labels {...props} />
    </ScreenPart>
  );
}

function Labels({ draft, onChange, autoFocus }: ListFieldProps & { autoFocus?: boolean }) {
  const { t } = useTranslation('data');
  const query = { perPage: -1, orderBy: 'name', orderDirection: 'asc' } as const;
  const { data } = useSuspenseQuery(useApi().queryOptions('get', '/groups/labels', { params: { query } }));
  return (
    <SelectField
      label={t('columns.label')}
      value={draft.labelId ?? ''}
      autoFocus={autoFocus}
      onChange={(id) => onChange({ labelId: id || null })}
    >
      <option value="">{t('noLabel')}</option>
      {data.items.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** Picker for the substitutes of a food. */
function SubstitutesField(props: ListFieldProps) {
  return (
    <ScreenPart small resetKey="substitutes" pending={<Skeleton height="4.5rem" />}>
      <Substitutes {...props} />
    </ScreenPart>
  );
}

function Substitutes({ draft, onChange }: ListFieldProps) {
  const { t } = useTranslation('data');
  const query = { perPage: -1, orderBy: 'name', orderDirection: 'asc' } as const;
  const { data } = useSuspenseQuery(useApi().queryOptions('get', '/foods', { params: { query } }));
  const chosen = draft.substitutes ?? [];
  const others = data.items.filter(({ id }) => id !== draft.id && chosen.every((one) => one.id !== id));
  const add = (id: string) => {
    const food = others.find((one) => one.id === id);
    if (food) onChange({ substitutes: [...chosen, { id, name: food.name }] });
  };
  return (
    <div>
      <AddSelect
        label={t('columns.substitutes')}
        none={t('addSubstitute')}
        action={t('action.add', { ns: 'common' })}
        options={others}
        onAdd={add}
      />
      <div className={styles.chosen}>
        {chosen.map(({ id, name }) => (
          <Button
            key={id}
            size="small"
            icon={<X />}
            aria-label={t('removeSubstitute', { name })}
            onClick={() => onChange({ substitutes: chosen.filter((one) => one.id !== id) })}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}

function StandardUnitField({ draft, onChange }: ListFieldProps) {
  const { t, i18n } = useTranslation('data');
  const convertibleUnits = [...unitFacts].filter(([, { factor }]) => factor).map(([id]) => id);
  return (
    <SelectField
      label={t('columns.standardUnit')}
      value={draft.standardUnit ?? ''}
      onChange={(id) => onChange({ standardUnit: id || null, ...(!id && { standardQuantity: null }) })}
    >
      <option value="">{t('noStandardUnit')}</option>
      {convertibleUnits.map((id) => (
        <option key={id} value={id}>
          {unitLabel(id, i18n.language)?.one ?? id.replaceAll('_', ' ')}
        </option>
      ))}
    </SelectField>
  );
}

function bodyOf(kind: RowKind, draft: Partial<DataRow>, row?: DataRow) {
  const fields = fieldsOf[kind].map((field) => (field === 'label' ? 'labelId' : field));
  const changed = fields.filter((field) => draft[field] !== undefined && draft[field] !== row?.[field]);
  return Object.fromEntries(
    changed.map((field) => {
      const value = draft[field];
      if (field === 'aliases') {
        const names = (draft.aliases ?? []).map(({ name }) => name.trim()).filter(Boolean);
        return [field, [...new Set(names)].map((name) => ({ name }))];
      }
      if (field === 'substitutes') return [field, (draft.substitutes ?? []).map(({ id }) => ({ id }))];
      if (typeof value !== 'string' || field === 'labelId') return [field, value];
      return [field, field === 'pluralName' ? value.trim() || null : value.trim()];
    }),
  );
}
