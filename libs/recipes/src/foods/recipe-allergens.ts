import { SUBSTANCES, type Substance } from '#food';
import { foodBase, foodLanguages, foodLinker } from '#organizers';
import type { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import { isApplied, type RecipeLineFood } from './recipe-line-food.entity.ts';

/** Reasons why nobody can say what a line contains. */
type UnknownReason = 'food' | 'doubtful' | 'contents' | 'recipe';
/** Reasons why a line is not certain: its foods are only likely, or its note is not understood. */
type Doubt = UnknownReason | 'likely' | 'note';

interface NamedLine {
  referenceId: string;
  display: string;
}

export interface LineContents {
  line: NamedLine;
  contains: Set<Substance>;
  mayContain: Set<Substance>;
  /** Null if each food of the line and its contents are known. */
  unknown: UnknownReason | null;
  /** Null if the line says exactly these foods, or a member confirmed them. */
  doubt: Doubt | null;
  /** Foods of the tables that the line names, with their kinds. */
  foods: Set<string>;
  /** Foods that it may name: doubtful guesses, and those of its note. */
  possibleFoods: Set<string>;
  /** Foods of the group that the line names. */
  ownFoods: Set<string>;
}

/** Says what the foods of a line usually contain. All doubt is "may contain" or "not known", never nothing. */
export function contentsOfLine(
  line: RecipeIngredient,
  links: RecipeLineFood[],
  language: string | null,
  locale: string,
): LineContents {
  const options = foodLanguages(language, locale);
  const words = line.words?.food || line.food?.name || '';
  const contents: LineContents = {
    line: { referenceId: line.referenceId, display: line.display },
    contains: new Set(),
    mayContain: new Set(),
    unknown: null,
    doubt: null,
    foods: new Set(),
    possibleFoods: new Set(),
    ownFoods: new Set(line.foodId ? [line.foodId] : []),
  };
  const applied = links.filter(isApplied);
  for (const { food } of applied) addFood(contents, food);
  for (const { food, state } of links) if (state === 'guess') addPossibleFood(contents, food);
  // foods that a note or the rest of the words name may be in the dish as well
  for (const text of [line.note, words])
    for (const part of text.split(/[,;()]/))
      for (const { food } of foodLinker.link(part, options)) addPossibleFood(contents, food);
  const inNote = foodLinker.foodsOfNote(line.note, options);
  for (const food of inNote ?? []) addPossibleFood(contents, food);
  for (const substance of contents.contains) contents.mayContain.delete(substance);

  const isDecided = applied.length > 0 && applied.every(({ state }) => state === 'confirmed');
  const isWhole = applied.length >= foodLinker.countParts(words, options);
  if (!applied.length) contents.unknown = links.some(({ state }) => state === 'guess') ? 'doubtful' : 'food';
  else if (!isDecided && !isWhole) contents.unknown = 'doubtful';
  else if (applied.some(({ food }) => foodBase.propertiesOf(food).contains === null)) contents.unknown = 'contents';
  const isExact = applied.every(({ confidence }) => confidence === 1);
  const isNoteKnown = inNote?.every((food) => foodBase.propertiesOf(food).contains !== null);
  contents.doubt = contents.unknown ?? (isDecided ? null : !isExact ? 'likely' : !isNoteKnown ? 'note' : null);
  return contents;
}

function addFood({ contains, mayContain, foods }: LineContents, food: string): void {
  const properties = foodBase.propertiesOf(food);
  for (const substance of withGluten(properties.contains ?? [])) contains.add(substance);
  for (const substance of withGluten(properties.mayContain)) mayContain.add(substance);
  for (const each of [food, ...foodBase.kindsOf(food)]) foods.add(each);
}

function addPossibleFood({ mayContain, possibleFoods }: LineContents, food: string): void {
  const properties = foodBase.propertiesOf(food);
  for (const substance of withGluten([...(properties.contains ?? []), ...properties.mayContain]))
    mayContain.add(substance);
  for (const each of [food, ...foodBase.kindsOf(food)]) possibleFoods.add(each);
}

/** Wheat is a cereal with gluten. */
const withGluten = (substances: Substance[]): Substance[] =>
  substances.includes('wheat') && !substances.includes('gluten') ? [...substances, 'gluten'] : substances;

/** The substances with the lines that they come from, in the order of the list of the EU. */
export function allergensOf(lines: LineContents[]) {
  const linesWith = (has: (line: LineContents, substance: Substance) => boolean) =>
    SUBSTANCES.flatMap((substance) => {
      const found = lines.filter((line) => has(line, substance)).map(({ line }) => line);
      return found.length ? [{ substance, lines: found }] : [];
    });
  return {
    contains: linesWith(({ contains }, substance) => contains.has(substance)),
    mayContain: linesWith(({ mayContain }, substance) => mayContain.has(substance)),
    unknown: lines.flatMap(({ line, unknown }) => (unknown ? [{ ...line, reason: unknown }] : [])),
  };
}
