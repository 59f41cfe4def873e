import type { CompiledLexicon } from '../lexicon/compile.ts';
import { amountAt, skipSpaces, type Amount } from './amounts.ts';
import { unitFacts } from '../units.ts';
import type { Span } from './parsed.ts';

export interface FoodParts {
  food: string;
  note: string;
  foodSpans: Span[];
  noteSpans: Span[];
  amounts: Amount[];
}

/** Splits a range of a line into food and remarks: texts in brackets, behind a comma or dash, "to taste", "for the sauce". */
export function splitFood(line: string, [start, end]: Span, lexicon: CompiledLexicon): FoodParts {
  const foodSpans: Span[] = [];
  const noteSpans: Span[] = [];
  const amounts: Amount[] = [];
  const foodStart = purposeEnd(line, [start, end], lexicon);
  if (foodStart > start) noteSpans.push([start, foodStart]);
  const noteAt = remarkStart(line, [foodStart, end], lexicon);
  for (const piece of pieces(line, [foodStart, end])) {
    const inner = piece.bracket ? bracketAmount(line, piece.span, lexicon) : null;
    if (inner) amounts.push(inner);
    else if (piece.bracket) noteSpans.push(piece.span);
    else addText(piece.span, noteAt, foodSpans, noteSpans);
  }
  const trim = (spans: Span[]) => spans.flatMap((span) => trimSpan(line, span));
  const [food, note] = [trim(foodSpans), trim(noteSpans)];
  const texts = (spans: Span[]) => spans.map((span) => line.slice(...span).replace(/\s+/g, ' '));
  return {
    food: texts(food).map(withoutCommas).join(' '),
    note: texts(note).join(', '),
    foodSpans: food,
    noteSpans: note,
    amounts,
  };
}

const withoutCommas = (text: string): string =>
  pepperBehind.test(text.slice(text.indexOf(','))) ? text : text.replaceAll(', ', ' ');

/** Removes punctuation at both ends; no span if nothing is left. */
function trimSpan(line: string, [from, to]: Span): Span[] {
  const whole = line.slice(from, to);
  const trimmed = trimPunctuation(whole);
  const start = from + whole.indexOf(trimmed);
  return trimmed ? [[start, start + trimmed.length]] : [];
}

function addText([from, to]: Span, noteAt: number, food: Span[], note: Span[]): void {
  if (from < noteAt) food.push([from, Math.min(to, noteAt)]);
  if (to > noteAt) note.push([Math.max(from, noteAt), to]);
}

interface Piece {
  span: Span;
  bracket: boolean;
}

/** Splits a range into texts outside and inside of brackets; unmatched brackets are text. */
function pieces(line: string, [start, end]: Span): Piece[] {
  const all: Piece[] = [];
  let from = start;
  for (let at = start; at < end; at++) {
    const close = closingBracket(line.charAt(at));
    if (!close || isPluralMark(line, at)) continue;
    const to = indexOfClosing(line, at, close);
    if (to < 0 || to >= end) break;
    if (at > from) all.push({ span: [from, at], bracket: false });
    all.push({ span: [at + 1, to], bracket: true });
    from = to + 1;
    at = to;
  }
  if (from < end) all.push({ span: [from, end], bracket: false });
  return all;
}

/** Finds the bracket that closes the one at a position; skips brackets inside of it. */
function indexOfClosing(line: string, start: number, close: string): number {
  const open = line.charAt(start);
  let depth = 0;
  for (let at = start; at < line.length; at++) {
    if (line[at] === open) depth++;
    else if (line[at] === close && --depth === 0) return at;
  }
  return line.indexOf(close, start);
}

function closingBracket(character: string): string | null {
  return { '(': ')', '[': ']', '（': '）' }[character] ?? null;
}

/** True at the bracket of "Zwiebel(n)" and "pomme(s)". */
function isPluralMark(line: string, at: number): boolean {
  return (
    /^\([\p{Script=Latin}\p{Script=Cyrillic}]{1,3}\)/u.test(line.slice(at, at + 5)) && /\p{L}/u.test(line[at - 1] ?? '')
  );
}

function bracketAmount(line: string, [from, to]: Span, lexicon: CompiledLexicon): Amount | null {
  const start = skipSpaces(line, from);
  const about = lexicon.about.at(line, start);
  const amount = amountAt(line, about ? skipSpaces(line, about.end) : start, lexicon, false);
  return amount?.unit && skipSpaces(line, amount.span[1]) >= to ? amount : null;
}

/** Pepper is no remark on salt: "sel, poivre", "só, bors". */
const pepperBehind =
  /^,\s*(?:pfeffer|poivre|pepe|pimienta|peper|pimenta|pebre|peppar|peber|pepper|pieprz|pepř|korenie|papar|poper|перец|перець|пипер|бибер|bors|(?:kara)?biber|piper|πιπέρι|pippuria?)\s*$/iu;

/** Maximum length of a purpose before its food. */
const maxPurpose = 40;

