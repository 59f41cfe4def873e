import { entries, isDense, lexiconFor, numberOf, type CompiledLexicon } from '../lexicon/compile.ts';
import { lexicons } from '../lexicon/index.ts';
import { matcher, type Matcher } from '../lexicon/matcher.ts';
import { amountStarts, amountAt, skipSpaces, type Amount, type FoundUnit } from '../parser/amounts.ts';
import { detectLanguage } from '../parser/detect-language.ts';
import { toAscii } from '../digits.ts';
import { parseSlashNeighbours } from '../quantity.ts';
import { timeWords, type TimeWords } from './time-words.ts';

/** Why a text names a duration; only a `wait` is timed. */
export type DurationRole = 'wait' | 'interval' | 'limit' | 'total' | 'ahead' | 'keeps';

/** A duration in a text. */
export interface FoundDuration {
  /** Offsets in the text. */
  start: number;
  end: number;
  /** The lower end of a range. */
  seconds: number;
  /** The upper end of a range, else null. */
  secondsMax: number | null;
  role: DurationRole;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

interface TimeLanguage {
  code: string;
  /** The language's lexicon with units of time. */
  lexicon: CompiledLexicon;
  ones: Matcher<string>;
  added: Matcher<number>;
  between: RegExp;
  unitFirst: RegExp;
  /** Words of waiting. */
  wait: RegExp;
  roleOf: (surroundings: Surroundings) => DurationRole;
}

/** A duration and the text around it, up to the ends of its sentence and of its clause. */
interface Surroundings {
  low: number;
  head: string;
  tail: string;
  clause: string;
  /** True if the clause has a word of waiting in any language that fits. */
  isAwaited: boolean;
}

interface Span {
  start: number;
  end: number;
  low: number;
  high: number;
}

/** A span whose smallest unit can be followed by a smaller one. */
interface Part extends Span {
  unit: number;
}

/** Words for an unknown number, which lines of ingredients read as two. */
const vagueNumbers = new Set(
  (
    'a couple of|couple of|a couple|paar|ein paar|een paar|enkele|par|ett par|et par|några|noen|quelques|paio|un paio|alcuni|alcune|un par|unos|unas|' +
    'algunas|algunos|parell|câteva|cateva|kilka|pár|několik|niekoľko|nekaj|nekoliko|неколико|пар|пара|пару|несколько|кілька|няколко|keli|kelios|' +
    'daži|dažas|pari|muutama|néhány|μερικά|μερικές|birkaç|כמה|几|幾|vài|dizaine|une dizaine|quinzaine|une quinzaine|vingtaine|une vingtaine'
  ).split('|'),
);

/** Finds the durations of a step and what each is for: "1 hour 10 to 1 hour 25 minutes" is one, "within 48 hours" a limit. */
export function findDurations(written: string): FoundDuration[] {
  const text = toAscii(written);
  const readings = [...timeWords].flatMap(([code, words]) => {
    if (!hintOf(code, words).test(text)) return [];
    const language = languageOf(code, words);
    return [{ language, spans: spansIn(text, language) }];
  });
  const longest = Math.max(0, ...readings.map(({ spans }) => lengthOf(spans)));
  if (longest === 0) return [];
  const fitting = readings.filter(({ spans }) => lengthOf(spans) === longest);
  const detected = fitting.length > 1 ? detectLanguage(written) : '';
  const [first] = fitting.toSorted(
    (a, b) => Number(b.language.code === detected) - Number(a.language.code === detected),
  );
  const own = detected && first?.language.code === detected ? first.language : null;
  return (first?.spans ?? []).map((span): FoundDuration => {
    const { start, low, high } = span;
    const end = text[span.end - 1] === '.' ? span.end - 1 : span.end;
    const clause = around(clauseEnd, text, span).join(text.slice(start, end));
    const isAwaited = own ? own.wait.test(clause) : fitting.some(({ language }) => language.wait.test(clause));
    const [head = '', tail = ''] = around(sentenceEnd, text, span);
    // languages that share the unit may only differ in the words around it
    const roles = fitting.map(({ language }) => language.roleOf({ low, head, tail, clause, isAwaited }));
    const secondsMax = high > low ? Math.round(high) : null;
    if (own && isAwaited && own.roleOf({ low, head, tail, clause, isAwaited }) === 'wait') roles.length = 0;
    return { start, end, seconds: Math.round(low), secondsMax, role: roles.find((role) => role !== 'wait') ?? 'wait' };
  });
}

const lengthOf = (spans: Span[]) => spans.reduce((sum, { start, end }) => sum + end - start, 0);

const hints = new Map<string, RegExp>();
const languages = new Map<string, TimeLanguage>();

/** A quick test: a text without a match has no duration in this language. */
function hintOf(code: string, words: TimeWords): RegExp {
  const hint = hints.get(code) ?? compileHint([...unitsOf(words).keys()], isDense(code));
  hints.set(code, hint);
  return hint;
}

function languageOf(code: string, words: TimeWords): TimeLanguage {
  const language = languages.get(code) ?? compile(code, words);
  languages.set(code, language);
  return language;
}

function compile(code: string, words: TimeWords): TimeLanguage {
  const lexicon = lexiconFor(code);
  const { dense } = lexicon;
  const source = lexicons.find(({ language }) => language === code);
  const list = (text = '', units = false) =>
    matcher(
      new Map(
        text
          .split('|')
          .filter(Boolean)
          .map((word) => [word, word]),
      ),
      { dense, units },
    );
  const values = (lines = '') => [...entries(lines)].map(([word, value]) => [word, numberOf(value)] as const);
  const known = values(source?.numbers).filter(([word]) => !vagueNumbers.has(word));
  const numbers = new Map([...known, ...values(words.numbers)]);
  const ones = words.ones?.split('|') ?? [];
  return {
    code,
    wait: wordsAt(words.wait, dense, (any) => any),
    lexicon: {
      ...lexicon,
      units: matcher(unitsOf(words), { dense, units: true }),
      sizes: list(words.adjectives),
      numbers: matcher(withPrefixes(numbers, [...numbers.keys()], words), { dense, units: false }),
      parts: matcher(new Map(), { dense, units: false }),
      to: list([source?.to, source?.or, words.to].filter(Boolean).join('|')),
    },
    ones: matcher(withPrefixes(new Map(ones.map((word) => [word, word])), ones, words), { dense, units: true }),
    added: matcher(new Map([...values(words.added), ...values(source?.half && `0.5=${source.half}`)]), {
      dense,
      units: false,
    }),
    between: wordsAt(words.between, dense, (any) => String.raw`${any}\s*$`),
    unitFirst: wordsAt(words.unitFirst, dense, (any) => String.raw`${any}\s$`),
    roleOf: roleReader(words, dense),
  };
}

/** Units by word, and with the prepositions that are joined to a unit that means one. */
const unitsOf = (words: TimeWords) => withPrefixes(entries(words.units), words.ones?.split('|') ?? [], words);

/** Adds words with each preposition that the language joins to them: "לחצי", "لساعة". */
function withPrefixes<T>(values: Map<string, T>, joined: string[], { prefixes }: TimeWords): Map<string, T> {
  const more = prefixes?.split('|').flatMap((prefix) =>
    joined.flatMap((word): [string, T][] => {
      const value = values.get(word);
      return value === undefined ? [] : [[prefix + word, value]];
    }),
  );
  return more ? new Map([...more, ...values]) : values;
}

/** Abbreviations of one letter only count behind a number. */
function compileHint(units: string[], dense: boolean): RegExp {
  if (dense) return new RegExp(units.join('|'), 'iu');
  const short = units.filter(({ length }) => length === 1).join('');
  const long = units.filter(({ length }) => length > 1).join('|');
  return new RegExp(String.raw`(?<!\p{L})(?:${long})(?!\p{L})|[\p{Nd}½¼¾]\s?(?:[${short}]|${long})(?!\p{L}{2})`, 'iu');
}

const never = /(?!)/u;

/** Matches any of the words between borders of words; `place` says where in a text. */
function wordsAt(words: string | undefined, dense: boolean, place: (any: string) => string): RegExp {
  if (!words) return never;
  const any = words
    .split('|')
    .map((word) => word.replace(/\+$/, String.raw`\p{L}*`))
    .join('|');
  const bordered = dense ? `(?:${any})` : String.raw`(?<![\p{L}\p{M}])(?:${any})(?![\p{L}\p{M}])`;
  return new RegExp(place(bordered), 'iu');
}

/** A weight or number of pieces behind a time is a rate: "20 minutes per 500 g". */
const rate =
  /^\s*(?:per|pro|je|par|por|a|al|za|на|à|για)\s+(?:each\s+|ogni\s+|cada\s+)?(?:\d+\s?)?(?:g|gr|kg|kilo\p{L}*|lbs?|pound\p{L}*|libra\p{L}*|кг|г)(?!\p{L})/iu;
const sentenceEnd = /[!?;。！？\n]|\.(?=\s+[^\p{Ll}\d\s])/gu;
const clauseEnd = /[!?;。！？\n(]|\.(?=\s+[^\p{Ll}\d\s])|,(?=\s)|[،、](?!\d)/gu;

function roleReader(words: TimeWords, dense: boolean) {
  const before = (list?: string) => wordsAt(list, dense, (any) => String.raw`${any}[\s-]*$`);
  const behind = (list?: string) => wordsAt(list, dense, (any) => String.raw`^[\s-]*${any}`);
  const patterns = {
    every: [before(words.every), behind(words.everyBehind)],
    limit: [before(words.within), behind(words.withinBehind)],
    upTo: before(words.upTo),
    totalBefore: wordsAt(words.total, dense, (any) => String.raw`${any}:?(?:\s+[^\s,;]+){0,4}\s*$`),
    totalBehind: wordsAt(words.total, dense, (any) => String.raw`^(?:[\s-]+[^\s,;]+){0,2}?[\s-]*${any}`),
    ahead: behind(words.ahead),
    before: behind(words.before),
    aheadOf: before(words.aheadOf),
    keep: wordsAt(words.keep, dense, (any) => any),
  };
  return ({ low, head, tail, clause, isAwaited }: Surroundings): DurationRole => {
    if (patterns.every[0]?.test(head) || patterns.every[1]?.test(tail) || rate.test(tail)) return 'interval';
    if (patterns.totalBefore.test(head) || patterns.totalBehind.test(tail)) return 'total';
    if (patterns.limit[0]?.test(head) || patterns.limit[1]?.test(tail)) return 'limit';
    if (low >= HOUR && patterns.upTo.test(head)) return 'limit';
    if (patterns.ahead.test(tail) || patterns.aheadOf.test(head)) return 'ahead';
    if (patterns.before.test(tail) && !isAwaited) return 'ahead';
    return low >= HOUR && patterns.keep.test(clause) ? 'keeps' : 'wait';
  };
}

/** Longer sentences are cut, so that the time stays proportional to the text. */
const maxContext = 300;

/** The text before and behind a duration, up to the nearest ends of a sentence or a clause. */
function around(ends: RegExp, text: string, { start, end }: Span): [before: string, behind: string] {
  const before = text.slice(Math.max(0, start - maxContext), start);
  const behind = text.slice(end, end + maxContext);
  const last = [...before.matchAll(ends)].at(-1);
  const next = behind.search(ends);
  return [before.slice(last ? last.index + last[0].length : 0), next < 0 ? behind : behind.slice(0, next)];
}

function spansIn(text: string, language: TimeLanguage): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const start of amountStarts(text, language.lexicon)) {
    const span = start < end ? null : durationAt(text, start, language);
    if (!span || span.start < end) continue;
    spans.push(span);
    end = span.end;
  }
  return spans;
}

