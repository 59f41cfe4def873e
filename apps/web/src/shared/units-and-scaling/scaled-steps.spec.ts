import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adjustText } from './adjust-text.ts';

const steps = readFileSync(join(import.meta.dirname, 'scaled-steps.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('|').map((part) => part.trim()))
  .map(([language = '', factor = '', before = '', after = '']) => ({
    language,
    factor: Number(factor),
    before,
    after,
  }));

function scaleStep(text: string, scale: number, language: string): string {
  const edits = adjustText(text, { scale, system: 'written', language });
  return edits.reduceRight((shown, { start, end, text: by }) => shown.slice(0, start) + by + shown.slice(end), text);
}

it('keeps what is meant for one piece, and scales the rest', () => {
  const shown = steps.map(({ before, factor, language }) => scaleStep(before, factor, language));
  expect(shown).toEqual(steps.map(({ after }) => after));
});
