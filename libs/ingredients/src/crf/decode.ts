import { type Place, placesOf } from './features.ts';
import type { Model, Vector, WordVectors } from './model.ts';
import { labelOf, mayFollow, stateCount, type Label } from './states.ts';
import type { Token } from './tokenize.ts';

const n = stateCount;
/** Limit of the tokens that are labelled. */
const maxTokens = 300;
/** Buffers with n values for each token, which all lines share. */
const emissions = new Float64Array(maxTokens * n);
const forward = new Float64Array(maxTokens * n);
const backward = new Float64Array(maxTokens * n);
const weighted = new Float64Array(n);
const best = new Float64Array(maxTokens * n);
const origins = new Uint16Array(maxTokens * n);

/** Read elements in range. Both are defined here, because calls of imported functions slow these loops down by a third. */
const valueAt = (values: Float64Array, index: number): number => values[index]!;
const indexAt = (indexes: Uint16Array, index: number): number => indexes[index]!;

const allStates = Array.from({ length: n }, (_, state) => state);
const nameStates = allStates.filter((state) => labelOf(state) === 'NAME');

/** Steps: pairs of states of which the second may follow the first, and their index in tables of transitions. */
const steps = allStates.flatMap((from) => allStates.filter((to) => mayFollow(from, to)).map((to) => ({ from, to })));
const stepCount = steps.length;
const stepFrom = Uint16Array.from(steps, ({ from }) => from);
const stepTo = Uint16Array.from(steps, ({ to }) => to);
const stepIndex = Uint16Array.from(steps, ({ from, to }) => from * n + to);

/** Labels whose words all become remarks, so that confusing these labels does no harm. */
const remarkLabels = new Set<Label>(['NOTE', 'PUNC', 'SIZE']);
/** By state, the states whose tokens belong to the same part of the line. */
const statesOfSamePart = allStates.map((state) => {
  const label = labelOf(state);
  return allStates.filter((other) =>
    remarkLabels.has(label) ? remarkLabels.has(labelOf(other)) : labelOf(other) === label,
  );
});

export interface TokenLabel {
  label: Label;
  /** Probability that the token belongs to that part of the line: quantity, unit, food or remarks. */
  certainty: number;
}

/** Finds the likeliest labels of a line as a whole. The tokens `excludedNames`, by index, are not labelled as names. */
export function decode(tokens: Token[], model: Model, excludedNames: readonly number[] = []): TokenLabel[] {
  const words = tokens.slice(0, maxTokens).map((token) => model.word(token));
  if (!words.length) return [];
  emit(tokens, words, model);
  for (const t of excludedNames) for (const y of nameStates) emissions[t * n + y] = 0;
  forwardPass(words, model);
  backwardPass(words);
  return bestPath(words, model).map(toTokenLabel);
}

/** Sets the emissions: for each token and state, the exponential of the weights of the token's features. */
function emit(tokens: Token[], words: WordVectors[], model: Model): void {
  const edge = model.word(undefined);
  const at = (index: number) => words[index] ?? edge;
  emissions.fill(0, 0, words.length * n);
  for (const [t, place] of placesOf(tokens).slice(0, words.length).entries()) {
    const neighbours: Neighbours = [at(t - 3), at(t - 2), at(t - 1), at(t), at(t + 1), at(t + 2), at(t + 3)];
    addWords(t, neighbours);
    addPlace(t, place, model);
    addPhrases(t, neighbours, model);
    exponentiate(t * n);
  }
}

/** A word with three neighbours on each side, in the order of `offsets`. */
type Neighbours = [WordVectors, WordVectors, WordVectors, WordVectors, WordVectors, WordVectors, WordVectors];

function addWords(t: number, words: Neighbours): void {
  for (let i = 0; i < words.length; i++) addVector(t, words[i]?.vectors[i]);
}

/** Adds the weights of pairs and triples of words; see `phraseFeatures`. */
function addPhrases(t: number, [, second, left, own, right, last]: Neighbours, model: Model): void {
  addVector(t, model.pair(left, own)?.[0]);
  addVector(t, model.pair(own, right)?.[1]);
  addVector(t, model.pair(second, left)?.[2]);
  addVector(t, model.pair(right, last)?.[3]);
  addVector(t, model.skip(left, right));
  addVector(t, model.triple(left, own, right));
}

function addPlace(t: number, { code, next, last }: Place, model: Model): void {
  addVector(t, model.place(code));
  addVector(t, model.weightsOf(next));
  addVector(t, model.weightsOf(last));
}

