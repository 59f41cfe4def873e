import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { tokenize, type Token } from '../../libs/ingredients/src/crf/tokenize.ts';
import { labels, type Label } from '../../libs/ingredients/src/crf/states.ts';

/** A labelled line with the tokens of the data set. */
export interface LabelledLine {
  id: string;
  source: string;
  sentence: string;
  tokens: string[] | null;
  labels: string[] | null;
}

export interface Example {
  id: string;
  sentence: string;
  tokens: Token[];
  labels: Label[];
}

export function readLines(path: string): LabelledLine[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LabelledLine);
}

/** Maps the labels of a line to our tokens; returns null if the tokens do not fit together. */
export function toExample({ id, sentence, tokens: theirs, labels: marks }: LabelledLine): Example | null {
  if (!theirs || !marks) return null;
  const tokens = tokenize(sentence);
  const matches = align(tokens.map(ownForm), theirs.map(theirForm));
  const found = tokens.map((_, i) => (matches[i] === undefined ? undefined : asLabel(marks[matches[i]]!)));
  if (found.filter((label) => label === undefined).length > Math.max(1, tokens.length * 0.2)) return null;
  return {
    id,
    sentence,
    tokens,
    labels: tokens.map(
      (token, i) => found[i] ?? (isSign(token.text) ? 'PUNC' : (found[i - 1] ?? found[i + 1] ?? 'NOTE')),
    ),
  };
}

function asLabel(mark: string): Label {
  return labels.find((label) => label === mark) ?? 'NOTE';
}

function isSign(text: string): boolean {
  return !/[\p{L}\d]/u.test(text);
}

function ownForm({ text, low, high }: Token): string {
  if (low === undefined) return stem(text);
  return high! > low ? `${round(low)}-${round(high!)}` : round(low);
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Fractions are written `1#1$2` in the data set, ranges `2-3`. */
function theirForm(token: string): string {
  const value = (text: string) => {
    const match = /^(\d*)#(\d+)\$(\d+)$/.exec(text);
    if (match) return Number(match[1] || 0) + Number(match[2]) / Number(match[3]);
    return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
  };
  const [low, high] = token.split('-').map(value);
  if (low !== null && low !== undefined && high !== null && high !== undefined) return `${round(low)}-${round(high)}`;
  const single = value(token);
  return single === null ? stem(token) : round(single);
}

/** Units are singular in the data set. */
function stem(text: string): string {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return lower
    .replace(/leaves$/, 'leaf')
    .replace(/loaves$/, 'loaf')
    .replace(/halves$/, 'half')
    .replace(/ies$/, 'y')
    .replace(/(?<=.{3})e?s$/, '');
}

/** @returns for each own form the index of its match, by the cheapest edit script */
function align(own: string[], theirs: string[]): (number | undefined)[] {
  const width = theirs.length + 1;
  const cost = new Float64Array((own.length + 1) * width);
  for (let i = 0; i <= own.length; i++)
    for (let j = 0; j <= theirs.length; j++)
      cost[i * width + j] = i && j ? cheapest(cost, width, i, j, difference(own[i - 1]!, theirs[j - 1]!)) : i + j;
  const matches: (number | undefined)[] = own.map(() => undefined);
  let [i, j] = [own.length, theirs.length];
  while (i && j) {
    const here = cost[i * width + j]!;
    const change = difference(own[i - 1]!, theirs[j - 1]!);
    if (Math.abs(here - cost[(i - 1) * width + j - 1]! - change) < 1e-9) {
      if (change < 1.5) matches[i - 1] = j - 1;
      i--;
      j--;
    } else if (Math.abs(here - cost[(i - 1) * width + j]! - 1) < 1e-9) i--;
    else j--;
  }
  return matches;
}

function cheapest(cost: Float64Array, width: number, i: number, j: number, change: number): number {
  return Math.min(
    cost[(i - 1) * width + j]! + 1,
    cost[i * width + j - 1]! + 1,
    cost[(i - 1) * width + j - 1]! + change,
  );
}

function difference(a: string, b: string): number {
  if (a === b) return 0;
  if (a.length > 2 && (a.startsWith(b.slice(0, 3)) || b.includes(a) || a.includes(b))) return 0.5;
  return 1.9;
}
