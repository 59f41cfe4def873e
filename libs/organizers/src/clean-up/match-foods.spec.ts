import { matchFoods } from './match-foods.ts';

const foods = (...names: string[]) => names.map((name) => ({ id: name, names: [name] }));
const matchOf = (name: string, ...known: string[]) => matchFoods(foods(name), foods(...known)).get(name);

describe('matching new foods to known ones', () => {
  it('finds the longest part of the name that is a food', () => {
    expect(matchOf('fine grey sea salt', 'salt', 'sea salt', 'pepper')).toBe('sea salt');
    expect(matchOf('pine nut oil', 'pine nut', 'oil')).toBe('pine nut');
    expect(matchOf('walnut oil', 'walnut', 'oil')).toBe('oil');
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
      matchFoods(foods('ripe zucchini'), [{ id: '1', names: ['courgette', 'zucchini'] }]).get('ripe zucchini'),
    ).toBe('1');
  });

  it('offers nothing if no part is a food', () => {
    expect(matchOf('yuzu kosho', 'salt', 'oil')).toBeUndefined();
    expect(matchOf('…', 'salt')).toBeUndefined();
  });
});
