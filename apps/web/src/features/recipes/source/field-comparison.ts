import type { TFunction } from 'i18next';
import { recipeFields } from '#contract/recipe-fields';
import { numberText } from '#locales';
import { textOf } from '../../../shared/recipes/content-text.ts';
import type { ContentField, VersionContent } from '../../../shared/recipes/history-queries.ts';

export interface FieldComparison {
  field: ContentField;
  /** Text of the recipe, and of the reading if that differs. */
  was: string;
  is: string;
  differs: boolean;
}

/** The field of older clients, which changes together with `performTime`. */
const HIDDEN: ContentField[] = ['cookTime'];

/** Compares the fields of a recipe that a reading of its source says something about. */
export function compareFields(
  recipe: VersionContent,
  reading: VersionContent,
  { t, language }: { t: TFunction<'history'>; language: string },
): FieldComparison[] {
  return recipeFields
    .filter((field) => field in reading && !HIDDEN.includes(field))
    .map((field) => {
      const [was, is] = [textOf(recipe, field, t), textOf(reading, field, t)];
      if (was !== is || field !== 'recipeIngredient') return { field, was, is, differs: was !== is };
      // lines of the same words can be split in another way
      const [partsBefore, parts] = [recipe, reading].map((content) => partsOfLines(content, language));
      return partsBefore === parts
        ? { field, was, is, differs: false }
        : { field, was: partsBefore ?? '', is: parts ?? '', differs: true };
    });
}

/** Writes each line as its parts: "1.5 · teaspoon · salt". */
function partsOfLines({ recipeIngredient = [] }: VersionContent, language: string): string {
  const number = (value?: number | null) => (value ? numberText(value, language, { maximumFractionDigits: 3 }) : '');
  return (recipeIngredient ?? [])
    .map(({ quantity, quantityMax, unit, food, note }) => {
      const amount = [number(quantity), number(quantityMax)].filter(Boolean).join('–');
      return [amount, unit?.name, food?.name, note].filter(Boolean).join(' · ');
    })
    .join('\n');
}

const comparable = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Shorter texts occur in many lines by chance. In letters. */
const MIN_PART = 6;

/** Finds the lines of a source that say what a field says, by their index. */
export function linesOfField(lines: string[], text: string): Set<number> {
  const rows = text.split('\n').map(comparable).filter(Boolean);
  const whole = new Set(rows);
  const isPart = (line: string) =>
    rows.some(
      (row) => (line.length >= MIN_PART && row.includes(line)) || (row.length >= MIN_PART && line.includes(row)),
    );
  const found = lines.flatMap((line, index) => {
    const own = comparable(line);
    return own && (whole.has(own) || isPart(own)) ? [index] : [];
  });
  return new Set(found);
}
