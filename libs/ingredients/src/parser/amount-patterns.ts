import type { CompiledLexicon } from '../lexicon/compile.ts';
import { amountStart } from '../quantity.ts';
import { unitDimension, unitFacts } from '../units.ts';
import {
  amountAt,
  isLetter,
  sizeMarkAt,
  skipSpaces,
  unitAsAmount,
  unitAt,
  isMetricFirst,
  unitFirst,
  type Amount,
  type FoundUnit,
} from './amounts.ts';
import { fullnessAt } from './fullness.ts';
import { sizeBeforeCount } from './size-before-count.ts';
import type { Span } from './parsed.ts';

/** An amount that a pattern found, and the range of the food. */
export interface AmountMatch {
  amount: Amount | null;
  /** Unit of a line without a number. */
  unit: FoundUnit | null;
  further: Amount[];
  food: Span;
  /** Range of a remark before the amount or the food. */
  remark?: Span;
  /** Range behind the amount of a line that begins with its food. */
  tail?: Span;
  /** Confidence in the pattern, from 0 to 1. */
  confidence: number;
}

/** Applies the first pattern that matches a line from `start`. */
export function matchAmount(line: string, start: number, lexicon: CompiledLexicon): AmountMatch {
  const match =
    takeCloveBehindFood(line, treatLoneUnitAsFood(line, leadingAmount(line, start, lexicon)), lexicon) ??
    amountAfterColon(line, start, lexicon) ??
    trailingAmount(line, start, lexicon) ??
    amountAfterFoodPart(line, start, lexicon) ??
    amountAfterOf(line, start, lexicon) ??
    unitWithoutNumber(line, start, lexicon) ??
    noAmount(line, start);
  return moveSizeToRemark(line, lexicon, match);
}

/** "2 EL Öl", "about 1 (400 g) can of beans", "150 g / 5 oz butter", "2 x 400 g tins". */
function leadingAmount(line: string, start: number, lexicon: CompiledLexicon): AmountMatch | null {
  const about = lexicon.about.at(line, start);
  const behindAbout = about && skipSpaces(line, about.end);
  const approximate =
    behindAbout === null
      ? null
      : (amountAt(line, behindAbout, lexicon, true) ?? unitAsAmount(line, behindAbout, lexicon));
  const amount =
    approximate ??
    amountAt(line, start, lexicon, true) ??
    unitFirst(line, start, lexicon) ??
    unitAsAmount(line, start, lexicon);
  if (!amount || beginsName(line, start, amount, lexicon)) return null;
  const further: Amount[] = [];
  const multiplied = multipliedAmount(line, amount, lexicon);
  if (multiplied) return multiplied;
  const packaged = packagedAmount(line, amount, lexicon);
  const main = packaged?.amount ?? amount;
  if (packaged) further.push(packaged.inner);
  let end = main.span[1];
  for (let next = nextAmount(line, main, lexicon); next;) {
    further.push(next.amount);
    end = next.end;
    next = nextAmount(line, { ...next.amount, span: [next.amount.span[0], end] }, lexicon);
  }
  const size = main.unit && sizeAfterOf(line, end, lexicon);
  if (size) {
    further.push(size);
    end = size.span[1];
  }
  return {
    amount: main,
    unit: null,
    further,
    food: [foodStart(line, end, lexicon), line.length],
    confidence: main.unit ? 0.99 : 0.985,
  };
}

/** True for a spelled-out number that begins a name in languages without spaces: "三つ葉 1束", "五香粉". */
function beginsName(
  line: string,
  start: number,
  { unit, span, quantitySpan }: Amount,
  lexicon: CompiledLexicon,
): boolean {
  if (!lexicon.dense || amountBegins.test(line.slice(...quantitySpan))) return false;
  const isApart = lexicon.language !== 'ja' || /^[\sの]/.test(line.slice(span[1]));
  const last = trailingAmount(line, start, lexicon)?.amount?.quantitySpan;
  return !unit || !isApart || (!!last && amountBegins.test(line.slice(...last)));
}

/** Takes a unit as the food if there is no other: "2 garlic cloves", "1 Knoblauchzehe (geschält)". */
function treatLoneUnitAsFood(line: string, match: AmountMatch | null): AmountMatch | null {
  if (!match?.amount?.unit || /\p{L}/u.test(line.slice(match.food[0]).replace(/\([^)]*\)?|,.*$/gu, ''))) return match;
  const { unit } = match.amount;
  if (unitFacts.has(unit.id ?? '')) return match;
  return { ...match, amount: { ...match.amount, unit: null }, food: [unit.span[0], line.length] };
}

