import { useTranslation } from 'react-i18next';
import { bakingHint, type Tin } from '#baking';
import { numberText } from '#locales';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { useReading } from '../../../shared/units-and-scaling/reading.tsx';
import styles from './bench.module.css';

/** Says which amount the others follow and, for another tin, what that means in the oven. */
export function MeasureNotice({ recipe }: { recipe: Recipe }) {
  const { t, i18n, ready } = useTranslation('bench');
  const reading = useReading();
  const { measure, scale } = reading;
  if (!ready || !measure) return null;
  const times = numberText(scale, i18n.language, { maximumFractionDigits: 2 });
  const line =
    measure.kind === 'line' && recipe.recipeIngredient.find(({ referenceId }) => referenceId === measure.line);
  const tins = measure.kind === 'tin' && {
    from: tinText(measure.from, i18n.language),
    to: tinText(measure.to, i18n.language),
  };
  return (
    <div className={styles.measure} role="status">
      <p>
        {line ? t('follows', { amount: reading.line(line).text }) : tins ? t('inTin', tins) : t('byWhole')}{' '}
        {measure.kind === 'tin' && t(`tin.hint.${bakingHint(measure.from, measure.to)}`)}
      </p>
      <span>{t('times', { times })}</span>
    </div>
  );
}

function tinText(tin: Tin, locale: string): string {
  const sides =
    tin.shape === 'round' ? [tin.diameter] : tin.shape === 'square' ? [tin.side, tin.side] : [tin.length, tin.width];
  const [last = 0] = sides.slice(-1);
  const format = { style: 'unit', unit: 'centimeter', unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return [...sides.slice(0, -1).map((side) => numberText(side, locale)), numberText(last, locale, format)].join(
    '\u00a0×\u00a0',
  );
}
