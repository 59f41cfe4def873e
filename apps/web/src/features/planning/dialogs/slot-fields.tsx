import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '#ui';
import { mealTypes, type Slot } from '../meals.ts';
import { useMealName } from '../use-meal-name.ts';

interface SlotFieldsProps {
  slot: Slot;
  onSlot: (slot: Slot) => void;
}

export function SlotFields({ slot, onSlot }: SlotFieldsProps) {
  const { t } = useTranslation();
  const mealName = useMealName();
  return (
    <>
      <TextField
        type="date"
        label={t('plan.day')}
        value={slot.date}
        onChange={({ currentTarget }) => onSlot({ ...slot, date: currentTarget.value })}
      />
      <SelectField
        label={t('plan.meal')}
        value={slot.entryType}
        onChange={(entryType) => onSlot({ ...slot, entryType })}
      >
        {mealTypes.map((type) => (
          <option key={type} value={type}>
            {mealName(type)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
