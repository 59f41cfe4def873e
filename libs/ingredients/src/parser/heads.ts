import type { CompiledLexicon } from '../lexicon/compile.ts';
import { amountStart } from '../quantity.ts';
import { unitFacts } from '../units.ts';
import { amountAt, isLetter, skipSpaces, unitAsAmount, unitAt, unitFirst, type Amount } from './amounts.ts';
import type { Span } from './parsed.ts';

/** Result of a pattern: the amount, and the range of the text about the food. */
export interface Head {
  amount: Amount | null;
  unit: { id: string | null; text: string; span: Span } | null;
  further: Amount[];
  rest: Span;
  /** Text before the amount that is no food. */
  before?: Span;
  /** How much the pattern that matched is to be trusted. */
  sure: number;
}

/** The first pattern that a line follows from `start`. */
export function headOf(line: string, start: number, lexicon: CompiledLexicon): Head {
  const head =
    named(line, leading(line, start, lexicon)) ??
    announced(line, start, lexicon) ??
    trailing(line, start, lexicon) ??
    taken(line, start, lexicon) ??
    partOf(line, start, lexicon) ??
    bareUnit(line, start, lexicon) ??
    nothing(line, start);
  return withoutSize(line, lexicon, head);
}

/** "2 EL Öl", "about 1 (400 g) can of beans", "150 g / 5 oz butter", "2 x 400 g tins". */
function leading(line: string, start: number, lexicon: CompiledLexicon): Head | null {
  const about = lexicon.about.at(line, start);
  const approximate = about && amountAt(line, skipSpaces(line, about.end), lexicon, true);
  const amount =
    approximate ??
    amountAt(line, start, lexicon, true) ??
    unitFirst(line, start, lexicon) ??
    unitAsAmount(line, start, lexicon);
  if (!amount || beginsName(line, start, amount, lexicon)) return null;
  const further: Amount[] = [];
  const multiplied = times(line, amount, lexicon);
  if (multiplied) return multiplied;
  const packed = packing(line, amount, lexicon);
  const main = packed?.amount ?? amount;
  if (packed) further.push(packed.inner);
  let end = main.span[1];
  for (let next = alternate(line, end, lexicon); next; next = alternate(line, end, lexicon)) {
    further.push(next.amount);
    end = next.end;
  }
  const size = main.unit && sizeOf(line, end, lexicon);
  if (size) {
    further.push(size);
    end = size.span[1];
  }
  return {
    amount: main,
    unit: null,
    further,
    rest: [afterOf(line, end, lexicon), line.length],
    sure: main.unit ? 0.99 : 0.97,
  };
}

/** "三つ葉 1束", "五香粉": without spaces, a number that is written out may begin a name. */
function beginsName(
  line: string,
  start: number,
  { unit, span, quantitySpan }: Amount,
  lexicon: CompiledLexicon,
): boolean {
  if (!lexicon.dense || amountBegins.test(line.slice(...quantitySpan))) return false;
  const isApart = lexicon.language !== 'ja' || /^[\sの]/.test(line.slice(span[1]));
  const last = trailing(line, start, lexicon)?.amount?.quantitySpan;
  return !unit || !isApart || (!!last && amountBegins.test(line.slice(...last)));
}

/** In "2 garlic cloves" and "1 Knoblauchzehe (geschält)" what looks like a unit is the food, if nothing else is. */
function named(line: string, head: Head | null): Head | null {
  const unit = head?.amount?.unitSpan;
  if (!head?.amount || !unit || /\p{L}/u.test(line.slice(head.rest[0]).replace(/\([^)]*\)?|,.*$/gu, ''))) return head;
  const { unit: _, unitSpan: __, ...number } = head.amount;
  const isMeasure = unitFacts.has(head.amount.unit?.id ?? '');
  return isMeasure ? head : { ...head, amount: { ...number, unit: null }, rest: [unit[0], line.length] };
}

/** "2 große Zwiebeln": how large a counted thing is is a remark; "petits pois" that are weighed are so called. */
function withoutSize(line: string, lexicon: CompiledLexicon, head: Head): Head {
  if (!head.amount || head.before || (head.amount.unit && head.amount.unit.id !== 'piece')) return head;
  const [start, end] = head.rest;
  const size = lexicon.sizes.at(line, start);
  const rest = size && skipSpaces(line, size.end);
  return rest && rest < end && isLetter(line[rest]) ? { ...head, before: [start, size.end], rest: [rest, end] } : head;
}

