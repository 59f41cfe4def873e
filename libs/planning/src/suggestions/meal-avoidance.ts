import { type Avoidance, avoidanceOf, eatsAll, type Person } from '#recipes';
import { type MealEaters, presentAt } from '../entries/meal-eaters.ts';

/** The needs of those who eat, by a key that meals with the same needs share. */
export type AvoidanceByKey = ReadonlyMap<string, Avoidance>;

interface MealNeeds {
  /** Key of each meal in the order of the meals; undefined where everybody eats everything. */
  keys: (string | undefined)[];
  avoidances: AvoidanceByKey;
}

/** Joins what those who eat each meal do not eat. */
export function mealNeeds(household: Person[], meals: (MealEaters | null)[]): MealNeeds {
  const avoidances = new Map<string, Avoidance>();
  const keys = meals.map((eaters) => {
    const avoidance = avoidanceOf(presentAt(household, eaters).map(({ eater }) => eater));
    if (eatsAll(avoidance)) return undefined;
    const key = JSON.stringify(avoidance);
    avoidances.set(key, avoidance);
    return key;
  });
  return { keys, avoidances };
}
