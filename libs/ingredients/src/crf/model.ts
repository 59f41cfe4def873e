import { attributesOf, edge, hingeOf, hinges, offsetFeatures, offsets, pairSides, placeNames } from './features.ts';
import { mayFollow, mayStart, stateCount } from './states.ts';
import type { Token } from './tokenize.ts';

const n = stateCount;

/** A trained model as it is stored: the features joined by line breaks, and their non-zero weights, quantised. */
export interface StoredModel {
  /** The weight that one step of the stored whole numbers stands for. */
  step: number;
  features: string;
  /** Number of weights and pairs of state and weight for each feature, as base64. */
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

/** Scores that a word adds to itself and its neighbours, one vector for each offset. */
export interface WordVectors {
  /** Its number in the phrases of the model; -1 for a word that is in none. */
  id: number;
  hinge: number;
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
  private readonly ids = new Map<string, number>();
  private readonly pairs = new Map<number, PairVectors>();
  private readonly skips = new Map<number, Vector>();
  private readonly triples = new Map<number, Vector>();
  private readonly places: (Vector | null)[] = [];
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
    this.edgeVectors = this.vectorsOf(edge, 0);
  }

  private keep(feature: string, vector: Vector): void {
    const words = feature.includes('|')
      ? feature
          .slice(1)
          .split('|')
          .map((word) => this.idOf(word))
      : [];
    const [a = 0, b = 0, c = 0] = words;
    const side = (pairSides as readonly string[]).indexOf(feature[0]!);
    if (words.length === 3) this.triples.set(tripleNumber(a, b, c), vector);
    else if (words.length === 2 && side >= 0) this.pairAt(pairNumber(a, b))[side] = vector;
    else if (words.length === 2) this.skips.set(pairNumber(a, b), vector);
    else this.weights.set(feature, vector);
  }

  private idOf(word: string): number {
    const known = this.ids.get(word);
    if (known !== undefined) return known;
    this.ids.set(word, this.ids.size);
    return this.ids.size - 1;
  }

  private pairAt(key: number): PairVectors {
    const known = this.pairs.get(key);
    if (known) return known;
    const made: PairVectors = [];
    this.pairs.set(key, made);
    return made;
  }

  pair(left: WordVectors, right: WordVectors): PairVectors | undefined {
    return left.id < 0 || right.id < 0 ? undefined : this.pairs.get(pairNumber(left.id, right.id));
  }

  skip(left: WordVectors, right: WordVectors): Vector | undefined {
    return left.id < 0 || right.id < 0 ? undefined : this.skips.get(pairNumber(left.id, right.id));
  }

  triple(left: WordVectors, own: WordVectors, right: WordVectors): Vector | undefined {
    return left.id < 0 || own.id < 0 || right.id < 0
      ? undefined
      : this.triples.get(tripleNumber(left.id, own.id, right.id));
  }

  /** The sum for a place code. */
  place(code: number): Vector | null {
    const known = this.places[code];
    if (known !== undefined) return known;
    return (this.places[code] = this.sum(placeNames(code)));
  }

  weightsOf(feature: string): Vector | undefined {
    return this.weights.get(feature);
  }

  word(token: Token | undefined): WordVectors {
    if (!token) return this.edgeVectors;
    const known = this.cache.get(token.text);
    if (known) return known;
    const attributes = attributesOf(token);
    const made = this.vectorsOf(attributes, hingeOf(token, attributes));
    if (this.cache.size >= maxCachedWords) this.cache.clear();
    this.cache.set(token.text, made);
    return made;
  }

  private vectorsOf(attributes: string[], hinge: number): WordVectors {
    return {
      id: this.ids.get(attributes[0]!) ?? -1,
      hinge,
      vectors: offsets.map((_, index) => this.sum(offsetFeatures(attributes, index))),
    };
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

/** Words are numbered below this; numbers as keys are found much faster than texts. */
const words = 2 ** 17;

function pairNumber(a: number, b: number): number {
  return a * words + b;
}

function tripleNumber(a: number, b: number, c: number): number {
  return (a * words + b) * words + c;
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
