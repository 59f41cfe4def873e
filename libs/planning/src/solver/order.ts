import { appliesTo } from './matching.ts';
import type { Candidate, Rule } from './problem.ts';
import type { Place, Tally } from './tally.ts';

const UINT32_RANGE = 2 ** 32;
/** Days after which a longer rest does not improve the score of a recipe. */
const MAX_REST_DAYS = 365;
/** Share of chance in the score if recipes with the longest rest come first. */
const RANDOM_WEIGHT = 0.25;

/** FNV-1a hash. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Returns a number from 0 to 1, always the same for the same two numbers. */
function pseudoRandom(a: number, b: number): number {
  let mixed = Math.imul(a ^ (b >>> 15), 0x2c1b3c6d) ^ b;
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / UINT32_RANGE;
}

export interface Ordering {
  candidates: readonly Candidate[];
  /** Hash of each candidate's id. */
  hashes: Uint32Array;
  /** Rules of the effect `prefer`, each with the candidates that it applies to, by index. */
  preferences: readonly { rule: Rule; about: Uint8Array }[];
  tally: Tally;
  seed: string;
}

/** Orders recipes for a meal by chance; preferred recipes come first, those with the longest rest before others. */
export function orderCandidates(allowed: Int32Array, place: Place, ordering: Ordering): Int32Array {
  const { candidates, hashes, tally, seed } = ordering;
  const preferences = ordering.preferences.filter(({ rule }) => appliesTo(rule, place.slot));
  const own = hashText(`${seed} ${place.slot.date} ${place.slot.entryType}`);
  const count = candidates.length;
  // a number that holds both score and index can be sorted without a comparison in JavaScript
  const keys = Float64Array.from(allowed, (index) => {
    // the best luck of so many recipes
    const luck = 1 - (1 - pseudoRandom(own, hashes[index] ?? 0)) ** (1 / (candidates[index]?.represents ?? 1));
    const isPreferred = preferences.some(({ about }) => about[index] === 1);
    const rest = isPreferred
      ? Math.min(tally.daysSince(index, place) ?? MAX_REST_DAYS, MAX_REST_DAYS) / MAX_REST_DAYS
      : 0;
    const score = isPreferred
      ? luck * RANDOM_WEIGHT + (1 - rest) * (1 - RANDOM_WEIGHT)
      : preferences.length
        ? 1 + luck
        : luck;
    return Math.floor(score * UINT32_RANGE) * count + index;
  });
  return Int32Array.from(keys.sort(), (key) => key % count);
}
