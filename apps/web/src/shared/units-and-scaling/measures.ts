import {
  containers,
  displayIngredient,
  isInFractions,
  isFixedAmount,
  isLexiconWord,
  layoutOf,
  type LineWords,
  scaleQuantity,
  type DisplayUnit,
  type CountedFood,
  type FoundAmount,
  type IngredientDisplay,
  unitDimension,
  unitFacts,
  unitIdOf,
  unitInNumber,
  unitLabel,
} from '#ingredients';
import { eggsAndGrams, gramsOfEgg, textInTin, type Tin } from '#baking';
import { numberText } from '#locales';
import { detectLanguage } from '#ingredients/parser';
import { firstOf } from '#contract/objects';
import type { Ingredient, Recipe } from '../recipes/recipe-query.ts';
import { adjustHtml, escapeHtml } from './adjust-html.ts';
import { adjustText, scaled, type Edit } from './adjust-text.ts';
import { contentsOf, type Contents } from './contents.ts';
import { inSystem, isIn, regionalUnit, type Measure } from './convert.ts';
import {
  addedAmounts,
  addedCounts,
  amountsOfWhole,
  countsOfWhole,
  weightsOfCounted,
  type NoteAmount,
} from './note-amounts.ts';
import { restOfAmount, type ScaledParts } from './rest-of-amount.ts';
import type { UnitSystem } from './unit-systems.ts';
import { unitWords, writeNumber } from './write-amount.ts';

export interface ShownIngredient extends IngredientDisplay {
  /** Original amount, if it is shown differently. */
  written?: string;
}

export interface Measures {
  line: (line: Ingredient) => ShownIngredient;
  /** Scales and converts the HTML of a step. */
  step: (html: string) => string;
  /** Converts the HTML of other texts; their amounts may not depend on the scale. */
  note: (html: string) => string;
}

type Words = Pick<Recipe, 'recipeInstructions' | 'recipeIngredient'>;

export interface ReadingWish {
  scale: number;
  system: UnitSystem;
  /** Locale of the reader (BCP 47). */
  locale: string;
  /** Shows units by their names in the reader's language. */
  isOwnUnits: boolean;
  /** Another tin than that of the recipe. */
  tins?: { from: Tin; to: Tin } | undefined;
}

/** Scaled and converted texts of a recipe. @param about describes the original amount, "In the recipe: 1 cup" */
export function measuresOf(
  recipe: Words,
  { scale, system, locale, isOwnUnits, tins }: ReadingWish,
  about: (written: string) => string,
): Measures {
  const language = languageOf(recipe);
  const counted = countedFoods(recipe);
  const html = (factor: number) =>
    remembered((source: string) =>
      adjustHtml(
        source,
        (text) => withTins(text, adjustText(text, { scale: factor, system, language, locale, counted })),
        (text, written) => `<mark title="${escapeHtml(about(written))}">${escapeHtml(text)}</mark>`,
      ),
    );
  const withTins = (text: string, edits: Edit[]): Edit[] => {
    const sizes = tins ? textInTin(text, tins, { language }) : [];
    const isKept = (edit: Edit) => !sizes.some((size) => size.start < edit.end && edit.start < size.end);
    return [...edits.filter(isKept), ...sizes].toSorted((a, b) => a.start - b.start);
  };
  return {
    line: (line) => {
      const own = isFixedAmount(line.display) ? 1 : scale;
      const shown = shownLine(line, { scale: own, system, language, locale, isOwnUnits });
      return own === 1 ? shown : withEggGrams(shown, line, { scale, locale });
    },
    step: html(scale),
    note: html(1),
  };
}

/** Foods that the recipe counts in pieces, with the sum of its lines. */
function countedFoods({ recipeIngredient }: Words): CountedFood[] {
  const most = new Map<string, number>();
  for (const line of recipeIngredient) {
    const name = line.words?.food || line.food?.name;
    if (line.disableAmount || line.unit || !line.quantity || !name || isFixedAmount(line.display)) continue;
    most.set(name, (most.get(name) ?? 0) + (line.quantityMax ?? line.quantity));
  }
  return [...most].map(([name, sum]) => ({ name, most: sum }));
}

