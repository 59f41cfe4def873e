import type { RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { ValidationFailed } from '#platform';
import { type Eater, EVERYONE, loadHousehold, type Person } from '#recipes';

export type MealEaters = RequestSchema<'MealEaters'>;

/** A person or guest at a meal. */
export interface PresentEater {
  /** Null for a guest. */
  personId: string | null;
  name: string;
  eater: Eater;
}

/** Lists the persons and guests of a meal; all persons of the household if nobody is named. Former persons are left out. */
export function presentAt(household: Person[], eaters: MealEaters | null | undefined): PresentEater[] {
  const { persons = [EVERYONE], guests = [] } = eaters ?? {};
  const present = persons.includes(EVERYONE) ? household : household.filter(({ id }) => persons.includes(id));
  return [
    ...present.map((person) => ({ personId: person.id, name: person.name, eater: person })),
    ...guests.map((guest) => ({ personId: null, name: guest.name ?? '', eater: asEater(guest) })),
  ];
}

/** Throws 422 for persons that the household does not have, with their field as `<field>.persons.<index>`. */
export function assertPersonsExist(household: Person[], eaters: MealEaters | null | undefined, field: string): void {
  const known = new Set([EVERYONE, ...household.map(({ id }) => id)]);
  const unknown = eaters?.persons?.findIndex((id) => !known.has(id)) ?? -1;
  if (unknown >= 0) throw new ValidationFailed({ [`${field}.persons.${unknown}`]: ['errors.unknownReference'] });
}

/** Throws 422 as assertPersonsExist does. The household is loaded only if persons are named. */
export async function assertEatersExist(
  context: Context,
  eaters: MealEaters | null | undefined,
  field: string,
): Promise<void> {
  if (eaters?.persons?.some((id) => id !== EVERYONE)) assertPersonsExist(await loadHousehold(context), eaters, field);
}

const asEater = ({ allergies = [], diets = [] }: NonNullable<MealEaters['guests']>[number]): Eater => ({
  allergies,
  diets,
  intolerances: [],
  dislikes: [],
  knownDislikes: [],
});
