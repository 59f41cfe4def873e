import type { CompiledLexicon } from '../lexicon/compile.ts';
import { skipSpaces } from './amounts.ts';
import type { ParsedUnit, Span } from './parsed.ts';

const degreeSign = /\s?[°º℃℉]/uy;
/** Names of temperature scales, after the degrees ("°C", "градусов Цельсия") or before the number ("华氏350度"). */
const scaleBehind =
  /\.?\s?(?:(c|celsius|celsia|celsjusza|цельси\p{L}*|цельсі\p{L}*|צלזיוס|مئوية)|(f|fahrenheit\p{L}*|фаренгейт\p{L}*|פרנהייט|فهرنهايت))(?!\p{L})/iuy;
const scaleBefore = /(?:[摄攝摂]氏|([华華]氏))$/;
/** "180C", "350 F". */
const bareDegrees = /\s?([CF])(?![\p{L}'’])/uy;
/** Smaller numbers before "C" are cups. */
const coldestOven = 40;
/** Maximum of ovens in Celsius; higher temperatures without a scale are in Fahrenheit. */
const hottestOven = 275;

/** Words for a negative sign. */
const minusWord =
  'minus|negative|moins|menos|meno|min|минус|мінус|mínusz?|miinus|eksi|mīnus|μείον|零下|マイナス|영하|ناقص|מינוס|âm';
/** The sign before a number, at the end of the text before it. */
const signBefore = new RegExp(
  String.raw`(?:(?<=^|[\s(\[~/])(?:[-−]\s?|–)|(?<=^|[\s(\[~/]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}])(?:${minusWord})\s*)$`,
  'iu',
);
const sign = new RegExp(String.raw`[-−](?=\d)|(?:${minusWord})\s*(?=\d)`, 'iuy');
const number = /\d+(?:[.,]\d+)?/y;
const joint = /\s*[-–—~〜]\s*/y;
/** Longest sign. */
const maxSignLength = 10;

export interface Temperature {
  quantity: number;
  quantityMax: number | null;
  unit: ParsedUnit;
  span: Span;
  quantitySpan: Span;
  unitSpan: Span;
}

/** The temperature or range that begins at the digits of its first number, whose sign may precede it: "-18 °C", "between -5 and 5 °C", "0 °C". */
export function temperatureAt(text: string, start: number, lexicon: CompiledLexicon): Temperature | null {
  const first = numberAt(text, start);
  if (!first) return null;
  const before = signBefore.exec(text.slice(Math.max(0, start - maxSignLength), start))?.[0] ?? '';
  const low = before ? -first.value : first.value;
  const second = secondNumber(text, first.end, lexicon);
  const high = second?.value ?? low;
  // other temperatures are read like all amounts
  if (!before && low !== 0 && high > 0 && !second?.isInWords) return null;
  const quantitySpan: Span = [start - before.length, second?.end ?? first.end];
  const degrees = degreesBehind(text, quantitySpan, Math.max(low, high), lexicon);
  return degrees && { quantity: low, quantityMax: second ? high : null, quantitySpan, ...degrees };
}

function numberAt(text: string, start: number): { value: number; end: number } | null {
  number.lastIndex = start;
  const written = number.exec(text)?.[0];
  return written === undefined ? null : { value: Number(written.replace(',', '.')), end: start + written.length };
}

/** The other end of a range, behind a dash, "to" or "and". */
function secondNumber(text: string, end: number, lexicon: CompiledLexicon) {
  const at = skipSpaces(text, end);
  const word = at > end || lexicon.dense ? (lexicon.to.at(text, at) ?? lexicon.and.at(text, at)) : null;
  joint.lastIndex = end;
  const isDash = !word && joint.test(text);
  if (!word && !isDash) return null;
  const from = word ? skipSpaces(text, word.end) : joint.lastIndex;
  sign.lastIndex = from;
  const negative = sign.exec(text)?.[0] ?? '';
  const second = numberAt(text, from + negative.length);
  return second && { value: negative ? -second.value : second.value, end: second.end, isInWords: word !== null };
}

/** The degrees behind a number or range that ends at `end` of its span. */
export function degreesBehind(
  text: string,
  [start, end]: Span,
  value: number,
  lexicon: CompiledLexicon,
): { unit: ParsedUnit; span: Span; unitSpan: Span } | null {
  const sign = degreesEnd(text, end, lexicon);
  bareDegrees.lastIndex = end;
  const bare = !sign && (value >= coldestOven || value < 0) ? bareDegrees.exec(text) : null;
  if (!sign && !bare) return null;
  const before = scaleBefore.exec(text.slice(Math.max(0, start - 2), start));
  scaleBehind.lastIndex = sign ?? end;
  const behind = scaleBehind.exec(text);
  const last = sign ? sign + (behind?.[0].length ?? 0) : bareDegrees.lastIndex;
  const written = text.slice(end, last).trim();
  const isOpen = !before && !behind && !/[℃℉]/.test(written);
  const isFahrenheit = !!before?.[1] || !!behind?.[2] || written === '℉' || (isOpen && value > hottestOven);
  return {
    unit: { id: isFahrenheit ? 'fahrenheit' : 'celsius', text: written },
    span: [start - (before?.[0].length ?? 0), last],
    unitSpan: [end, last],
  };
}

function degreesEnd(text: string, start: number, lexicon: CompiledLexicon): number | null {
  degreeSign.lastIndex = start;
  if (degreeSign.test(text)) return degreeSign.lastIndex;
  const word = lexicon.degrees.at(text, skipSpaces(text, start));
  // a final dot ends the sentence
  return word && (text[word.end - 1] === '.' ? word.end - 1 : word.end);
}
