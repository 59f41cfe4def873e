import type { Wire, WireInput } from '#client';

export type Entry = Wire<'Mealplan'>;
export type MealType = Entry['entryType'];
export type PlannedRecipe = NonNullable<Entry['recipe']>;

/** Meal types in the order of the day. */
export const mealTypes: readonly MealType[] = ['breakfast', 'snack', 'lunch', 'dinner', 'side', 'dessert', 'drink'];
/** Meals of every day; other types are shown only if something is planned. */
export const mainMeals: readonly MealType[] = ['breakfast', 'lunch', 'dinner'];

export interface Slot {
  date: string;
  entryType: MealType;
}

export const slotId = ({ date, entryType }: Slot): string => `${date} ${entryType}`;

export function slotOf(id: string): Slot {
  const [date = '', name] = id.split(' ');
  return { date, entryType: mealTypes.find((type) => type === name) ?? 'dinner' };
}

export const nameOf = ({ recipe, title }: Entry): string => recipe?.name ?? title;

/** @returns the entries of a meal, in order */
export const entriesAt = (entries: readonly Entry[], slot: Slot): Entry[] =>
  entries
    .filter(({ date, entryType }) => date === slot.date && entryType === slot.entryType)
    .sort((a, b) => a.position - b.position || a.id - b.id);

/** @returns the changes that move an entry to a position of a meal */
export function moveEntry(entries: readonly Entry[], entry: Entry, to: Slot & { index: number }): EntryChange[] {
  const others = entriesAt(entries, to).filter(({ uuid }) => uuid !== entry.uuid);
  const { date, entryType } = to;
  return others
    .toSpliced(to.index, 0, entry)
    .map((one, position) => ({ one, change: { uuid: one.uuid, date, entryType, position } }))
    .filter(({ one, change }) => one.position !== change.position || slotId(one) !== slotId(change))
    .map(({ change }) => change);
}

/** @returns the changes that swap an entry with the entries of another meal */
export function swapEntry(entries: readonly Entry[], entry: Entry, to: Slot): EntryChange[] {
  const place = ({ date, entryType }: Slot) => ({ date, entryType });
  const targetEntries = entriesAt(entries, to).filter(({ uuid }) => uuid !== entry.uuid);
  const swappedBack = targetEntries.map(({ uuid }, index) => ({
    uuid,
    ...place(entry),
    position: entry.position + index,
  }));
  return [{ uuid: entry.uuid, ...place(to), position: 0 }, ...swappedBack];
}

export interface EntryChange extends Partial<
  Pick<Entry, 'date' | 'entryType' | 'position' | 'title' | 'text' | 'recipeId'>
> {
  uuid: string;
  servings?: number | null;
  eaters?: WireInput<'MealEaters'> | null;
}

/** Meals without entries. */
export const openSlots = (entries: readonly Entry[], days: readonly string[], types: readonly MealType[]): Slot[] =>
  days
    .flatMap((date) => types.map((entryType) => ({ date, entryType })))
    .filter((slot) => entriesAt(entries, slot).length === 0);

/** Recipes to shop for, without leftovers. */
export const recipesToBuy = (entries: readonly Entry[]): { slug: string; servings: number | null }[] =>
  entries.flatMap(({ recipe, servings, leftoversOf }) =>
    recipe && !leftoversOf ? { slug: recipe.slug, servings } : [],
  );