/** "1 hour 30", "2 h 15 to 2 h 30". */
function durationAt(text: string, start: number, language: TimeLanguage): Span | null {
  const first = wholeAt(text, start, language) ?? unitFirstAt(text, start, language);
  if (!first || first.low !== first.high) return first;
  const joint = jointEnd(text, first.end, language);
  const second = joint === null ? null : wholeAt(text, joint, language);
  return second && second.low > first.low ? { ...first, end: second.end, high: second.high } : first;
}

const dash = /\s?[-–—−~〜～]\s?/uy;

function jointEnd(text: string, end: number, { lexicon }: TimeLanguage): number | null {
  dash.lastIndex = end;
  if (dash.test(text)) return dash.lastIndex;
  const word = lexicon.to.at(text, skipSpaces(text, end));
  return word && skipSpaces(text, word.end);
}

/** A duration of several units: "1 day and 2 hours", "1 h 30 min", "1 h 05". */
function wholeAt(text: string, start: number, language: TimeLanguage): Part | null {
  let whole = partAt(text, start, language);
  while (whole && whole.low === whole.high) {
    const next = partAt(text, behindJoiner(text, whole.end, language), language);
    const smaller: Part | null =
      next && next.unit < whole.unit && next.high < whole.unit ? next : bareMinutes(text, whole, language);
    if (!smaller) break;
    whole = {
      ...smaller,
      start: whole.start,
      low: whole.low + smaller.low,
      high: whole.high + smaller.high,
    };
  }
  return whole;
}

