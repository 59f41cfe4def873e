import type { ResponseSchema } from '#contract';
import { firstOf, zip } from '#contract/objects';
import { householdIdOf } from '#groups';
import { User } from '#identity';
import { displayIngredient, type LineWords, storedQuantity, wordsInNumber } from '#ingredients';
import { densityOfName, Food, guessLabels, Label, seedPlural, Unit } from '#organizers';
import type { Context } from '#persistence';
import { Recipe } from '#recipes';
import { convertQuantity, dimensionOf, type Measures } from '../merging/measures.ts';
import type { ItemSource } from '../merging/item-sources.ts';
import type { ShoppingItem } from './shopping-item.entity.ts';

type PresentedItem = ResponseSchema<'ShoppingItem'>;

/** Rows that items refer to, by id. */
interface RelatedRows {
  units: Map<string, Unit>;
  foods: Map<string, Food>;
  labels: Map<string, Label>;
  people: Map<string, User>;
  recipes: Map<string, Recipe>;
}

/** Adds the rows that items refer to, with one query for each kind of row. */
export async function presentItems(context: Context, items: readonly ShoppingItem[]): Promise<PresentedItem[]> {
  const parts = items.flatMap((item) => item.parts);
  const related: RelatedRows = {
    units: await byIds(
      context,
      Unit,
      [...items, ...parts, ...parts.flatMap(({ written }) => written ?? [])].map(({ unitId }) => unitId),
    ),
    foods: await byIds(
      context,
      Food,
      items.map(({ foodId }) => foodId),
    ),
    labels: new Map(),
    people: await byIds(
      context,
      User,
      items.map(({ checkedById }) => checkedById),
    ),
    recipes: await byIds(
      context,
      Recipe,
      parts.map(({ recipeId }) => recipeId),
    ),
  };
  const labelsOfFoods = [...related.foods.values()].map(({ labelId }) => labelId);
  related.labels = await byIds(context, Label, [...items.map(({ labelId }) => labelId), ...labelsOfFoods]);
  for (const food of related.foods.values()) food.label = related.labels.get(food.labelId ?? '') ?? null;
  const labels = await labelsOf(context, items, related);
  return zip(items, labels).map(([item, label]) => present(item, label, { ...related, locale: context.locale }));
}

/** The label of each item or its food, or else that of the aisle in which it is usually found. */
async function labelsOf(
  context: Context,
  items: readonly ShoppingItem[],
  { foods, labels }: RelatedRows,
): Promise<(Label | null)[]> {
  const chosen = items.map(({ labelId, foodId }) => labels.get(labelId ?? foods.get(foodId ?? '')?.labelId ?? ''));
  const open = items.filter((_, at) => !chosen[at]);
  const names = open.map((item) => nameOf(item, foods.get(item.foodId ?? '') ?? null));
  const guessed = new Map(zip(open, await guessLabels(context, names)));
  return zip(items, chosen).map(([item, label]) => label ?? guessed.get(item) ?? null);
}

async function byIds<T extends { id: string; groupId: string | null }>(
  context: Context,
  entity: new () => T,
  ids: (string | null)[],
): Promise<Map<string, T>> {
  const unique = [...new Set(ids.filter((id) => id !== null))];
  if (!unique.length) return new Map();
  const rows = await context.repository(entity).select().andWhere('row.id = ANY(:unique)', { unique }).getMany();
  return new Map(rows.map((row) => [row.id, row]));
}