/** @returns the end of a purpose that stands before its food, "kızartmak için yağ", "zum Braten: Öl"; the start if there is none */
function purposeEnd(line: string, [start, end]: Span, lexicon: CompiledLexicon): number {
  const head = line.slice(start, Math.min(end, start + maxPurpose));
  const isFoodAt = (at: number) => /^\p{L}/u.test(line.slice(at, end));
  const colon = head.search(/[:：]/);
  const behind = skipSpaces(line, start + colon + 1);
  if (colon > 0 && lexicon.remarks.at(line, skipSpaces(line, start)) && isFoodAt(behind)) return behind;
  for (const { index } of head.matchAll(/(?<=\S)\s+/g)) {
    const last = lexicon.purposeEnds.at(line, skipSpaces(line, start + index));
    const food = last && skipSpaces(line, last.end);
    if (food && food > last.end && isFoodAt(food)) return food;
    if (/[,;(]/.test(head.slice(0, index))) break;
  }
  return start;
}

/** @returns the start of the remarks: a comma, a dash or a phrase that begins one, after some food */
function remarkStart(line: string, [start, end]: Span, lexicon: CompiledLexicon): number {
  let depth = 0;
  let hasFood = false;
  for (let at = start; at < end; at++) {
    const character = line.charAt(at);
    if (closingBracket(character)) depth++;
    else if (/[)\]）]/.test(character)) depth = Math.max(0, depth - 1);
    else if (depth) continue;
    else if (hasFood && /[,;、،…]/.test(character) && !/^\d/.test(line.slice(at + 1))) {
      if (!pepperBehind.test(line.slice(at, end))) return at;
    } else if (hasFood && /^\s[-–—+]\s/.test(line.slice(at, at + 3))) return at;
    else if (hasFood && /\s/.test(character) && beginsRemark(line, [at + 1, end], lexicon)) return at;
    else if (hasFood && lexicon.dense && isClosingRemark(line, [at, end], lexicon)) return at;
    else if (/\p{L}/u.test(character)) hasFood = true;
  }
  return end;
}

function beginsRemark(line: string, [start, end]: Span, lexicon: CompiledLexicon): boolean {
  if (lexicon.nameSuffixes.at(line, start)) return false;
  return (
    lexicon.remarks.at(line, start) !== null ||
    beginsOtherAmount(line, start, lexicon) ||
    aboutAmount(line, start, lexicon) ||
    isSizeOfOne(line, [start, end], lexicon) ||
    isClosingRemark(line, [start, end], lexicon)
  );
}

/** True if only words of preparation precede the next sign: "Zwiebel fein gehackt". Before a food, such words belong to it. */
function isClosingRemark(line: string, [start, end]: Span, lexicon: CompiledLexicon): boolean {
  const previous = line.lastIndexOf(' ', start - 2) + 1;
  if (previous < start && lexicon.products.at(line, previous)) return false;
  let at = start;
  while (at < end && !/[,;(]/.test(line.charAt(at))) {
    const word = lexicon.closingRemarks.at(line, at) ?? lexicon.sizes.at(line, at);
    if (!word) return false;
    at = skipSpaces(line, word.end);
  }
  return at > start;
}

/** True for another food with its own measure: "Trockenhefe oder 25 g frische Hefe". */
function beginsOtherAmount(line: string, start: number, lexicon: CompiledLexicon): boolean {
  const or = lexicon.dense ? null : lexicon.or.at(line, start);
  const at = or && skipSpaces(line, or.end);
  const amount = at !== null && /\s/.test(line[at - 1] ?? '') ? amountAt(line, at, lexicon, false) : null;
  if (!amount) return false;
  const end = skipSpaces(line, amount.span[1]);
  return amount.unit ? /^\p{L}/u.test(line.slice(end)) : lexicon.sizes.at(line, end) !== null;
}

/** True for an approximate amount behind the food: "Sweet potato ca. 200 g". */
function aboutAmount(line: string, start: number, lexicon: CompiledLexicon): boolean {
  const about = lexicon.about.at(line, start);
  return !!about && /^\d/.test(line.slice(skipSpaces(line, about.end)));
}

const sizeParticle = /(?:à|da|von|van|på|zu(?:\s+je)?|je|po|по)\s+(?=\d)/iuy;

/** True for the size of one thing behind the food: "thon à 160 g", "pelati da 400 g". */
function isSizeOfOne(line: string, [start, end]: Span, lexicon: CompiledLexicon): boolean {
  sizeParticle.lastIndex = start;
  if (!sizeParticle.test(line)) return false;
  const amount = amountAt(line, sizeParticle.lastIndex, lexicon, false);
  return unitFacts.has(amount?.unit?.id ?? '') && /^\s*(?:[,;(]|$)/.test(line.slice(amount?.span[1], end));
}

function trimPunctuation(text: string): string {
  return text.replace(/^[\s,;:.、،…–—-]+|[\s,;:、،…–—-]+$/gu, '');
}
