import { englishNumbers, englishUnits } from '../lexicon/english.ts';
import { isInThousands } from '../quantity.ts';
import { containers, unitDimension, unitFacts } from '../units.ts';
import type { FurtherAmount, ParsedIngredient, ParsedUnit, Span } from '../parser/parsed.ts';
import type { Label } from './states.ts';
import type { Token } from './tokenize.ts';

/** A token with its corrected label. */
interface LabelledToken extends Token {
  label: Label;
}

/** The first number of a line and the unit that goes with it. */
interface MainAmount {
  quantity: { low: number; high: number; span: Span } | null;
  unit: { text: string; span: Span } | null;
  /** Tokens that the amount consists of. */
  used: Set<LabelledToken>;
}

/** Combines labelled tokens to quantity, unit, food and note. */
export function parseLabelled(
  line: string,
  tokens: Token[],
  labels: Label[],
): Omit<ParsedIngredient, 'confidence' | 'language'> {
  const labelled = tokens.map((token, i) => ({ ...token, label: correctLabel(token, tokens, labels, i) }));
  const main = mainAmount(line, labelled);
  const food = spansOf(labelled, (token) => token.label === 'NAME' && !main.used.has(token));
  const note = noteSpans(labelled);
  const unit = main.unit && parseUnit(main.unit.text);
  const { low, high, span } = main.quantity ?? { low: null, high: 0, span: [0, 0] };
  const factor = isInThousands(line.slice(...span), unit?.id) ? 1000 : 1;
  return {
    quantity: low === null ? null : low * factor,
    quantityMax: low !== null && high > low ? high : null,
    unit,
    food: foodText(line, food),
    note: note
      .map(([from, to]) => line.slice(from, to))
      .join(', ')
      .replace(/\s+/g, ' '),
    amounts: furtherAmounts(labelled, main),
    spans: {
      ...(main.quantity ? { quantity: main.quantity.span } : {}),
      ...(main.unit ? { unit: main.unit.span } : {}),
      food,
      note,
    },
  };
}

/** Corrects labels of forms that are rare in the training data: "half a lemon", "2 dozen eggs", "One whole, ripe melon". */
function correctLabel(token: Token, tokens: Token[], labels: Label[], i: number): Label {
  const [label = 'NOTE', previous] = [labels[i], labels[i - 1]];
  if (label === 'NAME' && previous !== 'NAME' && /^an?$/i.test(token.text)) return 'NOTE';
  if (label === 'NAME' && i === 0 && isCount(token, tokens[1])) return 'QTY';
  return label === 'QTY' && valueOf(token) === null && unitIdOf(token) === 'dozen' ? 'UNIT' : label;
}

/** "One double recipe pie crust", but not "Five spice powder". */
function isCount(token: Token, next: Token | undefined): boolean {
  return englishNumbers().has(token.text.toLowerCase()) && !!next && !/^(?:spices?|up|islands?)$/i.test(next.text);
}

/**
 * Joins the parts of a food with the only sign between two of them, or with the one before words that are a note: "figs, dates or plums",
 * "salt & freshly ground pepper".
 */
function foodText(line: string, spans: Span[]): string {
  const parts = spans.map(([from, to], i) => {
    const gap = line.slice(to, spans[i + 1]?.[0] ?? to);
    const joint = /^\s*(?:([,/&])\s*$|([&+])\s)/.exec(gap);
    return line.slice(from, to) + (i < spans.length - 1 ? jointText(joint?.[1] ?? joint?.[2]) : '');
  });
  return parts.join('').replace(/\s+/g, ' ');
}

function jointText(sign: string | undefined): string {
  if (sign === '/') return '/';
  return sign === ',' ? ', ' : ` ${sign ?? ''} `;
}

