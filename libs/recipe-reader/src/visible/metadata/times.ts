import { zip } from '#contract/objects';
import { readDuration, findTimes, type RecipeDuration, type WrittenTime } from '../../duration.ts';
import type { SourceFields } from '../../recipe.ts';
import { removeYield } from './yields.ts';
import { timeLabels, type FoundLabel, type TimeKind } from './time-labels.ts';
import { type Line, lineAt } from '../outline/line.ts';

type Times = Partial<Record<TimeKind, RecipeDuration>>;
type LabelledTime = [TimeKind, string];

const classes: [TimeKind, RegExp][] = [
  ['total', /total-?_?time/i],
  ['prep', /prep-?_?time/i],
  ['cook', /cook(?:ing)?-?_?time/i],
];

/** Maximum lines of a row of times and labels on each side. */
const maxRowDistance = 10;
/** Longer lines are running text. */
const maxLength = 140;
const shortLine = 40;
/** Separators between facts of one line. */
const separator = /\s*[|•·●;]\s*|\s[+/]\s/;
const about = String.raw`about|approx\.?|approximately|around|over|under|less than|up to|ca\.?|cca\.?|circa|env\.?|environ|etwa|ungefähr|unter|über|ongeveer|noin|około|ok\.|asi|kb\.|körülbelül|около|ок\.|περίπου|yaklaşık|cerca de|unos|aprox\.?|约|約`;
const aroundTime = new RegExp(String.raw`^[^\p{L}\d]*(?:(?:${about})(?!\p{Ll})\s*)?[^\p{L}\d]*$`, 'iu');
/** Words for time in a label, which make a bare number minutes. */
const timeWord =
  /time|zeit|temps|tiempo|tempo|tijd|tyd|tid$|aika|czas|čas|doba|idő|vrijeme|време|timp|время|час|χρόνος|süre|laiks|laikas|時間|时间|시간/i;

/**
 * Finds labelled times: "Prep time: 10 mins", "10 min prep", or label and time on two lines in any order.
 *
 * @param withRest computes a missing total from the parts including resting time
 */
export function visibleTimes(lines: Line[], withRest: boolean): SourceFields {
  const times: Times = {};
  const found = lines.map((line, i) => timesOfLine(line, lines, i));
  // times outside the recipe, such as those of similar recipes, come last
  const inRecipe = zip(lines, found).flatMap(([line, own]) => (line.noise ? [] : own));
  for (const [kind, text] of [...inRecipe, ...found.flat()]) times[kind] ??= read(text);
  return assignTimes(times, lines, withRest);
}

function read(text: string): RecipeDuration | undefined {
  const duration = readDuration(text);
  return duration?.minutes ? duration : undefined;
}

function timesOfLine(line: Line, lines: Line[], index: number): LabelledTime[] {
  if (!line.text || line.text.length > maxLength || line.noise > 1) return [];
  const beside = [lines[index - 1], lines[index + 1]].filter((each) => each && each.text.length < shortLine);
  const near = line.text.length < shortLine ? [line, ...beside] : [line];
  if (!near.some((each) => each && /\d|[½¼¾]/.test(each.text))) return [];
  const [label, ...others] = timeLabels(line.text);
  if (!label) return timeByClass(line);
  // an element named for preparation may contain the facts, which come in rows
  const amongSteps = !!line.steps && !beside.some((each) => each && timesInSegment(each.text, false).length);
  const found = splitSegments(line.text).flatMap((text) => timesInSegment(text, amongSteps));
  if (found.length) return found;
  const alone = !others.length && isAlone(line.text, label) ? timeBeside(lines, index, label) : [];
  return alone.length ? alone : timeByClass(line);
}

/** True for a short line with a labelled time: "Prep 10 min". */
export function statesTime(text: string): boolean {
  return (
    text.length < shortLine &&
    /\d/.test(text) &&
    splitSegments(text).some((part) => timesInSegment(part, false).length > 0)
  );
}

