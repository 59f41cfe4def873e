import type { PartConfidence } from '../parser/parsed.ts';
import type { TokenLabel } from './decode.ts';
import type { Label } from './states.ts';

/** Probability that quantity, unit and food are all right, which needs each token in the right part of the line. */
export function lineProbability(labelled: TokenLabel[]): number {
  return labelled.reduce((product, { certainty }) => product * certainty, 1);
}

/** The confidence in a part is that in its least certain token. */
export function partConfidence(
  labelled: TokenLabel[],
  calibration: readonly (readonly [number, number])[],
): PartConfidence {
  const part = (...labels: Label[]) =>
    round(labelled.reduce((low, token) => (labels.includes(token.label) ? Math.min(low, token.certainty) : low), 1));
  // a line without a food is no ingredient
  const hasFood = labelled.some(({ label }) => label === 'NAME');
  return {
    quantity: part('QTY'),
    unit: part('UNIT', 'SIZE'),
    food: hasFood ? part('NAME') : 0,
    note: part('NOTE'),
    overall: hasFood ? round(interpolate(lineProbability(labelled), calibration)) : 0,
  };
}

/** The share of right lines at a probability of the model, interpolated between the measured points. */
export function interpolate(probability: number, points: readonly (readonly [number, number])[]): number {
  let [x0, y0] = [0, points.length ? 0 : probability];
  for (const [x, y] of points) {
    if (x >= probability) return x === x0 ? y : y0 + ((probability - x0) / (x - x0)) * (y - y0);
    [x0, y0] = [x, y];
  }
  return y0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
