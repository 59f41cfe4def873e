import { foodLanguages, foodNames } from '#organizers';
import { type Context, loadRelated } from '#persistence';
import { type Avoidance, avoidanceOf } from './fit-condition.ts';
import { Person } from './person.entity.ts';

/** Stands for all persons of the household. */
export const EVERYONE = 'everyone';

/** Adds the foods that persons dislike, with names in the caller’s language. */
export async function completePersons(context: Context, persons: Person[]): Promise<Person[]> {
  await loadRelated(context, persons, 'dislikes');
  const { languages } = foodLanguages(context.locale);
  for (const person of persons)
    person.knownDislikes = person.knownDislikeIds.map((food) => ({ food, name: foodNames.nameOf(food, languages) }));
  return persons;
}

/** Loads the persons of the household by name. */
export async function loadHousehold(context: Context): Promise<Person[]> {
  const persons = context.repository(Person).select().orderBy('lower(row.name)').addOrderBy('row.id');
  return completePersons(context, await persons.getMany());
}

/** Loads what the wanted persons do not eat; null if the household does not have one of them. */
export async function loadAvoidance(context: Context, wanted: string[]): Promise<Avoidance | null> {
  const household = await loadHousehold(context);
  if (wanted.includes(EVERYONE)) return avoidanceOf(household);
  const persons = household.filter(({ id }) => wanted.includes(id));
  return persons.length === new Set(wanted).size ? avoidanceOf(persons) : null;
}
