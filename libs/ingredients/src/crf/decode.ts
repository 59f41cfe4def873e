import { placeFeatures, hingeOf, skipKey, tripleKey } from './features.ts';
import type { Model, WordVectors } from './model.ts';
import { labelOf, labels, mayFollow, stateCount, type Label } from './states.ts';
import type { Token } from './tokenize.ts';

const n = stateCount;
const longest = 300;
const emissions = new Float64Array(longest * n);
const forward = new Float64Array(longest * n);
const backward = new Float64Array(longest * n);
const best = new Float64Array(longest * n);
const origins = new Uint8Array(longest * n);

/** For each state those that may come before it, and those that may follow. */
const before = Array.from({ length: n }, (_, y) => Uint8Array.from(states().filter((x) => mayFollow(x, y))));
const after = Array.from({ length: n }, (_, x) => Uint8Array.from(states().filter((y) => mayFollow(x, y))));

function states(): number[] {
  return Array.from({ length: n }, (_, state) => state);
}

export interface LabelledTokens {
  labels: Label[];
  /** How sure it is of each token that it belongs to quantity, unit, food or remarks, as labelled. */
  certainties: number[];
}

/** The likeliest labelling of a line as a whole, and how sure each of its labels is. */
export function decode(tokens: Token[], model: Model): LabelledTokens {
  const length = Math.min(tokens.length, longest);
  const words = tokens.slice(0, length).map((token) => model.word(token));
  const tables = tokens.slice(0, length).map((token, i) => model.transitions[hingeOf(token, words[i]!.attributes)]!);
  emit(tokens, words, model, length);
  forwardPass(length, tables, model);
  backwardPass(length, tables);
  return readOff(bestPath(length, tables, model));
}

function emit(tokens: Token[], words: WordVectors[], model: Model, length: number): void {
  const places = placeFeatures(tokens);
  const beyond = model.word(undefined);
  const at = (index: number) => words[index] ?? beyond;
  const pairs = Array.from({ length: length + 4 }, (_, i) => model.pair(at(i - 2), at(i - 1)));
  emissions.fill(0, 0, length * n);
  for (let t = 0; t < length; t++) {
    for (let o = -3; o <= 3; o++) addVector(t, at(t + o).vectors[o + 3]);
    for (const feature of places[t]!) addVector(t, model.weightsOf(feature));
    // pairs[i] is that of the words i - 2 and i - 1; see pairSides for the order.
    addVector(t, pairs[t + 1]?.[0]);
    addVector(t, pairs[t + 2]?.[1]);
    addVector(t, pairs[t]?.[2]);
    addVector(t, pairs[t + 3]?.[3]);
    const [left, own, right] = [at(t - 1).attributes, words[t]!.attributes, at(t + 1).attributes];
    addVector(t, model.weightsOf(skipKey(left, right)));
    addVector(t, model.weightsOf(tripleKey(left, own, right)));
    exponentiate(t * n);
  }
}

function addVector(t: number, vector: Float64Array | null | undefined): void {
  if (!vector) return;
  const base = t * n;
  for (let y = 0; y < n; y++) emissions[base + y]! += vector[y]!;
}

function exponentiate(base: number): void {
  let top = -Infinity;
  for (let y = 0; y < n; y++) top = Math.max(top, emissions[base + y]!);
  for (let y = 0; y < n; y++) emissions[base + y] = Math.exp(emissions[base + y]! - top);
}

function forwardPass(length: number, tables: Float64Array[], { starts }: Model): void {
  for (let y = 0; y < n; y++) forward[y] = starts[y]! * emissions[y]!;
  normalise(forward, 0);
  for (let t = 1; t < length; t++) {
    const [base, previous, table] = [t * n, (t - 1) * n, tables[t]!];
    forward.fill(0, base, base + n);
    for (let x = 0; x < n; x++) {
      const mass = forward[previous + x]!;
      if (mass > 1e-12) for (const y of after[x]!) forward[base + y]! += mass * table[x * n + y]!;
    }
    for (let y = 0; y < n; y++) forward[base + y]! *= emissions[base + y]!;
    normalise(forward, base);
  }
}

function backwardPass(length: number, tables: Float64Array[]): void {
  backward.fill(1, (length - 1) * n, length * n);
  for (let t = length - 2; t >= 0; t--) {
    const [base, next, table] = [t * n, (t + 1) * n, tables[t + 1]!];
    for (let x = 0; x < n; x++) {
      let sum = 0;
      for (const y of after[x]!) sum += table[x * n + y]! * emissions[next + y]! * backward[next + y]!;
      backward[base + x] = sum;
    }
    normalise(backward, base);
  }
}

function normalise(values: Float64Array, base: number): void {
  let sum = 0;
  for (let y = 0; y < n; y++) sum += values[base + y]!;
  if (sum > 0) for (let y = 0; y < n; y++) values[base + y]! /= sum;
}

/** Labels among which a mistake does no harm: all of them are remarks. */
const remarkLabels = new Set<Label>(['PREP', 'COMMENT', 'PURPOSE', 'PUNC', 'OTHER', 'SIZE']);
const isRemark = labels.map((label) => remarkLabels.has(label));

/** Viterbi's algorithm; products are scaled at each step, which does not change what is largest. */
function bestPath(length: number, tables: Float64Array[], { starts }: Model): number[] {
  for (let y = 0; y < n; y++) best[y] = starts[y]! * emissions[y]!;
  for (let t = 1; t < length; t++) {
    const [base, previous, table] = [t * n, (t - 1) * n, tables[t]!];
    let top = 0;
    for (let y = 0; y < n; y++) {
      let [value, from] = [-1, 0];
      for (const x of before[y]!) {
        const product = best[previous + x]! * table[x * n + y]!;
        if (product > value) [value, from] = [product, x];
      }
      best[base + y] = value * emissions[base + y]!;
      origins[base + y] = from;
      top = Math.max(top, best[base + y]!);
    }
    if (top > 0) for (let y = 0; y < n; y++) best[base + y]! /= top;
  }
  return traceBack(length);
}

function traceBack(length: number): number[] {
  const path: number[] = [];
  let state = 0;
  const last = (length - 1) * n;
  for (let y = 1; y < n; y++) if (best[last + y]! > best[last + state]!) state = y;
  for (let t = length - 1; t >= 0; t--) {
    path[t] = state;
    state = origins[t * n + state]!;
  }
  return path;
}

/** The two states of a label count together; the certainty is that of the part, not of the exact label. */
function readOff(path: number[]): LabelledTokens {
  const result: LabelledTokens = { labels: [], certainties: [] };
  const mass = new Float64Array(labels.length);
  path.forEach((state, t) => {
    mass.fill(0);
    let total = 0;
    for (let y = 0; y < n; y++) mass[y % labels.length]! += forward[t * n + y]! * backward[t * n + y]!;
    for (const value of mass) total += value;
    const label = state % labels.length;
    result.labels.push(labelOf(state));
    result.certainties.push((isRemark[label] ? remarkMass(mass) : mass[label]!) / (total || 1));
  });
  return result;
}

function remarkMass(mass: Float64Array): number {
  let sum = 0;
  for (let y = 0; y < mass.length; y++) if (isRemark[y]) sum += mass[y]!;
  return sum;
}