/** Splits a line into facts and joins a label with the next part: "Prep | 10 min | Serves 4". */
function splitSegments(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(separator)) {
    const before = parts.at(-1) ?? '';
    const [label] = timeLabels(before);
    if (label && isAlone(before, label)) parts[parts.length - 1] = `${before}: ${part}`;
    else parts.push(part);
  }
  return parts;
}

/** Pairs labels and times of a segment. Labels precede their times unless a time comes first; among steps a label needs a colon. */
function timesInSegment(text: string, amongSteps: boolean): LabelledTime[] {
  const times = findTimes(text);
  const labels = timeLabels(text).filter(
    ({ start, end }) => !times.some((time) => start < time.end && time.start < end),
  );
  const [label, time] = [labels[0], times[0]];
  if (!label) return [];
  if (!time) return bareNumber(text, label);
  const first = label.start < time.start || labels.some(({ end }) => /^\s?[:：]/.test(text.slice(end)));
  if (first) return labels.flatMap((each) => timeAfter(text, each, times, amongSteps));
  return amongSteps ? [] : times.flatMap((each) => labelAfter(text, each, labels));
}

function timeAfter(text: string, label: FoundLabel, times: WrittenTime[], strict: boolean): LabelledTime[] {
  const time = times.find(({ start }) => start >= label.end);
  if (!time) return [];
  const between = text.slice(label.end, time.start);
  if (!aroundTime.test(between.replace(/\([^)\d]{1,12}\)/, ''))) return [];
  const isLabelled =
    /[:：–—-]/.test(between) || (!strict && opensFact(text, label, times) && !continuesSentence(text, time));
  return isLabelled ? [[label.kind, text.slice(time.start, time.end)]] : [];
}

/** True if a label without a colon comes first, follows another time, or is capitalized; else it is a word of a sentence. */
function opensFact(text: string, { start }: FoundLabel, times: WrittenTime[]): boolean {
  const factsEnd = Math.max(0, ...times.map(({ end }) => end).filter((end) => end <= start));
  return !/[\p{L}\d]/u.test(text.slice(factsEnd, start)) || !/^\p{Ll}/u.test(text.slice(start, start + 1));
}

/** True for "10 min, then add the rest", false for "10 min cook time 5 min". */
function continuesSentence(text: string, { end }: WrittenTime): boolean {
  const next = /^[\s,]*(?=\p{Ll})/u.exec(text.slice(end));
  return !!next && !timeLabels(text).some(({ start }) => start === end + next[0].length);
}

/** Accepts "10 min prep", but not "10 min preparing the sauce". */
function labelAfter(text: string, time: WrittenTime, labels: FoundLabel[]): LabelledTime[] {
  const label = labels.find(({ start }) => start >= time.end);
  if (!label || !/^[\s.,:()-]*$/.test(text.slice(time.end, label.start))) return [];
  return /^[\s)]*(?:$|[,.]?\s*[\d(~])/u.test(text.slice(label.end))
    ? [[label.kind, text.slice(time.start, time.end)]]
    : [];
}