/** "2 x 400 g tins of beans": two tins; the 400 g are said besides. */
export function times(line: string, amount: Amount, lexicon: CompiledLexicon): Head | null {
  const sign = /^\s*[x×*]\s*(?=\d)/iu.exec(line.slice(amount.quantitySpan[1]));
  const inner = sign && amountAt(line, amount.quantitySpan[1] + sign[0].length, lexicon, false);
  if (!inner) return null;
  const further = [inner];
  let end = inner.span[1];
  const other = alternate(line, end, lexicon);
  if (other) [further[1], end] = [other.amount, other.end];
  const unit = unitAt(line, skipSpaces(line, end), lexicon);
  const main: Amount = {
    ...amount,
    unit: unit && { id: unit.id, text: unit.text },
    ...(unit ? { unitSpan: unit.span } : {}),
    span: [amount.span[0], unit?.span[1] ?? end],
  };
  return { amount: main, unit: null, further, rest: [afterOf(line, main.span[1], lexicon), line.length], sure: 0.9 };
}

/** "1 (400 g) can", "2 14-ounce cans". */
export function packing(
  line: string,
  amount: Amount,
  lexicon: CompiledLexicon,
): { amount: Amount; inner: Amount } | null {
  if (amount.unit) return null;
  const bracket = /^\s*\(\s*/.exec(line.slice(amount.span[1]));
  const inner = amountAt(
    line,
    amount.span[1] + (bracket?.[0].length ?? /^\s*/.exec(line.slice(amount.span[1]))![0].length),
    lexicon,
    false,
  );
  if (!inner?.unit) return null;
  const close = bracket ? /^[^)]*\)/.exec(line.slice(inner.span[1])) : /^/.exec('');
  const end = close && inner.span[1] + close[0].length;
  const unit = end === null ? null : unitAt(line, skipSpaces(line, end), lexicon);
  if (!unit) return null;
  return {
    amount: {
      ...amount,
      unit: { id: unit.id, text: unit.text },
      unitSpan: unit.span,
      span: [amount.span[0], unit.span[1]],
    },
    inner,
  };
}

/** "/ 5 oz", "= 5 oz", "+ 2 EL", "(about 5 oz)" right after an amount; ends behind the bracket. */
function alternate(line: string, end: number, lexicon: CompiledLexicon): { amount: Amount; end: number } | null {
  const sign = /^\s*(?:[/=+|]|plus\b|or\b|\()\s*/iu.exec(line.slice(end));
  if (!sign) return null;
  const start = end + sign[0].length;
  const about = lexicon.about.at(line, start);
  const amount = amountAt(line, about ? skipSpaces(line, about.end) : start, lexicon, false);
  if (!amount?.unit) return null;
  const close = sign[0].includes('(') ? /^\s*\)/.exec(line.slice(amount.span[1])) : /^/.exec('');
  return close && { amount: { ...amount, span: [start, amount.span[1]] }, end: amount.span[1] + close[0].length };
}

/** "2 boîtes de 400 g de tomates": how much one holds. */
function sizeOf(line: string, end: number, lexicon: CompiledLexicon): Amount | null {
  const particle = lexicon.of.at(line, skipSpaces(line, end));
  const amount = particle && amountAt(line, skipSpaces(line, particle.end), lexicon, false);
  return amount?.unit && unitFacts.has(amount.unit.id ?? '') ? amount : null;
}

const maxPartLength = 3;

