import type { PartConfidence } from '../parser/parsed.ts';
import type { LabelledTokens } from './decode.ts';
import type { Label } from './states.ts';

/** How sure the model is that quantity, unit and food are all right: each token has to be on the right side of each of them. */
export function sureness({ certainties }: LabelledTokens): number {
  return certainties.reduce((product, certainty) => product * certainty, 1);
}

/** The certainty of a part is that of its least certain token. */
export function partConfidence(
  labelled: LabelledTokens,
  calibration: readonly (readonly [number, number])[],
): PartConfidence {
  const part = (...wanted: Label[]) =>
    labelled.labels.reduce(
      (low, label, i) => (wanted.includes(label) ? Math.min(low, labelled.certainties[i]!) : low),
      1,
    );
  // A line without a food is no ingredient.
  const isNamed = labelled.labels.includes('NAME');
  return {
    quantity: round(part('QTY')),
    unit: round(part('UNIT', 'SIZE')),
    food: isNamed ? round(part('NAME')) : 0,
    note: round(part('NOTE')),
    overall: isNamed ? round(interpolate(sureness(labelled), calibration)) : 0,
  };
}

/** The share of right lines at a degree of certainty, interpolated between the measured points. */
export function interpolate(sure: number, points: readonly (readonly [number, number])[]): number {
  const above = points.findIndex(([x]) => x >= sure);
  if (above < 0) return points.at(-1)?.[1] ?? sure;
  const [x1, y1] = points[above]!;
  const [x0, y0] = points[above - 1] ?? [0, 0];
  return x1 === x0 ? y1 : y0 + ((sure - x0) / (x1 - x0)) * (y1 - y0);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
