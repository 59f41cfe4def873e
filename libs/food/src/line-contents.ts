import { isDoubtful, type FoodLink } from './food-search.ts';
import type { FoodBase, Substance } from './food-base.ts';
import type { FoodLinker, LinkOptions } from './link-food.ts';

/** Reasons why nobody can say what a line contains. */
export type UnknownReason = 'food' | 'doubtful' | 'contents';
/** Reasons why a line is not certain: its foods are only likely, or its note is not understood. */
export type LineDoubt = UnknownReason | 'likely' | 'note';

/** A link of a line; members confirm and refuse guesses. */
export interface LineLink extends FoodLink {
  state: 'guess' | 'confirmed' | 'refused';
}

export interface FoodContents {
  contains: Set<Substance>;
  mayContain: Set<Substance>;
  /** Null if each food of the line and its contents are known. */
  unknown: UnknownReason | null;
  /** Null if the line says exactly these foods, or a member confirmed them. */
  doubt: LineDoubt | null;
  /** Foods of the tables that the line names. */
  named: string[];
  /** The same with their kinds. */
  foods: Set<string>;
  /** Foods that it may name: doubtful guesses, and those of its note. */
  possibleFoods: Set<string>;
}

/** True if lists and estimates use the link. */
export const isApplied = (link: Pick<LineLink, 'state' | 'confidence'>): boolean =>
  link.state === 'confirmed' || (link.state === 'guess' && !isDoubtful(link));

/**
 * Says what the foods of a line usually contain. All doubt is "may contain" or "not known", never nothing.
 *
 * @param words the food in the author's words
 */
export function contentsOfWords(
  { base, linker }: { base: FoodBase; linker: FoodLinker },
  { words, note, links }: { words: string; note: string; links: LineLink[] },
  options: Omit<LinkOptions, 'note'>,
): FoodContents {
  const contents: FoodContents = {
    contains: new Set(),
    mayContain: new Set(),
    unknown: null,
    doubt: null,
    named: [],
    foods: new Set(),
    possibleFoods: new Set(),
  };
  const applied = links.filter(isApplied);
  contents.named = applied.map(({ food }) => food);
  for (const { food } of applied) addFood(base, contents, food);
  for (const { food, state } of links) if (state === 'guess') addPossibleFood(base, contents, food);
  // foods that a note or the rest of the words name may be in the dish as well
  for (const text of [note, words])
    for (const part of text.split(/[,;()]/))
      for (const { food } of linker.link(part, options)) addPossibleFood(base, contents, food);
  const inNote = linker.foodsOfNote(note, options);
  for (const food of inNote ?? []) addPossibleFood(base, contents, food);
  for (const substance of contents.contains) contents.mayContain.delete(substance);

  const isDecided = applied.length > 0 && applied.every(({ state }) => state === 'confirmed');
  const isWhole = applied.length >= linker.countParts(words, options);
  const isKnown = (food: string) => base.propertiesOf(food).contains !== null;
  if (!applied.length) contents.unknown = links.some(({ state }) => state === 'guess') ? 'doubtful' : 'food';
  else if (!isDecided && !isWhole) contents.unknown = 'doubtful';
  else if (!applied.every(({ food }) => isKnown(food))) contents.unknown = 'contents';
  const isExact =
    applied.every(({ confidence }) => confidence === 1) ||
    linker.isQualifiedName(
      words,
      applied.map(({ food }) => food),
      options,
    );
  const isNoteKnown = inNote?.every(isKnown);
  contents.doubt = contents.unknown ?? (isDecided ? null : !isExact ? 'likely' : !isNoteKnown ? 'note' : null);
  return contents;
}

function addFood(base: FoodBase, { contains, mayContain, foods }: FoodContents, food: string): void {
  const properties = base.propertiesOf(food);
  for (const substance of withGluten(properties.contains ?? [])) contains.add(substance);
  for (const substance of withGluten(properties.mayContain)) mayContain.add(substance);
  for (const each of [food, ...base.kindsOf(food)]) foods.add(each);
}

function addPossibleFood(base: FoodBase, { mayContain, possibleFoods }: FoodContents, food: string): void {
  const properties = base.propertiesOf(food);
  for (const substance of withGluten([...(properties.contains ?? []), ...properties.mayContain]))
    mayContain.add(substance);
  for (const each of [food, ...base.kindsOf(food)]) possibleFoods.add(each);
}

/** Wheat is a cereal with gluten. */
export const withGluten = (substances: Substance[]): Substance[] =>
  substances.includes('wheat') && !substances.includes('gluten') ? [...substances, 'gluten'] : substances;
