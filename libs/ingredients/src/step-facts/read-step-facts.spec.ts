import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsOfStep, readStepFacts } from './read-step-facts.ts';
import type { StepFacts } from './step-facts.ts';

const steps = readFileSync(join(import.meta.dirname, 'steps.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' | '))
  .map(([language = '', text = '', expected = '']) => ({ language, text, expected }));

/** Writes facts as the expectations of `steps.txt` are written. */
function notationOf(facts: StepFacts): string {
  const { handsMinutes, waits, lastMoment, dayBefore, keepsMinutes, pieces, pieceGrams } = facts;
  const parts = [
    handsMinutes !== null && `h${handsMinutes}`,
    ...waits.map(
      ({ place, temperature, minutes, minutesMax }) =>
        `${place ?? '-'}${temperature ?? ''}:${minutes ?? ''}${minutesMax === null ? '' : `-${minutesMax}`}`,
    ),
    lastMoment && 'last',
    dayBefore && 'eve',
    keepsMinutes !== null && `keeps${keepsMinutes / 1440}d`,
    pieces !== null && `${pieces}x${pieceGrams}g`,
  ];
  return parts.filter(Boolean).join(' ') || 'none';
}

const sorted = (notation: string) => {
  const parts = notation.split(' ');
  const isWait = (part: string) => part.includes(':');
  return [...parts.filter((part) => !isWait(part)).toSorted(), ...parts.filter(isWait)].join(' ');
};

it('reads the facts of at least 95 % of 420 steps in 8 languages, in full', () => {
  expect(steps).toHaveLength(420);
  const faults = steps
    .map((step) => ({ ...step, got: notationOf(readStepFacts(step.text, step.language)) }))
    .filter(({ expected, got }) => sorted(expected) !== sorted(got));
  expect(faults.length <= 21 ? 'right' : { wrong: faults.length, faults }).toBe('right');
});

it('lets what a person mended stand over what is read', () => {
  const step = { text: 'Simmer for 20 minutes. Keeps for 2 days.', facts: { handsMinutes: 5, keepsMinutes: null } };
  expect(factsOfStep(step, 'en')).toEqual({
    ...readStepFacts(step.text, 'en'),
    handsMinutes: 5,
    keepsMinutes: null,
  });
  expect(factsOfStep({ text: step.text, facts: null }, 'en')).toEqual(readStepFacts(step.text, 'en'));
});

it('reads times and ovens in languages without word lists', () => {
  expect(notationOf(readStepFacts('Piecz 40 minut w temperaturze 180 °C.', 'pl'))).toBe('oven180:40');
});
