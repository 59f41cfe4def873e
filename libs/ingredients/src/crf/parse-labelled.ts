import { englishNumbers, englishUnits } from '../lexicon/english.ts';
import { isInThousands } from '../quantity.ts';
import type { FurtherAmount, ParsedIngredient, ParsedUnit, Span } from '../parser/parsed.ts';
import type { Label } from './states.ts';
import type { Token } from './tokenize.ts';

/** The amount that counts: the first number, and the unit that goes with it. */
interface MainAmount {
  quantity: { low: number; high: number; span: Span } | null;
  unit: { text: string; span: Span } | null;
  /** The tokens that it is made of. */
  used: Set<number>;
}

/** Puts labelled tokens together to quantity, unit, food and note. */
export function parseLabelled(
  line: string,
  tokens: Token[],
  given: Label[],
): Omit<ParsedIngredient, 'confidence' | 'language'> {
  const labels = tokens.map((_, i) => settled(tokens, given, i));
  const main = mainAmount(tokens, labels);
  const food = runs(tokens, labels, (label) => label === 'NAME');
  const note = noteRuns(tokens, labels);
  const unit = main.unit && known(main.unit.text);
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
    amounts: furtherAmounts(tokens, labels, main),
    spans: {
      ...(main.quantity ? { quantity: main.quantity.span } : {}),
      ...(main.unit ? { unit: main.unit.span } : {}),
      food,
      note,
    },
  };
}

/**
 * Corrects labels of forms that the training data rarely have: "half a lemon", "1 T oil", "2 dozen eggs", "One whole,
 * ripe melon".
 */
function settled(tokens: Token[], labels: Label[], i: number): Label {
  const [token, label] = [tokens[i]!, labels[i] ?? 'NOTE'];
  const isCounted = labels[i - 1] === 'QTY';
  if (label === 'NAME' && labels[i - 1] !== 'NAME' && /^an?$/i.test(token.text)) return 'NOTE';
  if (label === 'NAME' && i === 0 && isCount(token, tokens[1])) return 'QTY';
  if (label === 'NAME' && isCounted && /^[Tt]$/.test(token.text)) return 'UNIT';
  return label === 'QTY' && valueOf(token) === null && unitIdOf(token) === 'dozen' ? 'UNIT' : label;
}

/** "One double recipe pie crust", but not "Five spice powder". */
function isCount(token: Token, next: Token | undefined): boolean {
  return englishNumbers().has(token.text.toLowerCase()) && !!next && !/^(?:spices?|up|islands?)$/i.test(next.text);
}

/** The parts of the food, with the comma or slash that alone stands between two of them: "figs, dates or plums". */
function foodText(line: string, spans: Span[]): string {
  const parts = spans.map(([from, to], i) => {
    const joint = /^\s*([,/])\s*$/.exec(line.slice(to, spans[i + 1]?.[0] ?? to))?.[1];
    return line.slice(from, to) + (joint === '/' ? '/' : i < spans.length - 1 ? `${joint ?? ''} ` : '');
  });
  return parts.join('').replace(/\s+/g, ' ');
}

function mainAmount(tokens: Token[], labels: Label[]): MainAmount {
  const at = labels.findIndex((label, i) => label === 'QTY' && valueOf(tokens[i]!) !== null);
  if (at < 0) return unitOnly(tokens, labels);
  const { low, high } = valueOf(tokens[at]!)!;
  const used = new Set([at]);
  const unit = unitAfter(tokens, labels, at);
  for (const index of unit) used.add(index);
  const upper = high > low ? null : upperEnd(tokens, labels, unit, low);
  if (upper) for (const index of upper.indexes) used.add(index);
  const end = upper ? tokens[upper.indexes[0]!]!.end : tokens[at]!.end;
  return {
    quantity: { low, high: upper?.high ?? high, span: [tokens[at]!.start, end] },
    unit: unitFrom(tokens, unit),
    used,
  };
}

/** "110 ml - 150 ml": the range goes on behind the unit. */
function upperEnd(
  tokens: Token[],
  labels: Label[],
  unit: number[],
  low: number,
): { high: number; indexes: number[] } | null {
  const [first, last] = [unit[0], unit.at(-1)];
  if (
    first === undefined ||
    last === undefined ||
    !/^(?:[-–—]|to)$/.test(tokens[last + 1]?.text ?? '') ||
    labels[last + 2] !== 'QTY'
  )
    return null;
  const value = valueOf(tokens[last + 2]!);
  const same = unitIdOf(tokens[last + 3]) === unitIdOf(tokens[first]);
  return value && same && value.low > low ? { high: value.low, indexes: [last + 2, last + 3] } : null;
}

/** "Handful of mint": a unit without a number. */
function unitOnly(tokens: Token[], labels: Label[]): MainAmount {
  const start = labels.indexOf('UNIT');
  const unit = start < 0 ? [] : unitRun(tokens, labels, start);
  return { quantity: null, unit: unitFrom(tokens, unit), used: new Set(unit) };
}

