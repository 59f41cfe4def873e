import { baseLanguage } from '../lexicon/base-language.ts';
import { lexiconFor } from '../lexicon/compile.ts';
import { toAscii } from '../digits.ts';
import { hasStems, stem } from '../steps/stem.ts';
import { amountAt, amountStarts } from './amounts.ts';
import type { FoundAmount } from './find-amounts.ts';

/** A food of which a recipe needs a number of pieces, such as 4 eggs. */
export interface CountedFood {
  name: string;
  /** The number in the list, which a step cannot exceed. */
  most: number;
}

/** Up to two words directly behind a number, and the one after them. */
const wordsBehind = /^\s+([\p{L}\p{M}'’]+)(?:\s+([\p{L}\p{M}'’]+))?(?:\s+([\p{L}\p{M}'’]+))?/u;
/** English words that make another food or a shape of the food before them: "2 egg yolks", "3 lemon slices". */
const otherThing =
  /^(?:yolk|white|wash|mixture|shell|sauce|paste|juice|zest|ring|wedge|slice|halve|noodle|powder|skin|peel|half|quarter|piece)e?s?$/iu;
/** Words that say that a number is for one piece or one moment: "2 eggs at a time", "1 egg per person". */
const isPerPiece =
  /^[^.;]{0,20}?(?<!\p{L})(?:at a time|each|apiece|per|pro|je|jeweils|auf einmal|à la fois|par|chacune?|chaque|alla volta|ciascun[oa]?|a la vez|cada|لكل)(?!\p{L})/iu;

/** Finds the numbers of foods that a step names, such as "Beat 4 eggs", which grow with the recipe. */
export function findCounts(written: string, foods: readonly CountedFood[], language: string): FoundAmount[] {
  if (foods.length === 0) return [];
  const lexicon = lexiconFor(language);
  const base = baseLanguage(language);
  const text = toAscii(written);
  return [...amountStarts(text, lexicon)].flatMap((start): FoundAmount[] => {
    const amount = amountAt(text, start, lexicon, !lexicon.dense);
    if (!amount || amount.unit || !Number.isInteger(amount.low) || amount.low < 1) return [];
    const [, end] = amount.quantitySpan;
    const [behind, ...words] = wordsBehind.exec(text.slice(end)) ?? [];
    const food = foods.find(({ name, most }) => amount.high <= most && namesFood(words, name, base));
    if (!behind || !food || isPerPiece.test(text.slice(end))) return [];
    return [
      {
        quantity: amount.low,
        quantityMax: amount.high > amount.low ? amount.high : null,
        unit: { id: null, text: '' },
        dimension: 'count',
        span: amount.quantitySpan,
        quantitySpan: amount.quantitySpan,
        unitSpan: [end, end],
        scalable: true,
      },
    ];
  });
}

/** True if the first word is the food, or the second one behind a word such as "large". */
function namesFood([first, second, third]: (string | undefined)[], name: string, language: string): boolean {
  const own = name.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const head = headFirst.has(language) ? own[0] : own.at(-1);
  if (!head || !first) return false;
  const isHead = (word: string | undefined) => word !== undefined && isSameNoun(word, head, language);
  if (isHead(first)) return !(second && otherThing.test(second));
  const isQuality = first.length >= 4 || own.some((word) => isSameNoun(first, word, language));
  return isQuality && isHead(second) && !(third && otherThing.test(third));
}

const headFirst = new Set(['fr', 'it', 'es', 'pt', 'ca', 'gl', 'ro', 'ar', 'fa', 'he']);
/** Letters in which forms of a word differ in languages whose endings are not listed. */
const maxEnding = 2;

function isSameNoun(one: string, other: string, language: string): boolean {
  const [a, b] = [stem(one, language), stem(other, language)];
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  let common = 0;
  while (common < shorter && a[common] === b[common]) common++;
  const isEnding = Math.max(a.length, b.length) - common <= maxEnding;
  // stems of two letters, such as the German "Ei", keep their endings
  return isEnding && (hasStems(language) ? shorter === 2 && common === 2 : common > maxEnding);
}
