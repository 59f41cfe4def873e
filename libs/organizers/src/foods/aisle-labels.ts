import { plainName } from '#ingredients';
import type { Context } from '#persistence';
import { Label } from '../labels/label.entity.ts';
import { formsInAllLanguages } from '../seeds/foods.ts';
import { seedFoods, seedNames } from '../seeds/seed-tables.ts';
import { foodBase, linkFood } from './food-base.ts';
import { Food } from './food.entity.ts';

/** The initial label for each aisle of the food tables. */
const LABELS = new Map([
  ['produce', 'Vegetables'],
  ['pasta-rice', 'Pasta, rice and grains'],
  ['breakfast', 'Pasta, rice and grains'],
  ['meat', 'Meat'],
  ['deli', 'Deli meats'],
  ['fish', 'Seafood'],
  ['dairy', 'Dairy'],
  ['frozen', 'Frozen'],
  ['bakery', 'Baked goods'],
  ['baking', 'Baking'],
  ['spices', 'Spices'],
  ['canned', 'Canned goods'],
  ['condiments', 'Oils, vinegar and sauces'],
  ['oil', 'Oils, vinegar and sauces'],
  ['soups', 'Oils, vinegar and sauces'],
  ['spreads', 'Spreads'],
  ['sweets', 'Confectionery'],
  ['snacks', 'Snacks'],
  ['drinks', 'Beverages'],
]);

/**
 * Guesses the label of the aisle in which each food is found; null where the food is not known or the group has no label for its aisle.
 *
 * @param names as people write them, without amounts
 */
export async function guessLabels(context: Context, names: string[]): Promise<(Label | null)[]> {
  const aisles = names.map((name) => aisleOf(name, context.locale));
  const wanted = [...new Set(aisles.filter((aisle) => aisle !== null))];
  const labels = wanted.length ? await labelsOfAisles(context, wanted) : new Map<string, Label>();
  return aisles.map((aisle) => (aisle ? (labels.get(aisle) ?? null) : null));
}

/** English name of the initial label. */
function aisleOf(name: string, locale: string): string | null {
  const [link] = linkFood(name, locale);
  if (!link) return null;
  const { aisle, contains } = foodBase.propertiesOf(link.food);
  const kinds = [link.food, ...foodBase.kindsOf(link.food)];
  if (aisle === 'produce' && kinds.includes('fruit')) return 'Fruits';
  if (aisle === 'produce' && kinds.includes('herb')) return 'Fresh herbs';
  if (aisle === 'baking' && (kinds.includes('nut') || kinds.includes('dried-fruit'))) return 'Nuts and dried fruit';
  if (aisle === 'drinks' && contains?.includes('alcohol')) return 'Alcohol';
  return LABELS.get(aisle ?? '') ?? null;
}

/** The labels with the initial name of an aisle in any language, or else those that most of its initial foods have in the group. */
async function labelsOfAisles(context: Context, aisles: string[]): Promise<Map<string, Label>> {
  const all = await context.repository(Label).select().getMany();
  const byName = new Map(all.map((label) => [plainName(label.name), label]));
  const byId = new Map(all.map((label) => [label.id, label]));
  const named = aisles.map((aisle) => {
    const own = seedNames('aisle', aisle).map(({ name }) => byName.get(plainName(name)));
    return [aisle, own.find(Boolean)] as const;
  });
  const missing = named.flatMap(([aisle, label]) => (label ? [] : [aisle]));
  const usual = all.length && missing.length ? await usualLabels(context, missing) : new Map<string, string>();
  return new Map(
    named.flatMap(([aisle, label]) => {
      const found = label ?? byId.get(usual.get(aisle) ?? '');
      return found ? [[aisle, found]] : [];
    }),
  );
}

/** The ids of labels that a group has given to the foods of each aisle, for groups that have named their labels anew. */
async function usualLabels(context: Context, aisles: string[]): Promise<Map<string, string>> {
  const names = seedFoods()
    .filter(({ aisle }) => aisles.includes(aisle))
    .flatMap(({ food, aisle }) => [...formsInAllLanguages(food)].map((name) => ({ aisle, name: name.toLowerCase() })));
  const rows = await context
    .repository(Food)
    .select()
    .innerJoin(
      '(SELECT unnest(:aisles::text[]) aisle, unnest(:names::text[]) name)',
      'seed',
      'seed.name = lower(row.name)',
      { aisles: names.map(({ aisle }) => aisle), names: names.map(({ name }) => name) },
    )
    .andWhere('row.label_id IS NOT NULL')
    .select('seed.aisle', 'aisle')
    .addSelect('row.label_id', 'labelId')
    .groupBy('seed.aisle')
    .addGroupBy('row.label_id')
    .orderBy('count(*)', 'ASC')
    .getRawMany<{ aisle: string; labelId: string }>();
  return new Map(rows.map(({ aisle, labelId }) => [aisle, labelId]));
}
