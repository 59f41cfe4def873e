import { areOtherFoods } from '../foods/food-base.ts';
import { matchFoods } from './match-foods.ts';

const foods = (...names: string[]) => names.map((name) => ({ id: name, names: [name] }));
const isOtherFood = (name: string, known: string) => areOtherFoods(name, known, 'en-US');
const matchOf = (name: string, ...known: string[]) => matchFoods(foods(name), foods(...known), isOtherFood).get(name);

describe('matching new foods to known ones', () => {
  it('finds the longest part of the name that is a food', () => {
    expect(matchOf('fine grey sea salt', 'salt', 'sea salt', 'pepper')).toBe('sea salt');
    expect(matchOf('dried chili flakes mix', 'chili flakes', 'mix')).toBe('chili flakes');
  });

  it('does not offer a part that is another food', () => {
    expect(matchOf('almond milk', 'milk', 'almond')).toBeUndefined();
    expect(matchOf('peanut butter', 'butter', 'peanut')).toBeUndefined();
    expect(matchOf('walnut oil', 'walnut', 'oil')).toBeUndefined();
    expect(matchOf('peanut butter', 'butter', 'Peanut Butter')).toBe('Peanut Butter');
  });

  it('finds a singular for a plural and a name without accents or hyphens', () => {
    expect(matchOf('chopped walnuts', 'walnut')).toBe('walnut');
    expect(matchOf('Crème-fraîche light', 'creme fraiche')).toBe('creme fraiche');
  });

  it('finds the same food in another language', () => {
    expect(matchOf('Zwiebel', 'onion', 'leek')).toBe('onion');
  });

  it('finds other names of a food', () => {
    expect(
      matchFoods(foods('ripe zucchini'), [{ id: '1', names: ['courgette', 'zucchini'] }], isOtherFood).get(
        'ripe zucchini',
      ),
    ).toBe('1');
  });

  it('offers nothing if no part is a food', () => {
    expect(matchOf('yuzu kosho', 'salt', 'oil')).toBeUndefined();
    expect(matchOf('…', 'salt')).toBeUndefined();
  });
});