/** Reads a number without a unit: "Prep time (min): 20", "10 Prep Time". */
function bareNumber(text: string, label: FoundLabel): LabelledTime[] {
  if (!timeWord.test(text.slice(label.start, label.end)) && !/\(min/i.test(text)) return [];
  const rest = `${text.slice(0, label.start)} ${text.slice(label.end).replace(/^\s*\(min[^)]*\)/i, '')}`;
  const number = /^[^\p{L}\d]*(\d{1,3})[^\p{L}\d]*$/u.exec(rest)?.[1];
  return number ? [[label.kind, number]] : [];
}

function isAlone(text: string, { start, end }: FoundLabel): boolean {
  return !/[\p{L}\d]/u.test(text.slice(0, start) + text.slice(end));
}

/** Reads the time on the line after the label, or before it in a row that begins with a time. */
function timeBeside(lines: Line[], index: number, label: FoundLabel): LabelledTime[] {
  const isLabel = (at: number) => {
    const text = lines[at]?.text ?? '';
    const [own, ...others] = text.length < shortLine ? timeLabels(text) : [];
    return !!own && !others.length && isAlone(text, own);
  };
  const isTimeLabel = timeWord.test(lineAt(lines, index).text);
  const value = (at: number) => timeAlone(lines[at]?.text ?? '', isTimeLabel);
  const [before, after] = [value(index - 1), value(index + 1)];
  if (!before || !after) return before || after ? [[label.kind, after || before]] : [];
  let [first, last] = [index, index];
  while (index - first < maxRowDistance && isLabel(first - 2) && value(first - 1)) first -= 2;
  while (last - index < maxRowDistance && isLabel(last + 2) && value(last + 1)) last += 2;
  const beginsWithTime = !!value(first - 1) && !value(last + 1);
  return [[label.kind, beginsWithTime ? before : after]];
}

/** Returns the time if the line is only a time; accepts a bare number if `minutes` is set. */
function timeAlone(text: string, minutes: boolean): string {
  if (text.length > shortLine) return '';
  if (/^\d{1,3}$/.test(text)) return minutes ? text : '';
  const [time] = findTimes(text);
  if (!time || !aroundTime.test(text.slice(0, time.start))) return '';
  const rest = text.slice(time.end);
  if (/^[\s,]*(?:plus|\+)\s/i.test(rest)) return text;
  return /^[\s,]*\p{L}{3}/u.test(rest) ? '' : text.slice(time.start, time.end);
}

function timeByClass({ text, element }: Line): LabelledTime[] {
  const names = `${element.attributes.class ?? ''} ${element.parent?.attributes.class ?? ''}`;
  const kind = classes.find(([, pattern]) => pattern.test(names))?.[0];
  const value = /\d.*/.exec(text)?.[0];
  return kind && value && text.length < 50 ? [[kind, value]] : [];
}

/**
 * Assigns `making` to the missing time: cooking if only preparation is known ("Voorbereiding, bereiding"), preparation if only cooking is
 * known ("Zubereitung, Backzeit"), else the total.
 */
function assignTimes(times: Times, lines: Line[], withRest: boolean): SourceFields {
  const { making, rest } = times;
  const prep = times.prep ?? (times.cook && making);
  const isPart = making && times.prep && (making.minutes ?? 0) < (times.total?.minutes ?? Infinity);
  const cook = times.cook ?? (isPart ? making : undefined);
  const parts = (prep?.minutes ?? 0) + (cook?.minutes ?? 0);
  const sum = withRest && rest && parts ? read(`${parts + (rest.minutes ?? 0)} min`) : undefined;
  const total = times.total ?? (prep === making || cook === making ? undefined : making) ?? sum;
  const totalTime = total ?? (parts ? undefined : headTime(lines));
  return {
    ...(totalTime && { totalTime }),
    ...(prep && { prepTime: prep }),
    ...(cook && { cookTime: cook, performTime: cook }),
  };
}

/** Returns the only time near the title. */
function headTime(lines: Line[]): RecipeDuration | undefined {
  const title = lines.findIndex(({ heading }) => heading === 1);
  if (title < 0) return undefined;
  const end = lines.findIndex(({ kind }, i) => i > title && kind);
  const head = lines.slice(Math.max(0, title - 3), Math.min(end < 0 ? title + 12 : end, title + 15));
  const texts = head.filter(({ noise }) => noise < 2).map(({ text }) => text);
  const timesOfAll = (parts: string[]) => new Set(parts.map((text) => timeAlone(text, false)).filter(Boolean));
  const alone = timesOfAll(texts);
  const times = alone.size ? alone : timesOfAll(texts.flatMap((text) => removeYield(text).split(separator)));
  const [time, ...others] = times;
  return time && !others.length ? read(time) : undefined;
}
