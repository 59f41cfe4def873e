import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scaleText } from './parser/find-amounts.ts';
import { scaleYield } from './scale-yield.ts';

const texts = readFileSync(join(import.meta.dirname, 'scaling.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('|').map((part) => part.trim()))
  .map(([kind = '', factor = '', before = '', after = '']) => {
    const [what = '', language = ''] = kind.split(' ');
    return { what, language, factor: Number(factor), before, after };
  });

describe('texts of a scaled recipe', () => {
  it('keep what is meant for one piece and scale the rest, in steps', () => {
    const steps = texts.filter(({ what }) => what === 'step');
    const shown = steps.map(({ before, factor, language }) => scaleText(before, factor, { language }));
    expect(shown).toEqual(steps.map(({ after }) => after));
  });

  it('have yields in the right number, also of words', () => {
    const yields = texts.filter(({ what }) => what === 'yield');
    expect(yields.map(({ before, factor }) => scaleYield(before, factor))).toEqual(yields.map(({ after }) => after));
  });
});
