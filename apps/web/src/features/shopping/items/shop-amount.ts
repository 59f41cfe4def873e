import { unitDimension, unitFacts } from '#ingredients';
import { inBaseUnit, inSystem, isUs } from '../../../shared/units-and-scaling/convert.ts';
import type { UnitSystem } from '../../../shared/units-and-scaling/unit-systems.ts';
import { writeAmount } from '../../../shared/units-and-scaling/write-amount.ts';
import type { ShoppingItem } from '../shopping-queries.ts';

/** Density in g/ml of foods that recipes measure by volume and shops sell by weight, by exact name. */
const densities = new Map<string, number>(
  (
    [
      [0.95, 'butter|unsalted butter|salted butter|beurre|beurre doux|beurre demi-sel|süßrahmbutter|زبدة'],
      [0.53, 'flour|plain flour|all-purpose flour|mehl|weizenmehl|farine|farine de blé|طحين|دقيق'],
      [0.85, 'sugar|white sugar|granulated sugar|caster sugar|zucker|sucre|sucre en poudre|سكر'],
      [0.9, 'brown sugar|brauner zucker|sucre roux|سكر بني'],
      [0.8, 'rice|white rice|reis|riz|أرز'],
      [0.4, 'rolled oats|oats|haferflocken|flocons d’avoine|شوفان'],
      [0.42, 'cocoa powder|cocoa|kakaopulver|kakao|cacao en poudre|cacao|كاكاو'],
      [1.42, 'honey|honig|miel|عسل'],
    ] as const
  ).flatMap(([density, names]) => names.split('|').map((name): [string, number] => [name, density])),
);

const thousand = 1000;
/** Steps for rounding grams: scales and packages are not finer. */
const step = (grams: number): number => (grams >= 500 ? 50 : grams >= 200 ? 25 : grams >= 20 ? 5 : 1);

/** Approximate amount to buy in the reader's units; undefined if the item's own amount is in them. */
export function shopAmount(item: ShoppingItem, system: UnitSystem, locale: string): string | undefined {
  const standard = item.unit?.standard;
  const fact = unitFacts.get(standard ?? '');
  if (!standard || !fact?.factor || system === 'written' || item.quantity <= 0) return undefined;
  const density = item.food?.density ?? densities.get(item.food?.name.toLowerCase() ?? '');
  const language = new Intl.Locale(locale).language;
  const whole = { low: item.quantity, high: item.quantity, unit: standard };
  const volume = unitDimension(standard) === 'volume' && !/lit/.test(standard) && inBaseUnit(whole, language);
  if (system === 'metric' && density && volume) {
    const exact = volume.low * density;
    const grams = Math.max(1, Math.round(exact / step(exact)) * step(exact));
    const [amount, unit] = grams >= thousand ? [grams / thousand, 'kilogram'] : [grams, 'gram'];
    return writeAmount({ low: amount, high: amount, unit }, locale);
  }
  const isOther = system === 'metric' ? isUs(standard) : !isUs(standard);
  const measure = isOther && inSystem(whole, system, language);
  return measure ? writeAmount(measure, locale) : undefined;
}
