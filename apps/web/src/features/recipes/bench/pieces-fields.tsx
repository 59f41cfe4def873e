import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scaleForTotal } from '#baking';
import { parseQuantity } from '#ingredients';
import { TextField } from '#ui';
import { doughLoss } from './bench-settings.ts';
import styles from './bench.module.css';
import type { BenchFieldsProps } from './measure-dialog.tsx';
import { piecesOf, totalOf, useUnknownText } from './total-weight.ts';
import { gramsTyped } from './typed-amount.ts';

/** Takes the number of pieces, the dough of each, and the percent that is lost on the way. */
export function PiecesFields({ recipe, bench, isRefused, onChange }: BenchFieldsProps) {
  const { t, i18n } = useTranslation('bench');
  const loss = doughLoss.use();
  const said = piecesOf(recipe, bench.language);
  const [fields, setFields] = useState({
    count: said ? String(said.count) : '',
    grams: said ? String(said.grams) : '',
    loss: String(loss),
  });
  const total = totalOf(recipe, bench);
  const unknown = useUnknownText(total);
  const change = (changes: Partial<typeof fields>) => {
    const next = { ...fields, ...changes };
    setFields(next);
    const [count, percent] = [parseQuantity(next.count), parseQuantity(next.loss) ?? 0];
    const grams = gramsTyped(next.grams, { languages: [i18n.language, bench.language] });
    if (percent < 50) doughLoss.change(percent);
    const scale = count && grams && scaleForTotal(count * grams, { total: total.grams }, percent / 100);
    onChange(scale ? { scale, measure: { kind: 'whole' } } : undefined);
  };
  const field = (name: keyof typeof fields) => ({
    label: t(`pieces.${name}`),
    value: fields[name],
    inputMode: 'decimal' as const,
    maxLength: 12,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => change({ [name]: currentTarget.value }),
  });
  return (
    <>
      <div className={styles.three}>
        <TextField {...field('count')} />
        <TextField {...field('grams')} />
        <TextField {...field('loss')} />
      </div>
      <p className={styles.hint}>{unknown}</p>
      {isRefused && (
        <p role="alert" className={styles.problem}>
          {t('refused')}
        </p>
      )}
    </>
  );
}