/** The first unit outside of brackets. With a second number before it ("2 15-ounce cans") only its last word is meant. */
function unitAfter(tokens: Token[], labels: Label[], at: number): number[] {
  let depth = 0;
  let second = false;
  for (let i = at + 1; i < tokens.length; i++) {
    const text = tokens[i]!.text;
    if (text === '(' || text === '[') depth++;
    else if (text === ')' || text === ']') depth = Math.max(0, depth - 1);
    else if (text === ',' && depth === 0 && labels.slice(at, i).includes('NAME')) return [];
    else if (depth === 0 && labels[i] === 'UNIT') {
      const run = unitRun(tokens, labels, i);
      return second ? (run.length > 1 ? run.slice(-1) : []) : run;
    } else if (depth === 0 && labels[i] === 'QTY') {
      if (second) return [];
      second = true;
    }
  }
  return [];
}

function unitIdOf(token: Token | undefined): string | undefined {
  const text = token?.text.toLowerCase();
  return text && (englishUnits().get(text) ?? text);
}

/** Neighbouring words of a unit; the dot of an abbreviation ("8 oz. package") does not part them. */
function unitRun(tokens: Token[], labels: Label[], start: number): number[] {
  const run = [];
  for (let i = start; labels[i] === 'UNIT' || (tokens[i]?.text === '.' && labels[i + 1] === 'UNIT'); i++)
    if (labels[i] === 'UNIT') run.push(i);
  return run;
}

/**
 * Unit of a run of tokens: "bunches" of "large bunches", the ounce of "28 ounce can"; all words if none is a known
 * unit.
 */
function unitFrom(tokens: Token[], run: number[]): MainAmount['unit'] {
  const chosen = firstKnown(tokens, run) ?? run;
  const [first, last] = [tokens[chosen[0] ?? -1], tokens[chosen.at(-1) ?? -1]];
  return first && last ? { text: textOf(tokens, chosen), span: [first.start, last.end] } : null;
}

function firstKnown(tokens: Token[], run: number[]): number[] | null {
  for (let from = 0; from < run.length; from++)
    for (let to = run.length; to > from; to--) {
      const words = run.slice(from, to);
      const text = textOf(tokens, words);
      if (englishUnits().has(text.toLowerCase()) || text === 'T') return words;
    }
  return null;
}

function textOf(tokens: Token[], run: number[]): string {
  return run.map((i) => tokens[i]!.text).join(' ');
}

const spoonLetters = new Map<string, string>(Object.entries({ T: 'tablespoon', t: 'teaspoon' }));

function known(text: string): ParsedUnit {
  return { id: spoonLetters.get(text) ?? englishUnits().get(text.toLowerCase()) ?? null, text };
}

function valueOf(token: Token): { low: number; high: number } | null {
  if (token.low !== undefined) return { low: token.low, high: token.high! };
  const value = englishNumbers().get(token.text.toLowerCase());
  return value === undefined ? null : { low: value, high: value };
}

function furtherAmounts(tokens: Token[], labels: Label[], { used }: MainAmount): FurtherAmount[] {
  const found: FurtherAmount[] = [];
  labels.forEach((label, i) => {
    const value = label === 'QTY' && !used.has(i) ? valueOf(tokens[i]!) : null;
    if (!value) return;
    const run = labels[i + 1] === 'UNIT' && !used.has(i + 1) ? unitRun(tokens, labels, i + 1) : [];
    const unit = unitFrom(tokens, run);
    found.push({
      quantity: value.low,
      quantityMax: value.high > value.low ? value.high : null,
      unit: unit && known(unit.text),
      span: [tokens[i]!.start, unit?.span[1] ?? tokens[i]!.end],
    });
  });
  return found;
}

/** Neighbouring tokens of a kind, as spans of the line. */
function runs(tokens: Token[], labels: Label[], wanted: (label: Label, i: number) => boolean): Span[] {
  const spans: Span[] = [];
  let open = false;
  tokens.forEach((token, i) => {
    const inside = labels[i] !== undefined && wanted(labels[i], i);
    if (inside && open) spans.at(-1)![1] = token.end;
    else if (inside) spans.push([token.start, token.end]);
    open = inside;
  });
  return spans;
}

const remarks = new Set<Label>(['NOTE', 'SIZE']);

/** Remarks; "of" between unit and food is none, nor the "plus" between two amounts. */
function noteRuns(tokens: Token[], labels: Label[]): Span[] {
  const spans = runs(
    tokens,
    labels,
    (label, i) => remarks.has(label) || (label === 'PUNC' && isInside(labels, i) && /[-–&'"]/.test(tokens[i]!.text)),
  );
  return spans.filter(
    ([from, to]) =>
      !tokens.some(
        (token) => token.start === from && token.end === to && /^(?:of|a|an|the|and|or|plus)$/i.test(token.text),
      ),
  );
}

function isInside(labels: Label[], i: number): boolean {
  return i > 0 && i < labels.length - 1 && remarks.has(labels[i - 1]!) && remarks.has(labels[i + 1]!);
}
