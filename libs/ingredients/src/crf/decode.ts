import { hingeOf, pairKey, placeFeatures } from './features.ts';
import type { Model, WordVectors } from './model.ts';
import { labelOf, labels, stateCount, type Label } from './states.ts';
import type { Token } from './tokenize.ts';

const n = stateCount;
const longest = 300;
const emissions = new Float64Array(longest * n);
const forward = new Float64Array(longest * n);
const backward = new Float64Array(longest * n);

export interface LabelledTokens {
  labels: Label[];
  /** How sure it is of each token that it belongs to quantity, unit, food or remarks, as labelled. */
  certainties: number[];
}

/** The label that is likeliest for each token, given the whole line. */
export function decode(tokens: Token[], model: Model): LabelledTokens {
  const length = Math.min(tokens.length, longest);
  const words = tokens.slice(0, length).map((token) => model.word(token));
  const tables = tokens.slice(0, length).map((token, i) => model.transitions[hingeOf(token, words[i]!.attributes)]!);
  emit(tokens, words, model, length);
  forwardPass(length, tables, model);
  backwardPass(length, tables);
  return readOff(length);
}

function emit(tokens: Token[], words: WordVectors[], model: Model, length: number): void {
  const places = placeFeatures(tokens);
  const beyond = model.word(undefined);
  emissions.fill(0, 0, length * n);
  for (let t = 0; t < length; t++) {
    for (let o = -3; o <= 3; o++) addVector(t, (words[t + o] ?? beyond).vectors[o + 3]);
    for (const feature of places[t]!) addVector(t, model.weightsOf(feature));
    addPair(t, words[t - 1] ?? beyond, words[t]!, model, '<');
    addPair(t, words[t]!, words[t + 1] ?? beyond, model, '>');
  }
  for (let t = 0; t < length; t++) exponentiate(t * n);
}

function addPair(t: number, left: WordVectors, right: WordVectors, model: Model, side: string): void {
  addVector(t, model.weightsOf(side + pairKey(left.attributes, right.attributes)));
}

function addVector(t: number, vector: Float64Array | null | undefined): void {
  if (!vector) return;
  const base = t * n;
  for (let y = 0; y < n; y++) emissions[base + y]! += vector[y]!;
}

function exponentiate(base: number): void {
  let best = -Infinity;
  for (let y = 0; y < n; y++) best = Math.max(best, emissions[base + y]!);
  for (let y = 0; y < n; y++) emissions[base + y] = Math.exp(emissions[base + y]! - best);
}

function forwardPass(length: number, tables: Float64Array[], { starts }: Model): void {
  for (let y = 0; y < n; y++) forward[y] = starts[y]! * emissions[y]!;
  normalise(forward, 0);
  for (let t = 1; t < length; t++) {
    const [base, previous, table] = [t * n, (t - 1) * n, tables[t]!];
    forward.fill(0, base, base + n);
    for (let x = 0; x < n; x++) {
      const mass = forward[previous + x]!;
      if (mass > 1e-12) for (let y = 0; y < n; y++) forward[base + y]! += mass * table[x * n + y]!;
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
      for (let y = 0; y < n; y++) sum += table[x * n + y]! * emissions[next + y]! * backward[next + y]!;
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

/** The two states of a label count together; the certainty is that of the part, not of the exact label. */
function readOff(length: number): LabelledTokens {
  const result: LabelledTokens = { labels: [], certainties: [] };
  const mass = new Float64Array(labels.length);
  for (let t = 0; t < length; t++) {
    mass.fill(0);
    let total = 0;
    for (let y = 0; y < n; y++) mass[y % labels.length]! += forward[t * n + y]! * backward[t * n + y]!;
    for (const value of mass) total += value;
    const best = strongest(mass);
    result.labels.push(labelOf(best));
    result.certainties.push((isRemark[best] ? remarkMass(mass) : mass[best]!) / (total || 1));
  }
  return result;
}

function strongest(mass: Float64Array): number {
  let best = 0;
  for (let y = 1; y < mass.length; y++) if (mass[y]! > mass[best]!) best = y;
  return best;
}

function remarkMass(mass: Float64Array): number {
  let sum = 0;
  for (let y = 0; y < mass.length; y++) if (isRemark[y]) sum += mass[y]!;
  return sum;
}