/** Adds the part of an egg in grams: “about 6 eggs (5 + 43 g)”. */
function withEggGrams(
  shown: ShownIngredient,
  { quantity, quantityMax, unit, food, note, words }: Ingredient,
  { scale, locale }: { scale: number; locale: string },
): ShownIngredient {
  const gramsOfOne = unit ? null : gramsOfEgg(food?.name ?? words?.food ?? note);
  if (!gramsOfOne || !quantity || quantityMax) return shown;
  const { whole, grams } = eggsAndGrams(scaleQuantity(quantity, scale), gramsOfOne);
  if (!grams) return shown;
  const weight = numberText(grams, locale, { style: 'unit', unit: 'gram', unitDisplay: 'short' });
  const text = ` (${whole ? `${numberText(whole, locale)} + ` : ''}${weight})`;
  return { ...shown, text: shown.text + text, pieces: [...shown.pieces, { part: 'text', text }] };
}

/** Language of a recipe’s texts (BCP 47). */
export function languageOf({ recipeInstructions, recipeIngredient }: Words): string {
  const steps = recipeInstructions.map(({ text }) => text);
  return detectLanguage([...steps, ...recipeIngredient.map(({ display }) => display)].join('\n'));
}

type Wish = Parameters<typeof adjustText>[1] & Pick<ReadingWish, 'locale' | 'isOwnUnits'>;

/** Converts amount and words of a line before it is formatted. */
function shownLine(line: Ingredient, wish: Wish): ShownIngredient {
  const { scale, locale } = wish;
  const named = { ...line, words: unitInReading(line, wish) };
  const contents = contentsOf([line.food?.name, line.words?.food, !line.food && line.note], line.food?.density);
  const measure = line.quantity || line.quantityMax ? measureOfLine(line, wish, contents) : undefined;
  const rest = measure && restOfAmount(named.words, measure, wish);
  const whole = rest?.total ?? measure;
  const beside = textsOf(named).map((text) => {
    const own = text === rest?.text ? rest.tail : text;
    const inText = whole ? amountsOfWhole(own, whole, wish.language) : amountsBeside(own, line, wish.language);
    return { text, own, inText };
  });
  const inTexts = beside.flatMap(({ inText }) => inText);
  const shown = whole && otherAmount(whole, inTexts, { ...wish, contents });
  const scaledRest = rest && !shown ? rest.scaled(scale) : undefined;
  const adjusted = new Map(
    beside.map(({ text, own, inText }) => {
      const shownOwn = shownText(own, { ...wish, inText, shown, contents, unit: measure?.unit });
      return [text, text === rest?.text ? (scaledRest?.text ?? '') + shownOwn : shownOwn];
    }),
  );
  const withTexts = {
    ...named,
    ...(scaledRest && scale !== 1 && partsOf(named, scaledRest)),
    note: adjusted.get(line.note) ?? line.note,
    words: withLine(
      scaledRest?.unit && scale !== 1 ? withUnitWord(named.words, scaledRest.unit.name) : named.words,
      adjusted,
    ),
  };
  if (!shown) return displayIngredient(withTexts, { scale, locale });
  const was = displayIngredient(named, { scale, locale }).pieces.filter(
    ({ part }) => part === 'amount' || part === 'unit',
  );
  const words = withTexts.words && { ...withTexts.words, amount: null, unit: null };
  return {
    ...displayIngredient({ ...withTexts, ...shown, words }, { locale, isExact: false }),
    written:
      was.flatMap(({ text }) => text || []).join(' ') +
      (rest ? rest.text.slice(0, rest.text.length - rest.tail.length).trimEnd() : ''),
  };
}

function partsOf({ unit }: Ingredient, { quantity, unit: smaller }: ScaledParts): Partial<Ingredient> {
  return { quantity, ...(smaller && unit && { unit: { ...unit, ...smaller, pluralName: null } }) };
}

const withUnitWord = (words: LineWords | null, unit: string): LineWords | null => words && { ...words, unit };

