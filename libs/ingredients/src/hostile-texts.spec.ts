import { findDurations } from './durations/find-durations.ts';
import { detectLanguage } from './parser/detect-language.ts';
import { findAmounts } from './parser/find-amounts.ts';
import { parseIngredient } from './parser/parse-ingredient.ts';
import { readStepFacts } from './step-facts/read-step-facts.ts';

/** Contents for which a reader once took time that grew with the square of the text. */
const CONTENTS = [
  '1 ',
  '1 x ',
  '1 by ',
  '1-',
  '1–',
  '1,',
  '½',
  '1 1/2 ',
  '١ ',
  '大さじ',
  'ж ',
  'é',
  '1 (1 g ',
  '1 1 1 x 2 ',
];
const DURATIONS = ['1 h ', '1 min, '];

/** Returns the seconds of the processor that a call takes. */
function secondsOf(call: () => unknown): number {
  const begun = process.cpuUsage();
  call();
  return process.cpuUsage(begun).user / 1e6;
}

describe('texts that are made to harm', () => {
  // linear readers need less than a second, quadratic ones 8 s to minutes
  it.each([
    ['the language', 100_000, CONTENTS, (text: string) => detectLanguage(text)],
    ['amounts', 100_000, CONTENTS, (text: string) => [findAmounts(text), findAmounts(text, { language: 'ja' })]],
    ['durations', 20_000, DURATIONS, findDurations],
    ['facts of steps', 20_000, ['bake 1 h, ', 'fry and ', '9 x 9 g, '], (text: string) => readStepFacts(text)],
  ] as const)('give away %s in time that grows with their length', (_, length, contents, read) => {
    for (const content of contents) {
      const text = content.repeat(length / content.length);
      expect([content, secondsOf(() => read(text)) < 6]).toEqual([content, true]);
    }
  });

  it('are parsed as lines of ingredients in milliseconds, however long', () => {
    parseIngredient('1 cup sugar');
    for (const content of CONTENTS) {
      const lines = Array.from({ length: 50 }, () => content.repeat(1_000_000 / content.length));
      expect([content, secondsOf(() => lines.map((line) => parseIngredient(line))) < 3]).toEqual([content, true]);
    }
  }, 30_000);
});
