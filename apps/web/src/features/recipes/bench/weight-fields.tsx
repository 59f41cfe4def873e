import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scaleForTotal } from '#baking';
import { TextField } from '#ui';
import type { BenchFieldsProps } from './measure-dialog.tsx';
import { totalOf, useUnknownText } from './total-weight.ts';
import { gramsTyped } from './typed-amount.ts';

/** Takes the weight of the whole. */
export function WeightFields({ recipe, bench, isRefused, onChange }: BenchFieldsProps) {
  const { t, i18n } = useTranslation('bench');
  const [text, setText] = useState('');
  const total = totalOf(recipe, bench);
  const unknown = useUnknownText(total);
  const type = (typed: string) => {
    setText(typed);
    const grams = gramsTyped(typed, { languages: [i18n.language, bench.language] });
    const scale = grams && scaleForTotal(grams, { total: total.grams });
    onChange(scale ? { scale, measure: { kind: 'whole' } } : undefined);
  };
  return (
    <TextField
      label={t('weight')}
      hint={unknown}
      error={isRefused ? t('refused') : undefined}
      value={text}
      maxLength={40}
      autoComplete="off"
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}
