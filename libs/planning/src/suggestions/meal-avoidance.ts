import type { RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { ValidationFailed } from '#platform';
import { type Avoidance, avoidanceOf, eatsAll, EVERYONE, loadHousehold } from '#recipes';

type Eaters = RequestSchema<'MealEaters'>;
type Guest = NonNullable<Eaters['guests']>[number];

/** The needs of those who eat, by a key that meals with the same needs share. */
export type AvoidanceByKey = ReadonlyMap<string, Avoidance>;

interface MealNeeds {
  /** Key of each meal in the order of the meals; undefined where everybody eats everything. */
  keys: (string | undefined)[];
  avoidances: AvoidanceByKey;
}

/** Reads who eats the meals: all persons of the household unless others are named. Throws 422 for unknown persons. */
export async function loadMealNeeds(context: Context, meals: { eaters?: Eaters }[]): Promise<MealNeeds> {
  const household = await loadHousehold(context);
  const avoidances = new Map<string, Avoidance>();
  const keys = meals.map(({ eaters: { persons = [EVERYONE], guests = [] } = {} }, index) => {
    const unknown = persons.findIndex((id) => id !== EVERYONE && !household.some((person) => person.id === id));
    if (unknown >= 0)
      throw new ValidationFailed({ [`slots.${index}.eaters.persons.${unknown}`]: ['errors.unknownReference'] });
    const present = persons.includes(EVERYONE) ? household : household.filter(({ id }) => persons.includes(id));
    const avoidance = avoidanceOf([...present, ...guests.map(toEater)]);
    if (eatsAll(avoidance)) return undefined;
    const key = JSON.stringify(avoidance);
    avoidances.set(key, avoidance);
    return key;
  });
  return { keys, avoidances };
}

const toEater = ({ allergies = [], diets = [] }: Guest) => ({
  allergies,
  diets,
  intolerances: [],
  dislikes: [],
  knownDislikes: [],
});
