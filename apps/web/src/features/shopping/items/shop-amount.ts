import { unitDimension, unitFacts } from '#ingredients';
import { baseLanguage } from '#locales';
import { contentsOf } from '../../../shared/units-and-scaling/contents.ts';
import { inBaseUnit, inSystem, isUs } from '../../../shared/units-and-scaling/convert.ts';
import type { UnitSystem } from '../../../shared/units-and-scaling/unit-systems.ts';
import { writeAmount } from '../../../shared/units-and-scaling/write-amount.ts';
import type { ShoppingItem } from '../shopping-queries.ts';

const thousand = 1000;
/** Steps for rounding grams: scales and packages are not finer. */
const step = (grams: number): number => (grams >= 500 ? 50 : grams >= 200 ? 25 : grams >= 20 ? 5 : 1);

/** Approximate amount to buy in the reader's units; undefined if the item's own amount is in them. */
export function shopAmount(item: ShoppingItem, system: UnitSystem, locale: string): string | undefined {
  const standard = item.unit?.standard;
  const fact = unitFacts.get(standard ?? '');
  if (!standard || !fact?.factor || system === 'written' || item.quantity <= 0) return undefined;
  const contents = contentsOf([item.food?.name, !item.food && item.note], item.food?.density);
  const { density } = contents;
  const language = baseLanguage(locale);
  const whole = { low: item.quantity, high: item.quantity, unit: standard };
  const volume = unitDimension(standard) === 'volume' && !/lit/.test(standard) && inBaseUnit(whole, language);
  if (system === 'metric' && density && volume) {
    const exact = volume.low * density;
    const grams = Math.max(1, Math.round(exact / step(exact)) * step(exact));
    const [amount, unit] = grams >= thousand ? [grams / thousand, 'kilogram'] : [grams, 'gram'];
    return writeAmount({ low: amount, high: amount, unit }, locale);
  }
  const isOther = system === 'metric' ? isUs(standard) : !isUs(standard);
  const measure = isOther && inSystem(whole, system, language, contents);
  return measure ? writeAmount(measure, locale) : undefined;
}