function addVector(t: number, vector: Vector | null | undefined): void {
  if (!vector) return;
  const base = t * n;
  for (let y = 0; y < n; y++) emissions[base + y] = valueAt(emissions, base + y) + valueAt(vector, y);
}

function exponentiate(base: number): void {
  let maximum = -Infinity;
  for (let y = 0; y < n; y++) maximum = Math.max(maximum, valueAt(emissions, base + y));
  for (let y = 0; y < n; y++) emissions[base + y] = Math.exp(valueAt(emissions, base + y) - maximum);
}

function forwardPass(words: WordVectors[], { starts }: Model): void {
  forward.set(starts);
  multiplyByEmissions(forward, 0);
  normalize(forward, 0);
  for (const [t, { transitions }] of words.entries()) {
    if (t === 0) continue;
    const [base, previous] = [t * n, (t - 1) * n];
    forward.fill(0, base, base + n);
    for (let k = 0; k < stepCount; k++) {
      const to = base + indexAt(stepTo, k);
      const product = valueAt(forward, previous + indexAt(stepFrom, k)) * valueAt(transitions, indexAt(stepIndex, k));
      forward[to] = valueAt(forward, to) + product;
    }
    multiplyByEmissions(forward, base);
    normalize(forward, base);
  }
}

function multiplyByEmissions(values: Float64Array, base: number): void {
  for (let y = base; y < base + n; y++) values[y] = valueAt(values, y) * valueAt(emissions, y);
}

function backwardPass(words: WordVectors[]): void {
  let next = (words.length - 1) * n;
  backward.fill(1, next, next + n);
  for (const { transitions } of words.slice(1).reverse()) {
    const base = next - n;
    backward.fill(0, base, next);
    for (let y = 0; y < n; y++) weighted[y] = valueAt(emissions, next + y) * valueAt(backward, next + y);
    for (let k = 0; k < stepCount; k++) {
      const from = base + indexAt(stepFrom, k);
      const product = valueAt(transitions, indexAt(stepIndex, k)) * valueAt(weighted, indexAt(stepTo, k));
      backward[from] = valueAt(backward, from) + product;
    }
    normalize(backward, base);
    next = base;
  }
}

function normalize(values: Float64Array, base: number): void {
  let sum = 0;
  for (let y = 0; y < n; y++) sum += valueAt(values, base + y);
  if (sum > 0) for (let y = 0; y < n; y++) values[base + y] = valueAt(values, base + y) / sum;
}

/** Viterbi's algorithm; products are scaled at each step, which does not change which one is largest. */
function bestPath(words: WordVectors[], { starts }: Model): number[] {
  best.set(starts);
  multiplyByEmissions(best, 0);
  for (const [t, { transitions }] of words.entries()) {
    if (t === 0) continue;
    const [base, previous] = [t * n, (t - 1) * n];
    best.fill(-1, base, base + n);
    for (let k = 0; k < stepCount; k++) {
      const to = base + indexAt(stepTo, k);
      const product = valueAt(best, previous + indexAt(stepFrom, k)) * valueAt(transitions, indexAt(stepIndex, k));
      if (product <= valueAt(best, to)) continue;
      best[to] = product;
      origins[to] = indexAt(stepFrom, k);
    }
    let maximum = 0;
    for (let y = base; y < base + n; y++) {
      best[y] = Math.max(0, valueAt(best, y)) * valueAt(emissions, y);
      maximum = Math.max(maximum, valueAt(best, y));
    }
    if (maximum > 0) for (let y = base; y < base + n; y++) best[y] = valueAt(best, y) / maximum;
  }
  return traceBack(words.length - 1);
}

function traceBack(last: number): number[] {
  const path: number[] = [];
  let state = 0;
  for (let y = 1; y < n; y++) if (valueAt(best, last * n + y) > valueAt(best, last * n + state)) state = y;
  for (let t = last; t >= 0; t--) {
    path[t] = state;
    state = indexAt(origins, t * n + state);
  }
  return path;
}

function toTokenLabel(state: number, t: number): TokenLabel {
  const samePart = sumOfShares(t, statesOfSamePart[state] ?? []);
  return { label: labelOf(state), certainty: samePart / (sumOfShares(t, allStates) || 1) };
}

function sumOfShares(t: number, states: readonly number[]): number {
  let sum = 0;
  for (const y of states) sum += valueAt(forward, t * n + y) * valueAt(backward, t * n + y);
  return sum;
}
