import {
  contentsOfWords,
  SUBSTANCES,
  type FoodContents,
  type LineDoubt,
  type Substance,
  type UnknownReason,
} from '#food';
import { foodBase, foodLanguages, foodLinker } from '#organizers';
import type { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import type { RecipeLink } from './recipe-line-food.entity.ts';

interface NamedLine {
  referenceId: string;
  display: string;
}

export interface LineContents extends Omit<FoodContents, 'unknown' | 'doubt'> {
  line: NamedLine;
  /** Null if each food of the line and its contents are known. */
  unknown: UnknownReason | 'recipe' | null;
  /** Null if the line says exactly these foods, or a member confirmed them. */
  doubt: LineDoubt | 'recipe' | null;
  /** Foods of the group that the line names. */
  ownFoods: Set<string>;
}

/** Says what the foods of a line usually contain. */
export function contentsOfLine(
  line: RecipeIngredient,
  links: RecipeLink[],
  language: string | null,
  locale: string,
): LineContents {
  const words = line.words?.food || line.food?.name || '';
  const tables = { base: foodBase, linker: foodLinker };
  return {
    ...contentsOfWords(tables, { words, note: line.note, links }, foodLanguages(language, locale)),
    line: { referenceId: line.referenceId, display: line.display },
    ownFoods: new Set(line.foodId ? [line.foodId] : []),
  };
}

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