/** Amounts beside counted things: their weight, and what is added to them. */
function amountsBeside(text: string, { quantity, quantityMax, unit }: Ingredient, language: string): NoteAmount[] {
  if (!quantity) return [];
  const isPackage = unit !== null && containers.has(unit.standard ?? unitIdOf(unit.name, language) ?? '');
  const weights = isPackage ? [] : weightsOfCounted(text, quantityMax ?? quantity, language);
  return [...weights, ...addedAmounts(text, language)];
}

/** @returns the texts of a line apart from its amount, unit and food */
function textsOf({ note, words }: Ingredient): string[] {
  const texts = words?.line ? layoutOf(words.line).filter(({ part }) => part === 'text') : [];
  return [...new Set([note, ...texts.map(({ text }) => text)])].filter((text) => text.trim() !== '');
}

function withLine(words: LineWords | null, texts: Map<string, string>): LineWords | null {
  if (!words?.line) return words;
  const pieces = layoutOf(words.line).map(({ part, text }) => {
    if (part !== 'text') return `{${part}}`;
    const adjusted = texts.get(text) ?? text;
    // keeps the spaces around a text from the middle of a line
    return adjusted === text ? text : text.replace(/\S(?:.*\S)?/s, adjusted.trim()).replace(/^\s+$/, ' ');
  });
  return { ...words, line: pieces.join('') };
}

/** The finest parts in which things, and in which cups and spoons are shown. */
const [PARTS_OF_THINGS, PARTS_OF_MEASURES] = [2, 8];

function isShownAsMany(value: number, unit: Ingredient['unit']): boolean {
  const parts = unitDimension(unit?.standard ?? '') === 'count' ? PARTS_OF_THINGS : PARTS_OF_MEASURES;
  return Math.round(value * parts) / parts > 1;
}

/** Unit as written, singular or plural, or by its name in the reader's language. */
function unitInReading({ words, unit, quantity, quantityMax }: Ingredient, wish: Wish): LineWords | null {
  const was = quantityMax ?? quantity ?? 0;
  const [wasMany, isMany] = [was > 1, isShownAsMany(scaleQuantity(was, wish.scale), unit)];
  const label = wish.isOwnUnits && unit?.standard ? unitLabel(unit.standard, wish.locale) : undefined;
  if (label) {
    const name = label.short || (isMany ? label.many : label.one);
    const of = /(?<=\{unit\}) (\S+?)\s*(?=\{food\})/;
    const line = words?.line?.replace(of, (all, word: string) =>
      isLexiconWord('of', word, wish.language) ? ' ' : all,
    );
    return { line: line ?? null, amount: words?.amount ?? null, food: words?.food ?? null, unit: name };
  }
  if (!words?.unit || wasMany === isMany) return words;
  return { ...words, unit: unitInNumber(words.unit, wasMany, isMany, wish.language) };
}

function measureOfLine(line: Ingredient, { language, locale, system }: Wish, contents: Contents): Measure | undefined {
  const { quantity, quantityMax, unit, words } = line;
  const written = words?.unit ? unitIdOf(words.unit, language) : null;
  const id = written && unitFacts.has(written) ? written : unit && measureOf(unit, language);
  const [low, high] = [quantity ?? 0, quantityMax ?? quantity ?? 0];
  if (id) return { low, high, unit: regionalUnit(id, locale) };
  const isStick = unit?.standard === 'stick' && system === 'metric' && isFat(contents);
  return isStick ? { low: low * cupsOfStick, high: high * cupsOfStick, unit: 'cup' } : undefined;
}

/** A stick of butter is half a cup; sticks of cinnamon or celery are none. */
const cupsOfStick = 0.5;
const isFat = ({ density }: Contents) => density !== undefined && density > 0.85 && density < 0.99;

interface OtherAmount {
  quantity: number;
  quantityMax: number | null;
  unit: DisplayUnit;
  measure: Measure;
}