/** Languages that name cloves behind garlic: "3 ķiploka daiviņas", "3 česnako skiltelės", "3 valkosipulin kynttä". */
const CLOVE_BEHIND_FOOD = new Set(['fi', 'lt', 'lv']);

function takeCloveBehindFood(line: string, match: AmountMatch | null, lexicon: CompiledLexicon): AmountMatch | null {
  if (!match?.amount || match.amount.unit || !CLOVE_BEHIND_FOOD.has(lexicon.language)) return match;
  const [start] = match.food;
  const name = /^[^,;()\d]*/.exec(line.slice(start))?.[0].trimEnd() ?? '';
  const at = start + name.lastIndexOf(' ') + 1;
  const unit = at > start ? lexicon.units.at(line, at) : null;
  if (unit?.value !== 'clove' || unit.end !== start + name.length) return match;
  const found = { id: unit.value, text: line.slice(at, unit.end), span: [at, unit.end] satisfies Span };
  return { ...match, amount: { ...match.amount, unit: found }, food: [start, at], tail: [unit.end, line.length] };
}

/** Takes the size of counted things as a remark ("2 große Zwiebeln"), but not of weighed ones ("petits pois"). */
function moveSizeToRemark(line: string, lexicon: CompiledLexicon, match: AmountMatch): AmountMatch {
  if (!match.amount || match.remark || (match.amount.unit && match.amount.unit.id !== 'piece')) return match;
  const [start, end] = match.food;
  const size = sizeMarkAt(line, start, lexicon) ?? lexicon.sizes.at(line, start);
  const food = size && skipSpaces(line, size.end);
  return food && food < end && isLetter(line[food])
    ? { ...match, remark: [start, size.end], food: [food, end] }
    : match;
}

/** "2 x 400 g tins of beans": two tins, and 400 g as a further amount. */
export function multipliedAmount(line: string, amount: Amount, lexicon: CompiledLexicon): AmountMatch | null {
  const sign = /^\s*[x×*]\s*(?=\d)/iu.exec(line.slice(amount.quantitySpan[1]));
  const inner = sign && amountAt(line, amount.quantitySpan[1] + sign[0].length, lexicon, false);
  if (!inner) return null;
  const other = nextAmount(line, inner, lexicon);
  const end = other?.end ?? inner.span[1];
  const unit = unitAt(line, skipSpaces(line, end), lexicon);
  const main: Amount = { ...amount, unit, span: [amount.span[0], unit?.span[1] ?? end] };
  return {
    amount: main,
    unit: null,
    further: other ? [inner, other.amount] : [inner],
    food: [foodStart(line, main.span[1], lexicon), line.length],
    confidence: 0.985,
  };
}

/** "1 (400 g) can", "2 14-ounce cans". */
export function packagedAmount(
  line: string,
  amount: Amount,
  lexicon: CompiledLexicon,
): { amount: Amount; inner: Amount } | null {
  if (amount.unit) return null;
  const bracket = /^\s*\(\s*/.exec(line.slice(amount.span[1]));
  const start = bracket ? amount.span[1] + bracket[0].length : skipSpaces(line, amount.span[1]);
  const inner = amountAt(line, start, lexicon, false);
  if (!inner?.unit) return null;
  const close = bracket ? /^[^)]{0,80}\)/.exec(line.slice(inner.span[1])) : /^/.exec('');
  const end = close && inner.span[1] + close[0].length;
  const unit = end === null ? null : unitAt(line, skipSpaces(line, end), lexicon);
  return unit && { amount: { ...amount, unit, span: [amount.span[0], unit.span[1]] }, inner };
}

/**
 * Another amount right after an amount: "/ 5 oz", "= 5 oz", "+ 2 EL", "(about 5 oz)", "und 1 TL", or the rest in a smaller unit, "1 l 200 ml";
 * `end` is behind the bracket.
 */
function nextAmount(line: string, last: Amount, lexicon: CompiledLexicon): { amount: Amount; end: number } | null {
  const end = last.span[1];
  const sign = /^\s*(?:[/=+|]|plus\b|or\b|\()\s*/iu.exec(line.slice(end))?.[0];
  const joint = sign === undefined && last.unit ? lexicon.and.at(line, skipSpaces(line, end)) : null;
  const start = sign === undefined ? skipSpaces(line, joint?.end ?? end) : end + sign.length;
  const about = sign === undefined ? null : lexicon.about.at(line, start);
  const amount = amountAt(line, about ? skipSpaces(line, about.end) : start, lexicon, false);
  if (!amount?.unit || (sign === undefined && !joint && !isSmaller(amount, last))) return null;
  const close = sign?.includes('(') ? /^\s*\)/.exec(line.slice(amount.span[1])) : /^/.exec('');
  return close && { amount: { ...amount, span: [start, amount.span[1]] }, end: amount.span[1] + close[0].length };
}

