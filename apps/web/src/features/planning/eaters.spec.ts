import { eatersOf, mealEaters, namesByFit } from './eaters.ts';

const persons = [{ id: 'ben' }, { id: 'eve' }];
const lotte = { name: 'Lotte', diets: ['vegetarian' as const], allergies: [] };

describe('who eats a meal', () => {
  it('is everybody if nothing is stored, and nothing is stored of everybody', () => {
    expect(eatersOf(null, persons)).toEqual({ absent: [], guests: [] });
    expect(mealEaters({ absent: [], guests: [] }, persons)).toBeNull();
  });

  it('comes back as it was stored', () => {
    for (const eaters of [
      { absent: ['eve'], guests: [] },
      { absent: [], guests: [lotte] },
      { absent: ['ben', 'eve'], guests: [lotte] },
    ])
      expect(eatersOf(mealEaters(eaters, persons) as never, persons)).toEqual(eaters);
  });

  it('includes persons who came later where everybody and a guest eat', () => {
    const stored = mealEaters({ absent: [], guests: [lotte] }, persons);
    expect(eatersOf(stored as never, [...persons, { id: 'new' }]).absent).toEqual([]);
  });
});

it('tells first whom a meal does not suit, and counts guests without a name', () => {
  const eater = (name: string, fit: 'fine' | 'unsuitable' | 'unknown') => ({ personId: null, name, fit });
  const eaters = [eater('Ben', 'fine'), eater('Eve', 'unsuitable'), eater('Max', 'fine'), eater('', 'fine')];
  expect(namesByFit({ uuid: 'a', fit: 'unsuitable', eaters })).toEqual([
    { fit: 'unsuitable', names: ['Eve'] },
    { fit: 'fine', names: ['Ben', 'Max', '+1'] },
  ]);
});
