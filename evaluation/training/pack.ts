import { hinges } from '../../libs/ingredients/src/crf/features.ts';
import type { StoredModel } from '../../libs/ingredients/src/crf/model.ts';
import { mayFollow, stateCount } from '../../libs/ingredients/src/crf/states.ts';
import type { Layout } from './objective.ts';

const n = stateCount;

/** Quantizes trained weights to one byte each and drops those that round to zero. */
export function pack(features: string[], weights: Float64Array, layout: Layout): StoredModel {
  const step = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0) / 127;
  const kept: string[] = [];
  const data: number[] = [];
  features.forEach((feature, id) => {
    const pairs = Array.from({ length: n }, (_, y) => [y, Math.round(weights[id * n + y]! / step)] as const).filter(
      ([, value]) => value !== 0,
    );
    if (!pairs.length) return;
    kept.push(feature);
    data.push(pairs.length, ...pairs.flatMap(([y, value]) => [y, value & 255]));
  });
  const tables = Array.from(weights.subarray(layout.transitions, layout.size), (weight, i) =>
    isForbidden(i) ? 0 : Math.round(weight / step) & 255,
  );
  return { step, features: kept.join('\n'), weights: base64(data), transitions: base64(tables), calibration: [] };
}

function isForbidden(index: number): boolean {
  const inTables = index < hinges.length * n * n;
  const pair = index % (n * n);
  return inTables && !mayFollow(Math.floor(pair / n), pair % n);
}

function base64(bytes: number[]): string {
  return Buffer.from(bytes).toString('base64');
}
