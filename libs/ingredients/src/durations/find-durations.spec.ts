import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDurations } from './find-durations.ts';
import { timeWords } from './time-words.ts';

const sizes = new Map(Object.entries({ s: 1, m: 60, h: 3600, d: 86_400 }));

/** Reads "1h30", "45s" or, with the unit of the other end, "10". */
function secondsOf(written: string, unit: string): number {
  let last = '';
  return [...written.matchAll(/(\d+)([smhd]?)/g)].reduce((sum, [, digits, own]) => {
    last = own || (last === 'h' ? 'm' : last === 'm' ? 's' : unit);
    return sum + Number(digits) * (sizes.get(last) ?? NaN);
  }, 0);
}

/** Reads "10-15m" as its ends. */
function rangeOf(written: string): [number, number | null] {
  const [low = '', high] = written.split('-');
  const unit = /[smhd](?=\d*$)/.exec(high ?? low)?.[0] ?? '';
  return [secondsOf(low, unit), high === undefined ? null : secondsOf(high, unit)];
}

const sentences = readFileSync(join(import.meta.dirname, 'sentences.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('|').map((part) => part.trim()))
  .map(([language = '', text = '', expected = '']) => ({
    language,
    text,
    expected: expected === '-' ? [] : expected.split(';').map((one) => rangeOf(one.trim())),
  }));

const timersOf = (text: string) =>
  findDurations(text)
    .filter(({ role }) => role === 'wait')
    .map(({ seconds, secondsMax }) => [seconds, secondsMax]);

describe('durations in steps', () => {
  it('finds what a cook waits for in all languages of the lexicons', () => {
    expect(new Set(sentences.map(({ language }) => language))).toEqual(new Set(timeWords.keys()));
    const wrong = sentences.filter(({ text, expected }) => JSON.stringify(timersOf(text)) !== JSON.stringify(expected));
    expect(wrong.map(({ text, expected }) => ({ text, expected, got: timersOf(text) }))).toEqual([]);
  });

  it('tells limits, sums and intervals from times to wait for', () => {
    const roles = (text: string) => findDurations(text).map(({ role }) => role);
    expect(roles('Eat within 48 hours; it keeps for 3 days.')).toEqual(['limit', 'keeps']);
    expect(roles('Make 2 hours before serving, stir every 10 minutes, 45 minutes in total.')).toEqual([
      'ahead',
      'interval',
      'total',
    ]);
  });

  it('leaves temperatures and amounts alone', () => {
    expect(findDurations('Heat to 180 °C, add 250 g flour, roll out 3 mm thick.')).toEqual([]);
    expect(findDurations('Add 3 eggs and 200 ml milk, cut 4 m of ribbon.')).toEqual([]);
  });

  it('gives the place of a range in its text', () => {
    const text = 'Roast for 1 hour 10 to 1 hour 25 minutes.';
    const [{ start = 0, end = 0, ...found } = {}] = findDurations(text);
    expect(text.slice(start, end)).toBe('1 hour 10 to 1 hour 25 minutes');
    expect(found).toEqual({ seconds: 4200, secondsMax: 5100, role: 'wait' });
  });
});