const joinerSigns = /[\s,&]*/y;

function behindJoiner(text: string, end: number, { lexicon }: TimeLanguage): number {
  joinerSigns.lastIndex = end;
  joinerSigns.test(text);
  const at = joinerSigns.lastIndex;
  const word = lexicon.and.at(text, at);
  // the Arabic and Hebrew "and" are written together with the next word
  const prefix = word ? null : /^[וو]-?(?=[\d\p{L}])/u.exec(text.slice(at, at + 3));
  return word ? skipSpaces(text, word.end) : at + (prefix?.[0].length ?? 0);
}

/** The end of a clause, or a preposition: the number before it counts nothing. */
const closing = /^\s*(?:$|[.,;:!?)…]|(?:на|в|у|при|до|под|під|и|і|й|та|или|або)(?!\p{L}))/u;
const maxUnitLength = 12;

/** A unit before its number, which makes it a rough one: "минут 15–20", "часа полтора". */
function unitFirstAt(text: string, start: number, { lexicon, unitFirst }: TimeLanguage): Part | null {
  const from = Math.max(0, start - maxUnitLength);
  const found = unitFirst.exec(text.slice(from, start));
  const amount = found && amountAt(text, start, lexicon, true);
  if (!amount || amount.unit || !closing.test(text.slice(amount.span[1]))) return null;
  const [unitStart, end] = [from + found.index, amount.span[1]];
  const [, counted = ''] =
    /(\p{L}+)\s+$/u.exec(text.slice(Math.max(0, unitStart - 2 * maxUnitLength), unitStart)) ?? [];
  if (vagueNumbers.has(counted.toLowerCase())) return null;
  const unit = Number(lexicon.units.at(text, unitStart)?.value);
  return { start: unitStart, end, low: amount.low * unit, high: amount.high * unit, unit };
}