function present(
  item: ShoppingItem,
  label: Label | null,
  { units, foods, people, recipes, locale }: RelatedRows & { locale: string },
): PresentedItem {
  const unit = units.get(item.unitId ?? '') ?? null;
  const food = foods.get(item.foodId ?? '') ?? null;
  const person = people.get(item.checkedById ?? '');
  const isSum = item.parts.length > 1;
  const written = isSum ? sharedWords(item.parts, item.quantity) : (item.parts[0]?.words ?? null);
  // words of one batch do not fit the amount of several
  const isScaled = isSum || (item.parts[0]?.scale ?? 1) !== 1;
  const words = written && isScaled ? wordsInNumber(written, { unit, food }, item.quantity > 1) : written;
  const { quantity, note, isFood, shoppingListId, checked, checkedAt, position, apart, extras } = item;
  return {
    id: item.id,
    groupId: item.groupId,
    householdId: householdIdOf(item.groupId),
    version: item.version,
    createdAt: item.createdAt,
    updateAt: item.updateAt,
    updatedAt: item.updateAt,
    shoppingListId,
    checked,
    checkedAt,
    checkedBy: person ? person.fullName || person.username : null,
    position,
    quantity,
    isFood,
    disableAmount: !isFood,
    note,
    // the notes of a sum belong to its parts
    display: displayIngredient({
      quantity,
      unit,
      food,
      note: isSum && food ? '' : isScaled && isFood && !unit && quantity > 1 ? inPlural(note, locale) : note,
      words,
      disableAmount: !isFood,
    }).text,
    unitId: unit?.id ?? null,
    unit,
    foodId: food?.id ?? null,
    food,
    density: densityOf(item, { unit, food, locale }),
    labelId: label?.id ?? null,
    label,
    apart,
    extras,
    recipeReferences: references(item, units, recipes),
    parts: item.parts.map((part) => presentPart(part, units, recipes)),
  } as PresentedItem;
}

/** Grams of a millilitre of the food of a volume, by the group or else by the food tables. */
function densityOf(
  item: ShoppingItem,
  { unit, food, locale }: { unit: Unit | null; food: Food | null; locale: string },
): number | null {
  if (!unit || dimensionOf(unit.id, new Map([[unit.id, unit]])) !== 'volume') return null;
  return food?.density ?? densityOfName(nameOf(item, food), locale);
}

const nameOf = ({ note, parts }: ShoppingItem, food: Food | null): string =>
  food?.name ?? parts[0]?.words?.food ?? note;

/** The plural of a name of something that the group has no food for; the name itself if its plural is not known. */
const inPlural = (name: string, locale: string) => seedPlural(name, locale) ?? name;

/** Returns the author's name of the food, in the number of the sum if a source has it; null if a source has no words of its own. */
function sharedWords(parts: readonly ItemSource[], total: number): LineWords | null {
  const sources = parts.flatMap(({ words, quantity }) => (words?.food ? [{ food: words.food, quantity }] : []));
  if (sources.length < parts.length) return null;
  const food = (sources.find(({ quantity }) => quantity > 1 === total > 1) ?? sources[0])?.food ?? null;
  return { line: null, amount: null, unit: null, food };
}

function presentPart(
  part: ItemSource,
  units: RelatedRows['units'],
  recipes: RelatedRows['recipes'],
): PresentedItem['parts'][number] {
  const { id, quantity, note, recipeId, recipeName, recipeQuantity, scale, words, written } = part;
  const writtenUnit = units.get(written?.unitId ?? '');
  const unit = units.get(part.unitId ?? '') ?? null;
  const recipe = recipes.get(recipeId ?? '');
  return {
    id,
    quantity,
    unitId: unit?.id ?? null,
    note,
    display: displayIngredient({ quantity, unit }).text,
    recipeId: recipe?.id ?? null,
    recipeName: recipe?.name ?? recipeName,
    recipeSlug: recipe?.slug ?? null,
    recipeQuantity,
    recipeScale: scale,
    words,
    written:
      written && writtenUnit
        ? { ...written, display: displayIngredient({ ...written, unit: writtenUnit }).text }
        : null,
  };
}

/** One reference for each recipe of the item: the form of older clients. */
function references(
  item: ShoppingItem,
  units: Measures,
  recipes: RelatedRows['recipes'],
): PresentedItem['recipeReferences'] {
  const byRecipe = Map.groupBy(item.parts, ({ recipeId }) => recipeId ?? '');
  const existing = [...byRecipe].filter(([recipeId]) => recipes.has(recipeId));
  return existing.map(([recipeId, parts]) => {
    const first = firstOf(parts);
    const scale = Math.max(...parts.map((part) => part.scale ?? 1));
    const total = parts.reduce((sum, part) => sum + convertQuantity(part, item.unitId, units), 0);
    return {
      id: first.id,
      shoppingListItemId: item.id,
      recipeId,
      recipeQuantity: storedQuantity(total / scale),
      recipeScale: scale,
      recipeNote: first.note || null,
    };
  });
}
