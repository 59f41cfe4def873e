import { attributesOf, edge, hinges, offsetFeatures, offsets, pairKey, pairSides } from './features.ts';
import { mayFollow, mayStart, stateCount } from './states.ts';
import type { Token } from './tokenize.ts';

const n = stateCount;

/** A trained model as it is stored: the features joined by line breaks, and their non-zero weights, quantised. */
export interface StoredModel {
  /** What one step of the stored whole numbers is worth. */
  step: number;
  features: string;
  /** For each feature the number of weights, then pairs of state and weight, as base64 of bytes. */
  weights: string;
  /** Tables of transitions by hinge, then the weights of first states, as base64 of bytes. */
  transitions: string;
  /** Certainty of the model -> share of right lines, as measured on lines that it has not seen. */
  calibration: [sure: number, right: number][];
}

/** Sums of weights by state; absent where a feature says nothing. */
export type Vector = Float64Array;

/** The weights of a pair of words, by the side that it is seen from. */
export type PairVectors = (Vector | undefined)[];

/** What a word adds to the scores of itself and its neighbours: one vector for each offset. */
export interface WordVectors {
  attributes: string[];
  vectors: (Vector | null)[];
}

/** Known words are kept at hand; lines repeat them. The cache is emptied when it is full. */
const maxCachedWords = 20_000;

/** A model ready for use. */
export class Model {
  readonly transitions: Float64Array[];
  readonly starts: Float64Array;
  readonly calibration: StoredModel['calibration'];
  private readonly weights = new Map<string, Vector>();
  private readonly pairs = new Map<string, PairVectors>();
  private readonly cache = new Map<string, WordVectors>();
  private readonly edgeVectors: WordVectors;

  constructor(stored: StoredModel) {
    unpackWeights(stored, (feature, vector) => this.keep(feature, vector));
    const table = Float64Array.from(bytes(stored.transitions), (value) => ((value << 24) >> 24) * stored.step);
    this.transitions = hinges.map((_, h) =>
      Float64Array.from({ length: n * n }, (__, i) =>
        mayFollow(Math.floor(i / n), i % n) ? Math.exp(table[h * n * n + i]!) : 0,
      ),
    );
    this.starts = Float64Array.from({ length: n }, (_, y) =>
      mayStart(y) ? Math.exp(table[hinges.length * n * n + y]!) : 0,
    );
    this.calibration = stored.calibration;
    this.edgeVectors = this.vectorsOf(edge);
  }

  private keep(feature: string, vector: Vector): void {
    const side = (pairSides as readonly string[]).indexOf(feature[0]!);
    if (side < 0) return void this.weights.set(feature, vector);
    const pair = feature.slice(1);
    const vectors = this.pairs.get(pair) ?? [];
    vectors[side] = vector;
    this.pairs.set(pair, vectors);
  }

  pair(left: WordVectors, right: WordVectors): PairVectors | undefined {
    return this.pairs.get(pairKey(left.attributes, right.attributes));
  }

  weightsOf(feature: string): Vector | undefined {
    return this.weights.get(feature);
  }

  word(token: Token | undefined): WordVectors {
    if (!token) return this.edgeVectors;
    const known = this.cache.get(token.text);
    if (known) return known;
    const made = this.vectorsOf(attributesOf(token));
    if (this.cache.size >= maxCachedWords) this.cache.clear();
    this.cache.set(token.text, made);
    return made;
  }

  private vectorsOf(attributes: string[]): WordVectors {
    return { attributes, vectors: offsets.map((_, index) => this.sum(offsetFeatures(attributes, index))) };
  }

  private sum(features: string[]): Vector | null {
    let total: Vector | null = null;
    for (const feature of features) {
      const vector = this.weights.get(feature);
      if (!vector) continue;
      total ??= new Float64Array(n);
      for (let y = 0; y < n; y++) total[y]! += vector[y]!;
    }
    return total;
  }
}

function unpackWeights(
  { features, weights, step }: StoredModel,
  keep: (feature: string, vector: Vector) => void,
): void {
  const data = bytes(weights);
  let at = 0;
  for (const feature of features.split('\n')) {
    const vector = new Float64Array(n);
    for (let left = data[at++]!; left > 0; left--, at += 2) vector[data[at]!] = ((data[at + 1]! << 24) >> 24) * step;
    keep(feature, vector);
  }
}

function bytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