/** Minutes without a unit behind hours, but not an amount or a temperature: "1 h 15". */
const minutesBehind =
  /\s?([0-5]\d)(?:\s?[mм](?!\p{L}))?(?![\d½¼¾]|[.,:/]\d|\s?[°º%x×]|\s?(?:g|gr|kg|mg|ml|cl|dl|l|cm|mm|oz|lbs?|[cf]|el|tl|г|кг|мл|л)(?!\p{L})|\s?(?:grad|degr|gram|грам|град))/iuy;

function bareMinutes(text: string, { unit, end }: Part, { lexicon }: TimeLanguage): Part | null {
  if (unit !== HOUR) return null;
  minutesBehind.lastIndex = end;
  const match = minutesBehind.exec(text);
  if (!match) return spelledMinutes(text, end, lexicon);
  const minutes = Number(match[1]) * MINUTE;
  return { start: end, end: minutesBehind.lastIndex, low: minutes, high: minutes, unit: MINUTE };
}

/** "час двадцать", "an hour twenty". */
function spelledMinutes(text: string, end: number, { numbers, dense }: CompiledLexicon): Part | null {
  const word = dense ? undefined : numbers.at(text, skipSpaces(text, end));
  const minutes = Number(word?.value);
  if (!word || minutes < 10 || minutes >= 60 || minutes % 5 || !closing.test(text.slice(word.end))) return null;
  return { start: end, end: word.end, low: minutes * MINUTE, high: minutes * MINUTE, unit: MINUTE };
}

const clock = /(\d{1,2}):([0-5]\d)(?::[0-5]\d)?(?!\d)/y;

/** A number or range with its unit, or a unit that means one. */
function partAt(text: string, start: number, language: TimeLanguage): Part | null {
  const { lexicon } = language;
  clock.lastIndex = start;
  const digits = clock.exec(text);
  if (digits) {
    const unit = lexicon.units.at(text, skipSpaces(text, clock.lastIndex));
    const size = Number(unit?.value);
    if (!unit || size > HOUR) return null;
    const seconds = (Number(digits[1]) + Number(digits[2]) / 60) * size;
    return { start, end: unit.end, low: seconds, high: seconds, unit: Math.max(1, size / 60) };
  }
  const amount = measuredAt(text, start, language) ?? oneAt(text, start, language);
  if (!amount) return null;
  const { low, high, unit } = amount;
  const more = amount.isOpen ? addedBehind(text, amount.end, unit, language) : null;
  const part = {
    start,
    unit,
    end: more?.end ?? amount.end,
    low: low + (more?.value ?? 0),
    high: high + (more?.value ?? 0),
  };
  // half a day is no time to wait for by a clock
  return unit === DAY && part.low % DAY ? null : part;
}

interface Measured {
  end: number;
  low: number;
  high: number;
  unit: number;
  /** True if a fraction of the unit can follow. */
  isOpen: boolean;
}