/** "Saft von 1 Zitrone", "jus d'un citron": how many are taken for what stands before. */
function partOf(line: string, start: number, lexicon: CompiledLexicon): Head | null {
  let at = start;
  for (let words = 1; words <= maxPartLength; words++) {
    const end = line.indexOf(' ', at);
    if (end < 0 || /[,(]/.test(line.slice(at, end))) return null;
    at = end + 1;
    const particle = lexicon.of.at(line, at);
    const amount = particle && amountAt(line, skipSpaces(line, particle.end), lexicon, true);
    const rest = amount && afterOf(line, amount.span[1], lexicon);
    if (amount && rest && /^\p{L}/u.test(line.slice(rest)))
      return { amount, unit: null, further: [], rest: [rest, line.length], before: [start, end], sure: 0.9 };
  }
  return null;
}

/** "Für den Teig: 250 g Mehl", but not "Butter: 50 g". */
function announced(line: string, start: number, lexicon: CompiledLexicon): Head | null {
  const colon = line.indexOf(':', start);
  const head = colon < 0 ? null : leading(line, skipSpaces(line, colon + 1), lexicon);
  return head && isLetter(line[head.rest[0]]) ? { ...head, before: [start, colon] } : null;
}

/** "Saft einer Zitrone", "sok z 1 cytryny": how many something is taken of. */
function taken(line: string, start: number, lexicon: CompiledLexicon): Head | null {
  const part = lexicon.taken.at(line, start);
  const amount = part && amountAt(line, skipSpaces(line, part.end), lexicon, true);
  const rest = amount && afterOf(line, amount.span[1], lexicon);
  if (!amount || !isLetter(line[rest!])) return null;
  return { amount, unit: null, further: [], rest: [rest!, line.length], before: [start, part.end], sure: 0.9 };
}

/** @returns the start of the food after an amount: "2 EL Mehl", "1 cucharada colmada de azúcar" */
function afterOf(line: string, end: number, lexicon: CompiledLexicon): number {
  const start = skipSpaces(line, end);
  const heaped = lexicon.about.at(line, start);
  const of = heaped && skipSpaces(line, heaped.end);
  if (of !== null && lexicon.of.at(line, of)) return afterOf(line, of, lexicon);
  const particle = lexicon.of.at(line, start);
  return particle && particle.end < line.length ? skipSpaces(line, particle.end) : start;
}

/** "Butter: 50 g", "mlieko, 500 ml", "醤油 大さじ2": the amount at the end, but for a remark in brackets. */
function trailing(line: string, start: number, lexicon: CompiledLexicon): Head | null {
  for (let at = start + 1; at < line.length; at++) {
    if (!startsAmount(line, at, lexicon)) continue;
    const amount = lexicon.dense
      ? (unitFirst(line, at, lexicon) ?? amountAt(line, at, lexicon, true))
      : amountAt(line, at, lexicon, false);
    if (!amount || !endsLine(line, amount, lexicon) || (!amount.unit && !amountBegins.test(line[at]!))) continue;
    const before = line.slice(start, at).replace(/[\s:：,、…・.-]+$/u, '');
    if (!/\p{L}/u.test(before) || /[([（]$/.test(before)) continue;
    const cut = line.slice(start, at).trimEnd();
    const about = aboutBefore(cut, lexicon);
    return {
      amount,
      unit: null,
      further: [],
      rest: [start, start + (about ? about : before.length)],
      sure: amount.unit || lexicon.dense ? 0.98 : 0.85,
    };
  }
  return null;
}

/** @returns the position of "about" at the end of the food, which it is no part of */
function aboutBefore(before: string, lexicon: CompiledLexicon): number | null {
  const at = lexicon.dense ? before.length - 1 : before.lastIndexOf(' ') + 1;
  const about = at > 0 ? lexicon.about.at(before, at) : null;
  return about && about.end >= before.length ? before.slice(0, at).replace(/[\s:,]+$/u, '').length : null;
}

const amountBegins = new RegExp(amountStart, 'u');

function startsAmount(line: string, at: number, lexicon: CompiledLexicon): boolean {
  if (amountBegins.test(line[at]!)) return !/[\p{Nd}.,/]/u.test(line[at - 1]!);
  if (!lexicon.dense || !/\P{ASCII}/u.test(line[at]!)) return false;
  // Korean has spaces between words
  const isWord = !/\p{Script=Hangul}/u.test(line[at - 1]!) && lexicon.numbers.at(line, at) !== null;
  return isWord || lexicon.units.at(line, at) !== null;
}

function endsLine(line: string, { span, unit }: Amount, lexicon: CompiledLexicon): boolean {
  const after = line.slice(span[1]);
  if (/^[\s.,;)]*(?:[([（].*)?$/su.test(after)) return true;
  return (unit !== null && /^\s*[,;]/.test(after)) || (lexicon.dense && unit !== null);
}

/** "Prise Salz", "handful of mint": a unit, and no number. */
function bareUnit(line: string, start: number, lexicon: CompiledLexicon): Head | null {
  const unit = unitAt(line, start, lexicon);
  if (!unit || unit.text.replace(/\./g, '').length < 3 || !/^[\s.]*\p{L}/u.test(line.slice(unit.span[1]))) return null;
  return { amount: null, unit, further: [], rest: [afterOf(line, unit.span[1], lexicon), line.length], sure: 0.9 };
}

function nothing(line: string, start: number): Head {
  return { amount: null, unit: null, further: [], rest: [start, line.length], sure: /\d/.test(line) ? 0.5 : 0.9 };
}