function mainAmount(line: string, tokens: LabelledToken[]): MainAmount {
  for (const [i, token] of tokens.entries()) {
    const value = token.label === 'QTY' ? valueOf(token) : null;
    if (!value) continue;
    const { low, high } = value;
    const unit = unitAfter(tokens.slice(i + 1));
    const thing = thingOfSize(line, tokens, i);
    if (thing) return { quantity: null, unit: unitFrom([thing]), used: new Set([thing]) };
    const upper = high > low ? null : upperEnd(tokens, unit, low);
    return {
      quantity: {
        low,
        high: upper?.high ?? high,
        span: [token.start, upper?.end ?? token.amountEnd ?? endOfHalf(token, tokens[i + 1])],
      },
      unit: unitFrom(unit),
      used: new Set([token, ...unit, ...(upper?.used ?? [])]),
    };
  }
  return unitOnly(tokens);
}

/** The article belongs to the amount: "half a lemon". */
const endOfHalf = ({ text, end }: Token, next: Token | undefined): number =>
  next && /^half$/i.test(text) && /^an?$/i.test(next.text) ? next.end : end;

/** The can of "16-ounce can of beans" and the stick of "3-inch cinnamon stick", where the number is the size. */
function thingOfSize(line: string, tokens: LabelledToken[], i: number): LabelledToken | null {
  const [number, measure] = tokens.slice(i);
  if (!number || !measure) return null;
  const isOfOne = /^an?$/i.test(tokens[i - 1]?.text ?? '');
  if (!isOfOne && !/^[-‑]$/.test(line.slice(number.end, measure.start))) return null;
  const isLength = unitDimension(unitIdOf(measure)) === 'length' && tokens[i + 2]?.label !== 'UNIT';
  if (measure.label !== 'UNIT' || !unitFacts.has(unitIdOf(measure))) return null;
  const thing = isLength
    ? tokens.findLast(({ label }) => label === 'NAME')
    : tokens[i + (tokens[i + 2]?.text === '.' ? 3 : 2)];
  const isThing = isLength
    ? /^(?:stick|quill|pod)s?$/i.test(thing?.text ?? '')
    : containers.has(unitIdOf(thing ?? number));
  return isThing && thing ? thing : null;
}

/** "110 ml - 150 ml": a range with a unit behind each end. */
function upperEnd(tokens: LabelledToken[], unit: LabelledToken[], low: number) {
  const [first, last] = [unit[0], unit.at(-1)];
  if (!first || !last) return null;
  const [joint, number, secondUnit] = tokens.slice(tokens.indexOf(last) + 1);
  if (!/^(?:[-–—]|to)$/.test(joint?.text ?? '') || number?.label !== 'QTY') return null;
  const value = valueOf(number);
  const isSame = secondUnit && unitIdOf(secondUnit) === unitIdOf(first);
  return value && isSame && value.low > low ? { high: value.low, end: number.end, used: [number, secondUnit] } : null;
}

/** "Handful of mint": a unit without a number. */
function unitOnly(tokens: LabelledToken[]): MainAmount {
  const start = tokens.findIndex(({ label }) => label === 'UNIT');
  const unit = start < 0 ? [] : unitRun(tokens.slice(start));
  return { quantity: null, unit: unitFrom(unit), used: new Set(unit) };
}

/** The first unit outside of brackets. Behind a second number ("2 15-ounce cans"), only its last word. */
function unitAfter(tokens: LabelledToken[]): LabelledToken[] {
  let depth = 0;
  let hasSecondNumber = false;
  let hasFood = false;
  for (const [i, { text, label }] of tokens.entries()) {
    if (text === '(' || text === '[') depth++;
    else if (text === ')' || text === ']') depth = Math.max(0, depth - 1);
    else if (text === ',' && depth === 0 && hasFood) return [];
    else if (depth === 0 && label === 'UNIT') {
      const run = unitRun(tokens.slice(i));
      return hasSecondNumber ? (run.length > 1 ? run.slice(-1) : []) : run;
    } else if (depth === 0 && label === 'QTY') {
      if (hasSecondNumber) return [];
      hasSecondNumber = true;
    }
    hasFood ||= label === 'NAME';
  }
  return [];
}

