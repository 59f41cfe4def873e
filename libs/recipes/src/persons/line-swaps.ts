import { type Swap, withGluten } from '#food';
import { foodBase, foodLanguages, foodNames } from '#organizers';
import { foodMark } from '../foods/food-facts.ts';
import type { LineContents } from '../foods/recipe-allergens.ts';
import type { Avoidance } from './fit-condition.ts';

/**
 * Lists the foods that can be taken instead of what a person does not eat. Only those are offered that the tables know to be fine for
 * all who eat.
 */
export function swapsOfLine({ line, named }: LineContents, household: Avoidance, locale: string) {
  const [food, ...others] = named;
  if (!food || others.length) return [];
  const { languages } = foodLanguages(locale);
  return foodBase
    .swapsOf(food)
    .filter((swap) => isFineFor(household, swap))
    .map(({ parts, note }) => ({
      ...line,
      note,
      parts: parts.map((part) => ({ ...part, name: foodNames.nameOf(part.food, languages) })),
    }));
}

function isFineFor({ avoided, doubted }: Avoidance, { parts }: Swap): boolean {
  const unwanted = new Set([...avoided, ...doubted]);
  return parts.every(({ food }) => {
    const { contains, mayContain } = foodBase.propertiesOf(food);
    if (!contains) return false;
    const marks = [...withGluten([...contains, ...mayContain]), ...[food, ...foodBase.kindsOf(food)].map(foodMark)];
    return !marks.some((mark) => unwanted.has(mark));
  });
}
