import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFixedAmount } from '#ingredients';
import { SelectField, TextField } from '#ui';
import type { Ingredient } from '../../../shared/recipes/recipe-query.ts';
import { useReading } from '../../../shared/units-and-scaling/reading.tsx';
import type { BenchFieldsProps } from './measure-dialog.tsx';
import { scaleOfLine } from './typed-amount.ts';

interface LineFieldsProps extends BenchFieldsProps {
  line: Ingredient | undefined;
}

/** Takes the amount of one ingredient that there is. */
export function LineFields({ recipe, bench, isRefused, onChange, line: given }: LineFieldsProps) {
  const { t, i18n } = useTranslation('bench');
  const reading = useReading();
  const lines = recipe.recipeIngredient.filter(isScalable);
  const [id, setId] = useState(given?.referenceId ?? lines[0]?.referenceId);
  const [text, setText] = useState('');
  const line = lines.find(({ referenceId }) => referenceId === id);
  if (!line) return <p>{t('noAmounts')}</p>;
  const type = (typed: string, of: Ingredient) => {
    setText(typed);
    const scale = scaleOfLine(of, typed, { languages: [i18n.language, bench.language] });
    onChange(scale ? { scale, measure: { kind: 'line', line: of.referenceId } } : undefined);
  };
  const shown = reading.line(line).text;
  return (
    <>
      <SelectField
        label={t('ingredient')}
        value={line.referenceId}
        onChange={(next) => {
          setId(next);
          type(text, lines.find(({ referenceId }) => referenceId === next) ?? line);
        }}
      >
        {lines.map((one) => (
          <option key={one.referenceId} value={one.referenceId}>
            {one.display}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('have')}
        hint={t('now', { amount: shown })}
        error={isRefused ? t('refused') : undefined}
        value={text}
        maxLength={60}
        data-autofocus
        autoComplete="off"
        onChange={({ currentTarget }) => type(currentTarget.value, line)}
      />
    </>
  );
}

export const isScalable = (line: Ingredient): boolean =>
  !line.disableAmount && Boolean(line.quantity || line.quantityMax) && !isFixedAmount(line.display);