/** True for the "200 ml" of "1 l 200 ml". */
function isSmaller(next: Amount, last: Amount): boolean {
  const [own, other] = [next, last].map(({ unit }) => unitFacts.get(unit?.id ?? ''));
  return !!own?.factor && !!other?.factor && own.dimension === other.dimension && own.factor < other.factor;
}

/** The size of a container: "2 boîtes de 400 g de tomates". */
function sizeAfterOf(line: string, end: number, lexicon: CompiledLexicon): Amount | null {
  const start = skipSpaces(line, end);
  const particle = lexicon.of.at(line, start)?.end ?? (/^à\s/.test(line.slice(start, start + 2)) ? start + 1 : null);
  const amount = particle === null ? null : amountAt(line, skipSpaces(line, particle), lexicon, false);
  return amount?.unit && unitFacts.has(amount.unit.id ?? '') ? amount : null;
}

const maxPartLength = 3;

/** The amount of a food behind the name of its part: "Saft von 1 Zitrone", "jus d'un citron". */
function amountAfterOf(line: string, start: number, lexicon: CompiledLexicon): AmountMatch | null {
  let at = start;
  for (let words = 1; words <= maxPartLength; words++) {
    const end = line.indexOf(' ', at);
    if (end < 0 || /[,(]/.test(line.slice(at, end))) return null;
    at = end + 1;
    const particle = lexicon.of.at(line, at);
    const amount = particle && amountAt(line, skipSpaces(line, particle.end), lexicon, true);
    const food = amount && foodStart(line, amount.span[1], lexicon);
    if (amount && food && /^\p{L}/u.test(line.slice(food)))
      return { amount, unit: null, further: [], food: [food, line.length], remark: [start, end], confidence: 0.985 };
  }
  return null;
}

/** "Für den Teig: 250 g Mehl", but not "Butter: 50 g". */
function amountAfterColon(line: string, start: number, lexicon: CompiledLexicon): AmountMatch | null {
  const colon = line.indexOf(':', start);
  const match = colon < 0 ? null : leadingAmount(line, skipSpaces(line, colon + 1), lexicon);
  return match && isLetter(line[match.food[0]]) ? { ...match, remark: [start, colon] } : null;
}

/** "Saft einer Zitrone", "sok z 1 cytryny": a known part, and the amount of the food. */
function amountAfterFoodPart(line: string, start: number, lexicon: CompiledLexicon): AmountMatch | null {
  const part = lexicon.foodParts.at(line, start);
  const amount = part && amountAt(line, skipSpaces(line, part.end), lexicon, true);
  if (!amount) return null;
  const food = foodStart(line, amount.span[1], lexicon);
  if (!isLetter(line[food])) return null;
  return { amount, unit: null, further: [], food: [food, line.length], remark: [start, part.end], confidence: 0.985 };
}

/** Adjectives and sizes of cans behind a unit: "tranches épaisses de pain", "boîte 4/4 de tomates". */
const shapeOfUnit =
  /(?:(?:tr[èe]s\s+)?(?:épais(?:ses?)?|fine?s?|spess[aei]|sottil[ei]|grues[ao]s?|delgad[ao]s?|finas?|finos?|gross[ao]s?)|[1-4]\/[1-4])\s+/iuy;

/** @returns the start of the food after an amount: "2 EL Mehl", "1 cucharada colmada de azúcar" */
function foodStart(line: string, end: number, lexicon: CompiledLexicon): number {
  const comma = /^\s*,\s*/.exec(line.slice(end))?.[0].length ?? 0;
  const heapedBehind = comma ? lexicon.about.at(line, end + comma) : null;
  if (heapedBehind && isLetter(line[skipSpaces(line, heapedBehind.end)])) return skipSpaces(line, heapedBehind.end);
  const start = skipSpaces(line, end);
  shapeOfUnit.lastIndex = start;
  const shape = shapeOfUnit.exec(line)?.[0];
  if (shape && lexicon.of.at(line, start + shape.length)) return foodStart(line, start + shape.length, lexicon);
  const fullEnd = fullnessAt(line, start);
  if (fullEnd !== null && fullEnd < line.length) return foodStart(line, fullEnd, lexicon);
  const heaped = lexicon.about.at(line, start);
  const of = heaped && skipSpaces(line, heaped.end);
  if (of !== null && lexicon.of.at(line, of)) return foodStart(line, of, lexicon);
  const particle = lexicon.of.at(line, start);
  return particle && particle.end < line.length ? skipSpaces(line, particle.end) : start;
}

/** The amount at the end, or before a remark in brackets: "Butter: 50 g", "mlieko, 500 ml", "醤油 大さじ2". */
function trailingAmount(line: string, start: number, lexicon: CompiledLexicon): AmountMatch | null {
  let size: AmountMatch | null = null;
  for (let at = start + 1; at < line.length; at++) {
    if (!startsAmount(line, at, lexicon)) continue;
    const amount = unitFirst(line, at, lexicon) ?? amountAt(line, at, lexicon, lexicon.dense);
    if (!amount || !endsLine(line, amount, lexicon) || (!amount.unit && !amountBegins.test(line.charAt(at)))) continue;
    const before = line.slice(start, at).replace(/(?:\s[nN][.°º])?[\s:：,、…・.-]+$/u, '');
    if (!/\p{L}/u.test(before) || (size ? openBracket : /[([（]$/).test(before)) continue;
    const about = approximationStart(line.slice(start, at).trimEnd(), lexicon);
    const end = start + (about || before.length);
    const sizeStart = sizeBeforeCount(line.slice(start, end), lexicon.language);
    const match: AmountMatch = {
      amount,
      unit: null,
      further: [],
      food: [start, sizeStart === null ? end : start + sizeStart],
      tail: [skipEndings(line, amount.span[1], lexicon), line.length],
      confidence: amount.unit || lexicon.dense ? 0.98 : 0.85,
      ...(sizeStart === null ? {} : { remark: [start + sizeStart, end] }),
    };
    if (!lexicon.dense || !isSizeOfCounted(line, amount)) return match;
    size ??= match;
  }
  return size;
}

const openBracket = /[([（][^)\]）]*$/u;

/** True for a length or a number of parts, which may be the size of what a later number counts: "5cm角1枚", "6枚切り2枚". */
const isSizeOfCounted = (line: string, { unit, span }: Amount): boolean =>
  unitDimension(unit?.id ?? '') === 'length' || /^(?:つ?切り?|등분)/u.test(line.slice(span[1]));

/** Words behind a counter that say nothing, or that the amount is approximate. */
function skipEndings(line: string, end: number, { dense }: CompiledLexicon): number {
  const word = dense
    ? /^(?:分|ほど|くらい|ぐらい|程度|前後|左右|上下|정도|가량|분량)/u.exec(line.slice(end))?.[0]
    : undefined;
  return end + (word?.length ?? 0);
}

/** @returns the end of the food before a word such as "about" at the end of a text */
function approximationStart(before: string, lexicon: CompiledLexicon): number | null {
  const at = lexicon.dense ? before.length - 1 : before.lastIndexOf(' ') + 1;
  const about = at > 0 ? lexicon.about.at(before, at) : null;
  return about && about.end >= before.length ? before.slice(0, at).replace(/[\s:,]+$/u, '').length : null;
}

const amountBegins = new RegExp(amountStart, 'u');

function startsAmount(line: string, at: number, lexicon: CompiledLexicon): boolean {
  const [before, character] = [line.charAt(at - 1), line.charAt(at)];
  if (amountBegins.test(character)) return !/[\p{Nd}.,/]/u.test(before);
  if (!lexicon.dense) return isMetricFirst(line, at);
  if (!/\P{ASCII}/u.test(character)) return false;
  // Korean has spaces between words
  const isWord = !/\p{Script=Hangul}/u.test(before) && lexicon.numbers.at(line, at) !== null;
  return isWord || lexicon.units.at(line, at) !== null;
}

function endsLine(line: string, { span, unit }: Amount, lexicon: CompiledLexicon): boolean {
  const after = line.slice(span[1]);
  if (/^[\s.,;)]*(?:[([（].*)?$/su.test(after)) return true;
  return (unit !== null && /^\s*[,;]/.test(after)) || (lexicon.dense && unit !== null);
}

/** "Prise Salz", "handful of mint": a unit without a number. */
function unitWithoutNumber(line: string, start: number, lexicon: CompiledLexicon): AmountMatch | null {
  const unit = unitAt(line, start, lexicon);
  if (!unit || unit.text.replace(/\./g, '').length < 3 || !/^[\s.]*\p{L}/u.test(line.slice(unit.span[1]))) return null;
  const food: Span = [foodStart(line, unit.span[1], lexicon), line.length];
  return { amount: null, unit, further: [], food, confidence: 0.985 };
}

function noAmount(line: string, start: number): AmountMatch {
  const confidence = /\d/.test(line) ? 0.5 : 0.985;
  return { amount: null, unit: null, further: [], food: [start, line.length], confidence };
}