/** Amount in the reader's units: from the note, else converted. Undefined if no conversion is needed. */
function otherAmount(
  line: Measure,
  inNote: NoteAmount[],
  { scale, system, language, contents }: Wish & { contents: Contents },
): OtherAmount | undefined {
  const by = (value: number) => scaleQuantity(value, scale);
  const whole = { ...line, low: by(line.low), high: by(line.high) };
  if (!inSystem(whole, system, language)) return undefined;
  const converted = inSystem(whole, system, language, contents);
  const single = inNote.filter(({ parts, same }) => same && parts.length === 1).flatMap(({ parts }) => parts);
  const twin = single.find(({ unit }) => isIn(system, unit.id ?? ''));
  const measure = twin ? scaled(twin, scale) : converted;
  if (!measure) return undefined;
  const [name, pluralName] = twin ? wordsOf(twin, measure, language) : unitWords(measure.unit, language);
  return {
    quantity: measure.low,
    quantityMax: measure.high,
    unit: { name, pluralName, fraction: isInFractions(measure.unit), standard: measure.unit },
    measure,
  };
}

function wordsOf({ quantity, quantityMax, unit }: FoundAmount, { high }: Measure, language: string): [string, string] {
  const word = unitInNumber(unit.text, (quantityMax ?? quantity) > 1, high > 1, language);
  return [word, word];
}

interface TextWish extends Wish {
  inText: NoteAmount[];
  /** Converted amount of the line. */
  shown: OtherAmount | undefined;
  unit: string | undefined;
  contents: Contents;
}

/** Rewrites a note: amounts that repeat the line's amount are scaled and converted. */
function shownText(note: string, { inText: inNote, shown, unit = '', ...wish }: TextWish): string {
  const dimensions = [unit, shown?.measure.unit ?? ''].map(unitDimension);
  const isTwice = ({ same, parts }: NoteAmount) =>
    same &&
    dimensions.includes(firstOf(parts).dimension) &&
    (shown !== undefined ||
      parts.every((part) => inSystem(scaled(part, wish.scale), wish.system, wish.language, wish.contents)));
  const cuts = inNote.filter(isTwice).map(({ phrase: [start, end] }): Edit => ({ start, end, text: '' }));
  const counts = [...(unit ? countsOfWhole(note, wish.language) : []), ...addedCounts(note, wish.language)];
  const growing = new Set([
    ...inNote.flatMap(({ parts }) => parts.map(({ span }) => span[0])),
    ...counts.map(({ start }) => start),
  ]);
  const edits = adjustText(note, wish, ({ span }) => growing.has(span[0])).filter(
    ({ start }) => !cuts.some((cut) => cut.start <= start && start < cut.end),
  );
  const bare = counts
    .filter(({ start }) => ![...edits, ...cuts].some((edit) => edit.start <= start && start < edit.end))
    .map(({ value, start, end }): Edit => {
      const like = note.slice(start, end);
      return { start, end, text: writeNumber(scaleQuantity(value, wish.scale), '', wish.language, like) };
    });
  const text = withEdits(note, [...edits, ...cuts, ...bare]);
  return cuts.length > 0 ? withoutGaps(text) : text;
}

const withoutGaps = (text: string) =>
  text
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/(?<=^|[([,;])(?:\s*[,;/|=])+|(?:\s*[,;/|=])+\s*(?=$|[)\]])/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Canonical unit of a group's unit by any of its names; undefined if it is no measure. */
export function measureOf(unit: DisplayUnit, language: string): string | undefined {
  if (unit.standard && unitFacts.has(unit.standard)) return unit.standard;
  const languages = [...new Set([language, detectLanguage(`2 ${unit.name}`), 'en'])];
  const ids = namesOf(unit).flatMap((name) => (name ? languages.map((each) => unitIdOf(name, each)) : []));
  return ids.find((id): id is string => id !== null && unitFacts.has(id));
}

const namesOf = ({ name, pluralName, abbreviation }: DisplayUnit) => [name, abbreviation, pluralName];

function withEdits(text: string, edits: Edit[]): string {
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
    let result = known.get(source);
    if (result === undefined) known.set(source, (result = make(source)));
    return result;
  };
}
