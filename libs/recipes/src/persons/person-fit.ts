import type { ResponseSchema } from '#contract';
import type { Substance } from '#food';
import type { LineContents } from '../foods/recipe-allergens.ts';
import type { Diet, Person } from './person.entity.ts';

export type PersonFit = ResponseSchema<'PersonFit'>;

const ANIMALS: Substance[] = ['meat', 'pork', 'gelatin', 'rennet'];
const SEAFOOD: Substance[] = ['fish', 'crustaceans', 'molluscs'];

/** Substances that each diet leaves out. */
const AVOIDED: Record<Diet, Substance[]> = {
  vegan: [...ANIMALS, ...SEAFOOD, 'egg', 'milk', 'honey'],
  vegetarian: [...ANIMALS, ...SEAFOOD],
  pescetarian: ANIMALS,
  withoutPork: ['pork'],
  withoutAlcohol: ['alcohol'],
};
/** Substances that may be made of what diets leave out. */
const DOUBTED: Partial<Record<Diet, Substance[]>> = { withoutPork: ['gelatin', 'rennet'] };

/** A person or guest who eats, with all that they do not eat. */
export type Eater = Pick<Person, 'allergies' | 'intolerances' | 'diets'> & {
  dislikes: { id: string; name: string }[];
  knownDislikes: { food: string; name: string }[];
};

/** The substances that a person does not eat, and those that nobody can tell of. */
export function avoidedBy({ allergies, intolerances, diets }: Pick<Eater, 'allergies' | 'intolerances' | 'diets'>): {
  avoided: Set<Substance>;
  doubted: Set<Substance>;
} {
  const avoided = new Set([...allergies, ...intolerances, ...diets.flatMap((diet) => AVOIDED[diet])]);
  const doubted = new Set(diets.flatMap((diet) => DOUBTED[diet] ?? []).filter((substance) => !avoided.has(substance)));
  return { avoided, doubted };
}

/** Says whether a recipe suits a person. It is never fine as long as a line is not certain. */
export function fitOf(person: Person, lines: LineContents[]): Omit<PersonFit, 'swaps'> {
  const { avoided, doubted } = avoidedBy(person);
  const eatsAll = avoided.size + person.dislikes.length + person.knownDislikes.length === 0;
  const contains = lines.flatMap((line) =>
    unsuitable(
      line,
      [...line.contains].filter((substance) => avoided.has(substance)),
      [
        ...person.dislikes.filter(({ id }) => line.ownFoods.has(id)),
        ...person.knownDislikes.filter(({ food }) => line.foods.has(food)),
      ],
    ),
  );
  const mayContain = lines.flatMap((line) =>
    unsuitable(
      line,
      [
        ...[...line.mayContain].filter((substance) => avoided.has(substance) || doubted.has(substance)),
        ...[...line.contains].filter((substance) => doubted.has(substance)),
      ],
      person.knownDislikes.filter(({ food }) => !line.foods.has(food) && line.possibleFoods.has(food)),
    ),
  );
  const unknown = eatsAll ? [] : lines.flatMap(({ line, doubt }) => (doubt ? [{ ...line, reason: doubt }] : []));
  const isKnown = eatsAll || (lines.length > 0 && unknown.length === 0 && mayContain.length === 0);
  return {
    person: { id: person.id, name: person.name },
    fit: contains.length ? 'unsuitable' : isKnown ? 'fine' : 'unknown',
    contains,
    mayContain,
    unknown,
  };
}

function unsuitable({ line }: LineContents, substances: Substance[], dislikes: { name: string }[]) {
  if (substances.length + dislikes.length === 0) return [];
  return [{ ...line, substances, dislikes: dislikes.map(({ name }) => name) }];
}
