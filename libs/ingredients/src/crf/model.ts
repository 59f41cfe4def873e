import {
  attributesOf,
  type Attributes,
  edge,
  hingeOf,
  hinges,
  offsetFeatures,
  offsets,
  pairSides,
  placeNames,
} from './features.ts';
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
  /** Share of right lines by probability of the model, as measured on lines outside its training. */
  calibration: [probability: number, right: number][];
}

/** Sums of weights by state. */
export type Vector = Float64Array;

/** Weights of a pair of words, in the order of `pairSides`. */
export type PairVectors = (Vector | undefined)[];

/** Scores that a word adds to itself and its neighbours, one vector for each offset. */
export interface WordVectors {
  /** Number of the word in the phrases of the model; -1 if no phrase contains it. */
  id: number;
  /** Table of transitions into the word. */
  transitions: Float64Array;
  vectors: (Vector | null)[];
}

/** Limit of the cache of words, which is emptied when it is full. */
const maxCachedWords = 20_000;

/** A model ready for use. */
export class Model {
  readonly starts: Vector;
  readonly calibration: StoredModel['calibration'];
  /** Tables of transitions by hinge, which have a weight for each pair of states. */
  private readonly transitions: Float64Array[];
  private readonly weights = new Map<string, Vector>();
  private readonly ids = new Map<string, number>();
  private readonly pairs = new Map<number, PairVectors>();
  private readonly skips = new Map<number, Vector>();
  private readonly triples = new Map<number, Vector>();
  private readonly places: (Vector | null)[] = [];
  private readonly cache = new Map<string, WordVectors>();
  private readonly edgeVectors: WordVectors;

  constructor(stored: StoredModel) {
    unpackWeights(stored, (feature, vector) => this.addFeature(feature, vector));
    const table = bytes(stored.transitions);
    const weightAt = (index: number) => Math.exp(table.getInt8(index) * stored.step);
    this.transitions = hinges.map((_, h) =>
      Float64Array.from({ length: n * n }, (__, i) =>
        mayFollow(Math.floor(i / n), i % n) ? weightAt(h * n * n + i) : 0,
      ),
    );
    this.starts = Float64Array.from({ length: n }, (_, y) => (mayStart(y) ? weightAt(hinges.length * n * n + y) : 0));
    this.calibration = stored.calibration;
    this.edgeVectors = this.vectorsOf(edge, 0);
  }

  private addFeature(feature: string, vector: Vector): void {
    const words = feature.includes('|')
      ? feature
          .slice(1)
          .split('|')
          .map((word) => this.idOf(word))
      : [];
    const [a = 0, b = 0, c = 0] = words;
    const side = pairSides.findIndex((sign) => feature.startsWith(sign));
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
    const vectors: PairVectors = [];
    this.pairs.set(key, vectors);
    return vectors;
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

  /** Sum of the weights of a place code. */
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
    const vectors = this.vectorsOf(attributes, hingeOf(token, attributes));
    if (this.cache.size >= maxCachedWords) this.cache.clear();
    this.cache.set(token.text, vectors);
    return vectors;
  }

  private vectorsOf(attributes: Attributes, hinge: number): WordVectors {
    return {
      id: this.ids.get(attributes[0]) ?? -1,
      transitions: this.transitions[hinge]!,
      vectors: offsets.map((offset) => this.sum(offsetFeatures(attributes, offset))),
    };
  }

  private sum(features: string[]): Vector | null {
    const vectors = features.flatMap((feature) => this.weights.get(feature) ?? []);
    return vectors.length ? Float64Array.from({ length: n }, (_, y) => sumAt(vectors, y)) : null;
  }
}

const sumAt = (vectors: Vector[], y: number): number => vectors.reduce((sum, vector) => sum + vector[y]!, 0);

/** Upper bound of the numbers of words. Numbers are much faster map keys than texts. */
const maxWords = 2 ** 17;

function pairNumber(a: number, b: number): number {
  return a * maxWords + b;
}

function tripleNumber(a: number, b: number, c: number): number {
  return (a * maxWords + b) * maxWords + c;
}

function unpackWeights({ features, weights, step }: StoredModel, add: (feature: string, vector: Vector) => void): void {
  const data = bytes(weights);
  let at = 0;
  for (const feature of features.split('\n')) {
    const vector = new Float64Array(n);
    for (let left = data.getUint8(at++); left > 0; left--, at += 2)
      vector[data.getUint8(at)] = data.getInt8(at + 1) * step;
    add(feature, vector);
  }
}

function bytes(base64: string): DataView {
  return new DataView(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)).buffer);
}
