import { placesOf } from './features.ts';
import type { Model, WordVectors } from './model.ts';
import { labelOf, labels, mayFollow, stateCount, type Label } from './states.ts';
import type { Token } from './tokenize.ts';

const n = stateCount;
const longest = 300;
const emissions = new Float64Array(longest * n);
const forward = new Float64Array(longest * n);
const backward = new Float64Array(longest * n);
const ahead = new Float64Array(n);
const best = new Float64Array(longest * n);
const origins = new Uint8Array(longest * n);

/** All pairs of states of which the second may follow the first. */
const steps = Array.from({ length: n * n }, (_, pair) => pair).filter((pair) =>
  mayFollow(Math.floor(pair / n), pair % n),
);
const stepFrom = Uint8Array.from(steps, (pair) => Math.floor(pair / n));
const stepTo = Uint8Array.from(steps, (pair) => pair % n);
const stepIndex = Uint16Array.from(steps);

const nameStates = Array.from({ length: n }, (_, state) => state).filter((state) => labelOf(state) === 'NAME');

export interface LabelledTokens {
  labels: Label[];
  /** How sure it is of each token that it belongs to quantity, unit, food or remarks, as labelled. */
  certainties: number[];
}

/** The likeliest labelling of a line as a whole, and how sure each of its labels is. The tokens `unnamed`, by index, are no names. */
export function decode(tokens: Token[], model: Model, unnamed: readonly number[] = []): LabelledTokens {
  const length = Math.min(tokens.length, longest);
  const words = tokens.slice(0, length).map((token) => model.word(token));
  const tables = words.map(({ hinge }) => model.transitions[hinge]!);
  emit(tokens, words, model, length);
  for (const t of unnamed) for (const y of nameStates) emissions[t * n + y] = 0;
  forwardPass(length, tables, model);
  backwardPass(length, tables);
  return readOff(bestPath(length, tables, model));
}

function emit(tokens: Token[], words: WordVectors[], model: Model, length: number): void {
  const places = placesOf(tokens);
  const beyond = model.word(undefined);
  const at = (index: number) => words[index] ?? beyond;
  const pairs = Array.from({ length: length + 4 }, (_, i) => model.pair(at(i - 2), at(i - 1)));
  emissions.fill(0, 0, length * n);
  for (let t = 0; t < length; t++) {
    for (let o = -3; o <= 3; o++) addVector(t, at(t + o).vectors[o + 3]);
    const { code, next, last } = places[t]!;
    addVector(t, model.place(code));
    addVector(t, model.weightsOf(next));
    addVector(t, model.weightsOf(last));
    // pairs[i] is that of the words i - 2 and i - 1; see pairSides for the order.
    addVector(t, pairs[t + 1]?.[0]);
    addVector(t, pairs[t + 2]?.[1]);
    addVector(t, pairs[t]?.[2]);
    addVector(t, pairs[t + 3]?.[3]);
    addVector(t, model.skip(at(t - 1), at(t + 1)));
    addVector(t, model.triple(at(t - 1), words[t]!, at(t + 1)));
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
    for (let k = 0; k < steps.length; k++)
      forward[base + stepTo[k]!]! += forward[previous + stepFrom[k]!]! * table[stepIndex[k]!]!;
    for (let y = 0; y < n; y++) forward[base + y]! *= emissions[base + y]!;
    normalise(forward, base);
  }
}

function backwardPass(length: number, tables: Float64Array[]): void {
  backward.fill(1, (length - 1) * n, length * n);
  for (let t = length - 2; t >= 0; t--) {
    const [base, next, table] = [t * n, (t + 1) * n, tables[t + 1]!];
    backward.fill(0, base, base + n);
    for (let y = 0; y < n; y++) ahead[y] = emissions[next + y]! * backward[next + y]!;
    for (let k = 0; k < steps.length; k++) backward[base + stepFrom[k]!]! += table[stepIndex[k]!]! * ahead[stepTo[k]!]!;
    normalise(backward, base);
  }
}

function normalise(values: Float64Array, base: number): void {
  let sum = 0;
  for (let y = 0; y < n; y++) sum += values[base + y]!;
  if (sum > 0) for (let y = 0; y < n; y++) values[base + y]! /= sum;
}

/** Labels whose words all become remarks, so that confusing these labels does no harm. */
const remarkLabels = new Set<Label>(['NOTE', 'PUNC', 'SIZE']);
const isRemark = labels.map((label) => remarkLabels.has(label));
const labelIndex = Array.from({ length: n }, (_, state) => labels.indexOf(labelOf(state)));

/** Viterbi's algorithm; products are scaled at each step, which does not change what is largest. */
function bestPath(length: number, tables: Float64Array[], { starts }: Model): number[] {
  for (let y = 0; y < n; y++) best[y] = starts[y]! * emissions[y]!;
  for (let t = 1; t < length; t++) {
    const [base, previous, table] = [t * n, (t - 1) * n, tables[t]!];
    best.fill(-1, base, base + n);
    for (let k = 0; k < steps.length; k++) {
      const product = best[previous + stepFrom[k]!]! * table[stepIndex[k]!]!;
      if (product <= best[base + stepTo[k]!]!) continue;
      best[base + stepTo[k]!] = product;
      origins[base + stepTo[k]!] = stepFrom[k]!;
    }
    let top = 0;
    for (let y = 0; y < n; y++) {
      best[base + y] = Math.max(0, best[base + y]!) * emissions[base + y]!;
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

/** The states of a label count together; the certainty is that of the part, not of the exact label. */
function readOff(path: number[]): LabelledTokens {
  const result: LabelledTokens = { labels: [], certainties: [] };
  const mass = new Float64Array(labels.length);
  path.forEach((state, t) => {
    mass.fill(0);
    let total = 0;
    for (let y = 0; y < n; y++) mass[labelIndex[y]!]! += forward[t * n + y]! * backward[t * n + y]!;
    for (const value of mass) total += value;
    const label = labelIndex[state]!;
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