function unitIdOf({ text }: Token): string {
  return englishUnits().get(text.toLowerCase()) ?? text.toLowerCase();
}

/** Adjacent words of a unit at the beginning of the tokens; the dot of an abbreviation ("8 oz. package") does not separate them. */
function unitRun(tokens: LabelledToken[]): LabelledToken[] {
  const isPart = ({ label, text }: LabelledToken, i: number) =>
    label === 'UNIT' || (text === '.' && tokens[i + 1]?.label === 'UNIT');
  const end = tokens.findIndex((token, i) => !isPart(token, i));
  return tokens.slice(0, end < 0 ? undefined : end).filter(({ label }) => label === 'UNIT');
}

/** Unit of adjacent tokens: "bunches" of "large bunches", the ounce of "28 ounce can"; all words if none is a known unit. */
function unitFrom(run: LabelledToken[]): MainAmount['unit'] {
  const unit = firstKnownUnit(run) ?? run;
  const [first, last] = [unit[0], unit.at(-1)];
  return first && last ? { text: textOf(unit), span: [first.start, last.end] } : null;
}

function firstKnownUnit(run: LabelledToken[]): LabelledToken[] | null {
  for (let from = 0; from < run.length; from++)
    for (let to = run.length; to > from; to--) {
      const words = run.slice(from, to);
      const text = textOf(words);
      if (englishUnits().has(text.toLowerCase()) || text === 'T') return words;
    }
  return null;
}

function textOf(run: Token[]): string {
  return run.map(({ text }) => text).join(' ');
}

const spoonLetters = new Map([
  ['T', 'tablespoon'],
  ['t', 'teaspoon'],
]);

function parseUnit(text: string): ParsedUnit {
  return { id: spoonLetters.get(text) ?? englishUnits().get(text.toLowerCase()) ?? null, text };
}

function valueOf({ text, low, high = low }: Token): { low: number; high: number } | null {
  if (low !== undefined && high !== undefined) return { low, high };
  const value = englishNumbers().get(text.toLowerCase());
  return value === undefined ? null : { low: value, high: value };
}

function furtherAmounts(tokens: LabelledToken[], { used }: MainAmount): FurtherAmount[] {
  return tokens.flatMap((token, i) => {
    const value = token.label === 'QTY' && !used.has(token) ? valueOf(token) : null;
    if (!value) return [];
    const next = tokens[i + 1];
    const unit = next?.label === 'UNIT' && !used.has(next) ? unitFrom(unitRun(tokens.slice(i + 1))) : null;
    return {
      quantity: value.low,
      quantityMax: value.high > value.low ? value.high : null,
      unit: unit && parseUnit(unit.text),
      span: [token.start, unit?.span[1] ?? token.end],
    };
  });
}

/** Spans of adjacent tokens that fulfil a condition. */
function spansOf(tokens: LabelledToken[], isIncluded: (token: LabelledToken, i: number) => boolean): Span[] {
  const spans: Span[] = [];
  let open: Span | null = null;
  for (const [i, token] of tokens.entries()) {
    if (!isIncluded(token, i)) open = null;
    else if (open) open[1] = token.end;
    else spans.push((open = [token.start, token.end]));
  }
  return spans;
}

const remarkLabels = new Set<Label | undefined>(['NOTE', 'SIZE']);

/** Spans of remarks, without "of" between unit and food, and "plus" between two amounts. */
function noteSpans(tokens: LabelledToken[]): Span[] {
  const isRemark = (i: number) => remarkLabels.has(tokens[i]?.label);
  const isInside = ({ label, text }: LabelledToken, i: number) =>
    label === 'PUNC' && isRemark(i - 1) && isRemark(i + 1) && /[-–&'"]/.test(text);
  const spans = spansOf(tokens, (token, i) => isRemark(i) || isInside(token, i));
  return spans.filter(
    ([from, to]) =>
      !tokens.some(
        (token) => token.start === from && token.end === to && /^(?:of|a|an|the|and|or|plus)$/i.test(token.text),
      ),
  );
}
