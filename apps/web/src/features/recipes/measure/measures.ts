import {
  displayIngredient,
  scaleQuantity,
  type DisplayUnit,
  type IngredientDisplay,
  unitFacts,
  unitIdOf,
} from '#ingredients';
import { detectLanguage } from '#ingredients/parser';
import type { Ingredient, Recipe } from '../recipe-query.ts';
import { adjustHtml, escapeHtml } from './adjust-html.ts';
import { adjustText, type Edit } from './adjust-text.ts';
import { inSystem } from './convert.ts';
import type { UnitSystem } from './unit-systems.ts';
import { isInFractions, unitWords } from './write-amount.ts';

export interface ShownIngredient extends IngredientDisplay {
  /** The amount as the recipe has it, where another one is shown. */
  written?: string;
}

export interface Measures {
  line: (line: Ingredient) => ShownIngredient;
  /** A step: scaled and converted. */
  step: (html: string) => string;
  /** Other words of the recipe: converted only, since nobody knows which of their amounts grow. */
  note: (html: string) => string;
}

type Words = Pick<Recipe, 'recipeInstructions' | 'recipeIngredient'>;

/** How a recipe is shown when it is scaled or in other units. `about` says "In the recipe: 1 cup". */
export function measuresOf(
  recipe: Words,
  { scale, system }: { scale: number; system: UnitSystem },
  about: (written: string) => string,
): Measures {
  const language = languageOf(recipe);
  const html = (factor: number) =>
    remembered((source: string) =>
      adjustHtml(
        source,
        (text) => adjustText(text, { scale: factor, system, language }),
        (text, written) => `<mark title="${escapeHtml(about(written))}">${escapeHtml(text)}</mark>`,
      ),
    );
  return {
    line: (line) => shownLine(line, { scale, system, language }),
    step: html(scale),
    note: html(1),
  };
}

function languageOf({ recipeInstructions, recipeIngredient }: Words): string {
  const steps = recipeInstructions.map(({ text }) => text);
  const lines = recipeIngredient.map(({ note, food }) => `${food?.name ?? ''} ${note}`);
  return detectLanguage([...steps, ...lines].join('\n'));
}

/** What is counted becomes fractions when it is scaled: 2 ⅔ eggs, not 2.667. */
const pieces = { name: '', fraction: true } as Ingredient['unit'];

type Wish = Parameters<typeof adjustText>[1];

/** The quantity and the unit are converted before the display, which stays the same for all. */
function shownLine(given: Ingredient, wish: Wish): ShownIngredient {
  const line = wish.scale !== 1 && !given.unit ? { ...given, unit: pieces } : given;
  const written = displayIngredient(line, wish.scale);
  const note = line.note ? inText(line.note, { ...wish, scale: 1 }) : line.note;
  const converted = written.quantity ? convertedAmount(line, wish) : null;
  if (!converted) return note === line.note ? written : displayIngredient({ ...line, note }, wish.scale);
  const shown = displayIngredient({ ...line, ...converted, note });
  return { ...shown, written: [written.quantity!.text, written.unit].filter(Boolean).join(' ') };
}

function convertedAmount({ quantity, unit }: Ingredient, { scale, system, language }: Wish) {
  const id = unit && measureOf(unit, language);
  if (!id || !quantity) return null;
  const amount = scaleQuantity(quantity, scale);
  const converted = inSystem({ low: amount, high: amount, unit: id }, system, language);
  if (!converted) return null;
  const [name, pluralName] = unitWords(converted.unit, language);
  const shown: DisplayUnit = { name, pluralName, fraction: isInFractions(converted.unit) };
  return { quantity: converted.low, unit: shown };
}

/** The unit of measure that a unit of the group means by any of its names; undefined for what is counted or unknown. */
function measureOf(unit: DisplayUnit, language: string): string | undefined {
  const languages = [...new Set([language, detectLanguage(`2 ${unit.name}`), 'en'])];
  const ids = namesOf(unit).flatMap((name) => (name ? languages.map((each) => unitIdOf(name, each)) : []));
  return ids.find((id): id is string => id !== null && unitFacts[id] !== undefined);
}

const namesOf = ({ name, pluralName, abbreviation }: DisplayUnit) => [name, abbreviation, pluralName];

function inText(text: string, wish: Wish): string {
  let result = '';
  let from = 0;
  for (const { start, end, text: instead } of adjustText(text, wish) satisfies Edit[]) {
    result += text.slice(from, start) + instead;
    from = end;
  }
  return result + text.slice(from);
}

function remembered(make: (source: string) => string): (source: string) => string {
  const known = new Map<string, string>();
  return (source) => {
    if (!known.has(source)) known.set(source, make(source));
    return known.get(source)!;
  };
}
