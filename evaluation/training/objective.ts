import { hinges } from '../../libs/ingredients/src/crf/features.ts';
import { mayFollow, mayStart, stateCount } from '../../libs/ingredients/src/crf/states.ts';
import type { Sequence } from './dataset.ts';

const n = stateCount;
const square = n * n;

/** The layout of all weights in one vector: emissions by feature, then transitions by hinge, then the first state. */
export interface Layout {
  features: number;
  transitions: number;
  starts: number;
  size: number;
}

export function layoutFor(featureCount: number): Layout {
  const transitions = featureCount * n;
  const starts = transitions + hinges.length * square;
  return { features: featureCount, transitions, starts, size: starts + n };
}

const allowed = Float64Array.from({ length: square }, (_, i) => (mayFollow(Math.floor(i / n), i % n) ? 1 : 0));
const startAllowed = Float64Array.from({ length: n }, (_, i) => (mayStart(i) ? 1 : 0));

/** Negative log-likelihood of the sequences and its gradient, by forward and backward sums with scaling. */
export function negativeLogLikelihood(
  sequences: Sequence[],
  layout: Layout,
  weights: Float64Array,
  gradient: Float64Array,
): number {
  const transitions = hinges.map((_, h) => expTable(weights, layout.transitions + h * square));
  const starts = Float64Array.from(startAllowed, (open, i) => open * Math.exp(weights[layout.starts + i]!));
  let loss = 0;
  for (const sequence of sequences) loss += sequenceLoss(sequence, layout, weights, gradient, transitions, starts);
  return loss;
}

function expTable(weights: Float64Array, from: number): Float64Array {
  return Float64Array.from(allowed, (open, i) => open * Math.exp(weights[from + i]!));
}

const longest = 400;
/** Smaller shares are skipped, because they change nothing. */
const negligible = 1e-6;
const successors = Array.from({ length: n }, (_, x) =>
  Uint8Array.from(Array.from({ length: n }, (__, y) => y).filter((y) => mayFollow(x, y))),
);
const emissions = new Float64Array(longest * n);
const forward = new Float64Array(longest * n);
const backward = new Float64Array(longest * n);
const scales = new Float64Array(longest);

function sequenceLoss(
  { features, hinges: kinds, states }: Sequence,
  layout: Layout,
  weights: Float64Array,
  gradient: Float64Array,
  transitions: Float64Array[],
  starts: Float64Array,
): number {
  const length = Math.min(features.length, longest);
  if (!length) return 0;
  let loss = emit(features, length, weights, states);
  for (let y = 0; y < n; y++) forward[y] = starts[y]! * emissions[y]!;
  loss -= weights[layout.starts + states[0]!]!;
  scales[0] = normalise(forward, 0);
  for (let t = 1; t < length; t++) {
    const table = transitions[kinds[t]!]!;
    advance(t, table);
    loss -= weights[layout.transitions + kinds[t]! * square + states[t - 1]! * n + states[t]!]!;
  }
  for (let t = 0; t < length; t++) loss += Math.log(scales[t]!);
  backwardPass(length, kinds, transitions);
  addGradient({ features, kinds, states, length }, layout, gradient, transitions);
  return loss;
}

/** Returns exp of the emission scores, shifted by their maximum, which is added to the loss again. */
function emit(features: Int32Array[], length: number, weights: Float64Array, states: Uint8Array): number {
  let loss = 0;
  for (let t = 0; t < length; t++) {
    const base = t * n;
    emissions.fill(0, base, base + n);
    for (const id of features[t]!) for (let y = 0; y < n; y++) emissions[base + y]! += weights[id * n + y]!;
    let best = -Infinity;
    for (let y = 0; y < n; y++) best = Math.max(best, emissions[base + y]!);
    loss += best - emissions[base + states[t]!]!;
    for (let y = 0; y < n; y++) emissions[base + y] = Math.exp(emissions[base + y]! - best);
  }
  return loss;
}

function advance(t: number, table: Float64Array): void {
  const [base, previous] = [t * n, (t - 1) * n];
  forward.fill(0, base, base + n);
  for (let x = 0; x < n; x++) {
    const mass = forward[previous + x]!;
    if (mass > 1e-12) for (const y of successors[x]!) forward[base + y]! += mass * table[x * n + y]!;
  }
  for (let y = 0; y < n; y++) forward[base + y]! *= emissions[base + y]!;
  scales[t] = normalise(forward, base);
}

function normalise(values: Float64Array, base: number): number {
  let sum = 0;
  for (let y = 0; y < n; y++) sum += values[base + y]!;
  for (let y = 0; y < n; y++) values[base + y]! /= sum;
  return sum;
}

function backwardPass(length: number, kinds: Uint8Array, transitions: Float64Array[]): void {
  backward.fill(1, (length - 1) * n, length * n);
  for (let t = length - 2; t >= 0; t--) {
    const [base, next] = [t * n, (t + 1) * n];
    const table = transitions[kinds[t + 1]!]!;
    for (let x = 0; x < n; x++) {
      let sum = 0;
      for (const y of successors[x]!) sum += table[x * n + y]! * emissions[next + y]! * backward[next + y]!;
      backward[base + x] = sum / scales[t + 1]!;
    }
  }
}

interface Labelled {
  features: Int32Array[];
  kinds: Uint8Array;
  states: Uint8Array;
  length: number;
}

function addGradient(
  { features, kinds, states, length }: Labelled,
  layout: Layout,
  gradient: Float64Array,
  transitions: Float64Array[],
): void {
  for (let t = 0; t < length; t++) {
    const count = surprises(t, states[t]!);
    for (const id of features[t]!) for (let k = 0; k < count; k++) gradient[id * n + surprised[k]!]! += surprise[k]!;
    if (t > 0) addTransitions(t, layout.transitions + kinds[t]! * square, states, gradient, transitions[kinds[t]!]!);
    else for (let k = 0; k < count; k++) gradient[layout.starts + surprised[k]!]! += surprise[k]!;
  }
}

const surprised = new Uint8Array(n);
const surprise = new Float64Array(n);

/** Lists states whose share differs from the expected one; certain tokens have none. */
function surprises(t: number, right: number): number {
  let count = 0;
  for (let y = 0; y < n; y++) {
    const difference = forward[t * n + y]! * backward[t * n + y]! - (right === y ? 1 : 0);
    if (Math.abs(difference) < negligible) continue;
    surprised[count] = y;
    surprise[count++] = difference;
  }
  return count;
}

function addTransitions(
  t: number,
  from: number,
  states: Uint8Array,
  gradient: Float64Array,
  table: Float64Array,
): void {
  const [base, previous] = [t * n, (t - 1) * n];
  for (let x = 0; x < n; x++) {
    const mass = forward[previous + x]! / scales[t]!;
    if (mass > negligible)
      for (let y = 0; y < n; y++)
        gradient[from + x * n + y]! += mass * table[x * n + y]! * emissions[base + y]! * backward[base + y]!;
  }
  gradient[from + states[t - 1]! * n + states[t]!]! -= 1;
}
