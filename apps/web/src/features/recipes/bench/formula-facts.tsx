import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Formula, mixerBatches } from '#baking';
import { parseQuantity } from '#ingredients';
import { numberText } from '#locales';
import { TextField } from '#ui';
import { useReading } from '../../../shared/units-and-scaling/reading.tsx';
import { mixerKilograms } from './bench-settings.ts';
import styles from './bench.module.css';
import { usePercentText } from './formula-table.tsx';
import { useWeightText } from './use-weight-text.ts';

/** Flour, hydration and the batches of the mixer. */
export function FormulaFacts({ formula }: { formula: Formula }) {
  const { t, i18n } = useTranslation('bench');
  const { scale } = useReading();
  const weight = useWeightText();
  const percent = usePercentText();
  const share = (value: number) => percent({ low: value, high: value });
  const facts = [
    { name: t(formula.hasFlour ? 'formula.flour' : 'formula.base'), value: weight(formula.base * scale) },
    ...(formula.hydration === null ? [] : [{ name: t('formula.hydration'), value: share(formula.hydration) }]),
    ...(formula.prefermented ? [{ name: t('formula.prefermented'), value: share(formula.prefermented) }] : []),
  ];
  const kilograms = mixerKilograms.use();
  const [typed, setTyped] = useState(kilograms === null ? '' : numberText(kilograms, i18n.language));
  const batches = kilograms ? mixerBatches(formula.total * scale, kilograms * 1000) : null;
  return (
    <>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {formula.unknown > 0 && <p className={styles.hint}>{t('unknown', { count: formula.unknown })}</p>}
      <TextField
        label={t('mixer.label')}
        hint={
          batches &&
          (batches.count === 1
            ? t('mixer.one')
            : t('mixer.batches', {
                batches: batches.count,
                each: weight(batches.each),
                last: weight(batches.last),
              }))
        }
        value={typed}
        inputMode="decimal"
        maxLength={8}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          mixerKilograms.change(parseQuantity(currentTarget.value));
        }}
      />
    </>
  );
}