function measuredAt(text: string, start: number, language: TimeLanguage): Measured | null {
  const { lexicon } = language;
  const first = amountAt(text, start, lexicon, true);
  if (!first) return null;
  const amount = first.unit ? withSlashedEnds(text, first, first.unit) : rangeAt(text, first, language);
  const unit = amount?.unit;
  if (!amount || !unit) return null;
  const size = Number(unit.id);
  const isSpelled = !/\d/.test(text.slice(...amount.quantitySpan));
  // "a second" is rarely a time, and single letters are only times behind digits
  if (isSpelled && ((size === 1 && amount.low === 1) || unit.text.length === 1) && !lexicon.dense) return null;
  if (riskyUnits.test(unit.text.replace('.', '')) && size === HOUR && !isJoined(text, unit.span[1], language))
    return null;
  return {
    end: amount.span[1],
    low: amount.low * size,
    high: amount.high * size,
    unit: size,
    isOpen: amount.low === amount.high && Number.isInteger(amount.low),
  };
}

/** Hours and minutes in the plural, which a half or three quarters never have in these languages. */
const romancePlurals = /^(?:ore|horas|heures|hores|minuti|minutos|minuts)\.?$/iu;

/** Reads "2/3 minutes" and "3/4 giorni" as ranges; "3/4 hour" stays a fraction. */
function withSlashedEnds(text: string, amount: Amount, unit: FoundUnit): Amount {
  const neighbours = parseSlashNeighbours(text.slice(...amount.quantitySpan));
  if (!neighbours) return amount;
  const [low, high] = neighbours;
  const isFraction = Number(unit.id) === HOUR || low === 1;
  return !isFraction || Number(unit.id) === DAY || romancePlurals.test(unit.text) ? { ...amount, low, high } : amount;
}

/** Abbreviations of hours that mean a spoon, a pound or a gram elsewhere. */
const riskyUnits = /^[tгgсs]$/iu;

function isJoined(text: string, end: number, language: TimeLanguage): boolean {
  const { lexicon } = language;
  return amountAt(text, behindJoiner(text, end, language), lexicon, false)?.unit?.id === String(MINUTE);
}

/** "between 10 and 15 minutes", "two, three minutes", "iki üç dakika". */
function rangeAt(text: string, first: Amount, language: TimeLanguage) {
  const { lexicon, between } = language;
  if (first.low !== first.high) return null;
  const end = first.quantitySpan[1];
  const space = skipSpaces(text, end);
  const and = between.test(text.slice(0, first.span[0])) ? lexicon.and.at(text, space) : null;
  const joint = and ?? lexicon.to.at(text, space);
  const starts = joint ? [skipSpaces(text, joint.end)] : [space, ...neighbourStart(text, end)];
  for (const start of starts) {
    const second = amountAt(text, start, lexicon, true);
    if (!second?.unit || second.low <= first.low) continue;
    if (joint || second.low === first.low + 1) return { ...second, low: first.low, quantitySpan: first.quantitySpan };
  }
  return null;
}

function neighbourStart(text: string, end: number): number[] {
  const match = /^\s?[,、，-]\s?/.exec(text.slice(end, end + 3));
  return match ? [end + match[0].length] : [];
}

/** "полчаса", "ساعتين". */
function oneAt(text: string, start: number, { lexicon, ones }: TimeLanguage): Measured | null {
  if (!ones.at(text, start)) return null;
  const unit = lexicon.units.at(text, start);
  const size = Number(unit?.value);
  return unit && { end: unit.end, low: size, high: size, unit: size, isOpen: true };
}

const fractions = new Map(Object.entries({ '½': 0.5, '1/2': 0.5, '¼': 0.25, '1/4': 0.25, '¾': 0.75, '3/4': 0.75 }));
const fractionBehind = /\s?([½¼¾]|[13]\/[24])(?![\d/])/uy;

/** A fraction of the unit behind it: "une heure et quart", "1 heure 1/2". */
function addedBehind(text: string, end: number, unit: number, { added, lexicon }: TimeLanguage) {
  if (unit % MINUTE || unit > 2 * HOUR) return null;
  const whole = unit % HOUR ? MINUTE : HOUR;
  const space = skipSpaces(text, end);
  const word = added.at(text, space);
  if (word) return { end: word.end, value: word.value * whole };
  fractionBehind.lastIndex = lexicon.and.at(text, space)?.end ?? end;
  const match = fractionBehind.exec(text);
  return match && { end: fractionBehind.lastIndex, value: (fractions.get(match[1] ?? '') ?? 0) * whole };
}
