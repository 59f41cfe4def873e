import { singularAndPlural } from '../singular-plural.ts';
import { seedFoodMeanings } from '../seeds/foods.ts';
import { compareName, type Named } from './duplicate-names.ts';

/**
 * Finds the known food that each new food probably is, by its id: the same food in another language, or the longest part of its name
 * that is a name. Of two parts of the same length the last one counts.
 * @param isOtherFood tells of two names that they mean different foods: almond milk is not offered as milk
 */
export function matchFoods(
  newFoods: Named[],
  knownFoods: Named[],
  isOtherFood: (name: string, known: string) => boolean,
): Map<string, string> {
  const byKey = new Map<string, { id: string; known: string }>();
  for (const { id, names } of knownFoods.toReversed())
    for (const known of names) {
      const { plain, joined } = compareName(known);
      for (const key of [joined, ...meaningsOf(plain)]) byKey.set(key, { id, known });
    }
  const matches = newFoods.flatMap(({ id, names: [name = ''] }) => {
    const { plain, words } = compareName(name);
    const keys = [...meaningsOf(plain), ...partsOf(words).flatMap((part) => [part, ...singularAndPlural(part)])];
    const match = keys.map((key) => byKey.get(key)).find((found) => found !== undefined);
    return match === undefined || isOtherFood(name, match.known) ? [] : [[id, match.id] as const];
  });
  return new Map(matches);
}

/** Keys that cannot be names, because names have no colons when they are compared. */
const meaningsOf = (plain: string) => seedFoodMeanings(plain).map((meaning) => `meaning: ${meaning}`);

/** Longer names are sentences. */
const MAX_WORDS = 8;

/** @returns the runs of adjacent words, the longest first */
function partsOf(words: string[]): string[] {
  const compared = words.slice(-MAX_WORDS);
  const lengths = compared.map((_, index) => compared.length - index);
  return lengths.flatMap((length) =>
    Array.from({ length: compared.length - length + 1 }, (_, skipped) => compared.length - length - skipped).map(
      (start) => compared.slice(start, start + length).join(''),
    ),
  );
}
