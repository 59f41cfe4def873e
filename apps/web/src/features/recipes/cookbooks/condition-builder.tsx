import { Plus, X } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, SelectField, TextAreaField, TextField } from '#ui';
import { keysOf } from '#contract/objects';
import {
  type Condition,
  type ConditionField,
  conditionFields,
  type Conditions,
  operatorsOf,
  readConditions,
  takesValue,
  writeConditions,
} from './conditions.ts';
import styles from './cookbooks.module.css';

interface ConditionBuilderProps {
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

const first: Condition = { field: 'rating', operator: '>=', value: '4' };
const MOST = 10;

/** Conditions of a cookbook on rating, time and cooking dates. A filter with other conditions is shown as text. */
export function ConditionBuilder({ value, error, onChange }: ConditionBuilderProps) {
  const { t } = useTranslation('cookbooks');
  const [conditions, setConditions] = useState(() => readConditions(value));
  if (!conditions)
    return (
      <TextAreaField
        label={t('conditions.title')}
        hint={t('conditions.byHand')}
        error={error}
        dir="ltr"
        value={value}
        maxLength={2000}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  const set = (changes: Partial<Conditions>) => {
    const next = { ...conditions, ...changes };
    setConditions(next);
    onChange(writeConditions(next));
  };
  const { list, connective } = conditions;
  return (
    <fieldset className={styles.kind}>
      <legend className={styles.label}>{t('conditions.title')}</legend>
      {list.map((condition, index) => (
        <ConditionRow
          key={index}
          condition={condition}
          onChange={(changed) => set({ list: list.with(index, changed) })}
          onRemove={() => set({ list: list.toSpliced(index, 1) })}
        />
      ))}
      {list.length > 1 && (
        <SelectField label={t('conditions.connective')} value={connective} onChange={(to) => set({ connective: to })}>
          <option value="AND">{t('conditions.all')}</option>
          <option value="OR">{t('conditions.any')}</option>
        </SelectField>
      )}
      {error && <p role="alert">{error}</p>}
      {list.length < MOST && (
        <div>
          <Button size="small" icon={<Plus />} onClick={() => set({ list: [...list, first] })}>
            {t('conditions.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface ConditionRowProps {
  condition: Condition;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

function ConditionRow({ condition, onChange, onRemove }: ConditionRowProps) {
  const { t } = useTranslation('cookbooks');
  const { field, operator, value } = condition;
  const type = conditionFields[field];
  const choose = (to: ConditionField) => {
    const isSameType = conditionFields[to] === type;
    onChange(
      isSameType
        ? { ...condition, field: to }
        : { field: to, operator: operatorsOf[conditionFields[to]][0], value: '' },
    );
  };
  return (
    <div className={styles.condition}>
      <SelectField label={t('conditions.field')} value={field} onChange={choose}>
        {keysOf(conditionFields).map((one) => (
          <option key={one} value={one}>
            {t(`conditions.fields.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('conditions.operator')}
        value={operator}
        onChange={(to) => onChange({ ...condition, operator: to })}
      >
        {operatorsOf[type].map((one) => (
          <option key={one} value={one}>
            {t(`conditions.operators.${type}.${one}` as 'conditions.operators.number.>=')}
          </option>
        ))}
      </SelectField>
      {takesValue(operator) && (
        <TextField
          label={t('conditions.value')}
          type={type}
          value={value}
          min={type === 'number' ? 0 : undefined}
          maxLength={100}
          onChange={({ currentTarget }) => onChange({ ...condition, value: currentTarget.value })}
        />
      )}
      <IconButton label={t('action.remove', { name: t(`conditions.fields.${field}`) })} onClick={onRemove}>
        <X />
      </IconButton>
    </div>
  );
}
