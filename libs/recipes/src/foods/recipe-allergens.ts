import { SUBSTANCES, type Substance } from '#food';
import { foodBase, foodLanguages, foodLinker } from '#organizers';
import type { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import { isApplied, type RecipeLineFood } from './recipe-line-food.entity.ts';

/** Reasons why nobody can say what a line contains. */
type UnknownReason = 'food' | 'doubtful' | 'contents' | 'recipe';

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
  };
  const applied = links.filter(isApplied);
  for (const { food } of applied) addFood(contents, food, contents.contains);
  for (const { food, state } of links) if (state === 'guess') addFood(contents, food, contents.mayContain);
  // foods that a note or the rest of the words name may be in the dish as well
  for (const text of [line.note, words])
    for (const part of text.split(/[,;()]/))
      for (const { food } of foodLinker.link(part, options)) addFood(contents, food, contents.mayContain);
  for (const substance of contents.contains) contents.mayContain.delete(substance);

  const isDecided = applied.length > 0 && applied.every(({ state }) => state === 'confirmed');
  const isWhole = applied.length >= foodLinker.countParts(words, options);
  if (!applied.length) contents.unknown = links.some(({ state }) => state === 'guess') ? 'doubtful' : 'food';
  else if (!isDecided && !isWhole) contents.unknown = 'doubtful';
  else if (applied.some(({ food }) => foodBase.propertiesOf(food).contains === null)) contents.unknown = 'contents';
  return contents;
}

function addFood({ mayContain }: LineContents, food: string, target: Set<Substance>): void {
  const properties = foodBase.propertiesOf(food);
  for (const substance of withGluten(properties.contains ?? [])) target.add(substance);
  for (const substance of withGluten(properties.mayContain)) mayContain.add(substance);
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
