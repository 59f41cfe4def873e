import {
  displayIngredient,
  displayQuantity,
  scaleQuantity,
  type DisplayUnit,
  type FoundAmount,
  type IngredientDisplay,
  unitDimension,
  unitFacts,
  unitIdOf,
} from '#ingredients';
import { detectLanguage } from '#ingredients/parser';
import type { Ingredient, Recipe } from '../recipe-query.ts';
import { adjustHtml, escapeHtml } from './adjust-html.ts';
import { adjustText, inNumber, scaled, type Edit } from './adjust-text.ts';
import { inSystem, isIn, type Measure } from './convert.ts';
import { amountsOfWhole, type NoteAmount } from './note-amounts.ts';
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

/** The amount is converted before the display, which stays the same for all; so are the words of the note. */
function shownLine(given: Ingredient, wish: Wish): ShownIngredient {
  const line = wish.scale !== 1 && !given.unit ? { ...given, unit: pieces } : given;
  const written = displayIngredient(line, wish.scale);
  const measure = written.quantity ? measureOfLine(line, wish.language) : undefined;
  const inNote = measure && line.note ? amountsOfWhole(line.note, measure, wish.language) : [];
  const shown = measure && otherAmount(measure, inNote, wish);
  const note = line.note ? shownNote(line.note, { ...wish, inNote, shown, unit: measure?.unit }) : line.note;
  if (!shown) return note === line.note ? written : displayIngredient({ ...line, note }, wish.scale);
  const was = [displayQuantity(written), written.unit].filter(Boolean).join(' ');
  return { ...displayIngredient({ ...line, ...shown, note }), written: was };
}

function measureOfLine({ quantity, quantityMax, unit }: Ingredient, language: string): Measure | undefined {
  const id = unit && measureOf(unit, language);
  return id ? { low: quantity ?? 0, high: quantityMax ?? quantity ?? 0, unit: id } : undefined;
}

interface OtherAmount {
  quantity: number;
  quantityMax: number | null;
  unit: DisplayUnit;
  measure: Measure;
}

/** The amount in the units that the reader wants: as the note has it, else converted. Nothing where it is in them already. */
function otherAmount(line: Measure, inNote: NoteAmount[], { scale, system, language }: Wish): OtherAmount | undefined {
  const by = (value: number) => scaleQuantity(value, scale);
  const converted = inSystem({ ...line, low: by(line.low), high: by(line.high) }, system, language);
  if (!converted) return undefined;
  const twin = inNote.find(({ parts, same }) => same && parts.length === 1 && isIn(system, parts[0]!.unit.id!));
  const measure = twin ? scaled(twin.parts[0]!, scale) : converted;
  const [name, pluralName] = twin ? wordsOf(twin.parts[0]!, measure, language) : unitWords(measure.unit, language);
  return {
    quantity: measure.low,
    quantityMax: measure.high,
    unit: { name, pluralName, fraction: isInFractions(measure.unit) },
    measure,
  };
}

function wordsOf({ quantity, quantityMax, unit }: FoundAmount, { high }: Measure, language: string): [string, string] {
  const word = inNumber(unit.text, (quantityMax ?? quantity) > 1, high > 1, language);
  return [word, word];
}

interface NoteWish extends Wish {
  inNote: NoteAmount[];
  /** The amount and the unit that the line is shown with. */
  shown: OtherAmount | undefined;
  unit: string | undefined;
}

/** What says the amount of the line follows the scale, and goes where the line says it in the units that the reader wants. */
function shownNote(note: string, { inNote, shown, unit = '', ...wish }: NoteWish): string {
  const dimensions = [unit, shown?.measure.unit ?? ''].map(unitDimension);
  const isTwice = ({ same, parts }: NoteAmount) =>
    same &&
    dimensions.includes(parts[0]!.dimension) &&
    (shown !== undefined || parts.every((part) => inSystem(scaled(part, wish.scale), wish.system, wish.language)));
  const cuts = inNote.filter(isTwice).map(({ phrase: [start, end] }): Edit => ({ start, end, text: '' }));
  const growing = new Set(inNote.flatMap(({ parts }) => parts.map(({ span }) => span[0])));
  const edits = adjustText(note, wish, ({ span }) => growing.has(span[0])).filter(
    ({ start }) => !cuts.some((cut) => cut.start <= start && start < cut.end),
  );
  const text = inText(note, [...edits, ...cuts]);
  return cuts.length > 0 ? withoutGaps(text) : text;
}

const withoutGaps = (text: string) =>
  text
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/(?<=^|[([,;])(?:\s*[,;/|=])+|(?:\s*[,;/|=])+\s*(?=$|[)\]])/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The unit of measure that a unit of the group means by any of its names; undefined for what is counted or unknown. */
function measureOf(unit: DisplayUnit, language: string): string | undefined {
  const languages = [...new Set([language, detectLanguage(`2 ${unit.name}`), 'en'])];
  const ids = namesOf(unit).flatMap((name) => (name ? languages.map((each) => unitIdOf(name, each)) : []));
  return ids.find((id): id is string => id !== null && unitFacts[id] !== undefined);
}

const namesOf = ({ name, pluralName, abbreviation }: DisplayUnit) => [name, abbreviation, pluralName];

function inText(text: string, edits: Edit[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, text: instead } of edits.toSorted((a, b) => a.start - b.start)) {
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
