import type { Wire, WireInput } from '#client';
import type { Entry } from './meals.ts';

type Needs = Required<Omit<WireInput<'MealGuest'>, 'name'>>;
export type Diet = Needs['diets'][number];
export type Allergen = Needs['allergies'][number];
export type MealEaters = WireInput<'MealEaters'>;
export type MealFit = Wire<'MealplanFit'>;
export type Fit = MealFit['fit'];

export interface Guest extends Needs {
  name: string;
}

/** Those who eat a meal. */
export interface Eaters {
  /** Persons of the household who do not eat this time. */
  absent: string[];
  guests: Guest[];
}

const EVERYONE = 'everyone';

/** Reads who eats a planned meal. */
export function eatersOf(meal: Entry['eaters'] | undefined, persons: readonly { id: string }[]): Eaters {
  const present = meal?.persons ?? [EVERYONE];
  const absent = present.includes(EVERYONE) ? [] : persons.flatMap(({ id }) => (present.includes(id) ? [] : id));
  const guests = (meal?.guests ?? []).map(({ name = '', diets = [], allergies = [] }) => ({ name, diets, allergies }));
  return { absent, guests };
}

/** Names persons by id only if somebody is absent. Null means all persons of the household. */
export function mealEaters({ absent, guests }: Eaters, persons: readonly { id: string }[]): MealEaters | null {
  if (absent.length + guests.length === 0) return null;
  const present = absent.length ? persons.flatMap(({ id }) => (absent.includes(id) ? [] : id)) : [EVERYONE];
  return { persons: present, guests };
}

/** The order in which fits are told: what stands against a meal first. */
const FITS: readonly Fit[] = ['unsuitable', 'unknown', 'fine'];

/** Names of those who eat by how the meal suits them; guests without a name count. */
export function namesByFit({ eaters }: MealFit): { fit: Fit; names: string[] }[] {
  return FITS.flatMap((fit) => {
    const alike = eaters.filter((one) => one.fit === fit);
    const names = alike.flatMap(({ name }) => name || []);
    const nameless = alike.length - names.length;
    return alike.length ? [{ fit, names: nameless ? [...names, `+${nameless}`] : names }] : [];
  });
}
