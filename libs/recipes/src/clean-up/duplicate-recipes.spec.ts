import { type ComparedRecipe, findDuplicateRecipes } from './duplicate-recipes.ts';
import { type ComparedIngredients, task } from './similar-ingredients.worker-task.ts';

type Whole = ComparedRecipe & ComparedIngredients;
const find = (recipes: Whole[], apart?: string[][]) => findDuplicateRecipes(recipes, task(recipes), apart);

const recipe = (id: string, fields: Partial<Whole> = {}): Whole => ({
  id,
  name: id,
  url: null,
  ingredients: [],
  ...fields,
});
const cake = ['flour', 'sugar', 'egg', 'butter', 'baking powder', 'milk', 'vanilla', 'salt', 'lemon'];

it('finds recipes of one page, of one name and of the same ingredients', () => {
  const sets = find([
    recipe('a', { url: 'https://www.example.com/pie/?utm_source=mail' }),
    recipe('b', { url: 'http://example.com/pie' }),
    recipe('c', { name: 'Crème brûlée' }),
    recipe('d', { name: 'creme brulee (2)' }),
    recipe('e', { ingredients: cake }),
    recipe('f', { ingredients: [...cake.slice(1), 'Flour', 'almonds'] }),
    recipe('g', { ingredients: cake.slice(3) }),
    recipe('h', { url: 'https://example.com/' }),
    recipe('i', { url: 'https://example.com' }),
  ]);
  expect(sets.map(({ reason, ids }) => [reason, ...ids.toSorted()])).toEqual([
    ['address', 'a', 'b'],
    ['name', 'c', 'd'],
    ['ingredients', 'e', 'f'],
  ]);
});

it('finds one photo in several sizes, but not the picture that stands for none', () => {
  const photo = { picture: '00ff13c4a5b6e7d8' };
  expect(
    find([
      recipe('a', photo),
      recipe('b', { picture: '00ff13c4a5b6e7db' }),
      recipe('c', { picture: 'ffff13c4a5b6e7d8' }),
    ]).map(({ reason, ids }) => [reason, ...ids]),
  ).toEqual([['picture', 'a', 'b']]);
  expect(find(Array.from({ length: 30 }, (_, at) => recipe(`placeholder ${at}`, photo)))).toEqual([]);
});

it('says nothing of recipes with three ingredients, and nothing of what was kept apart', () => {
  const few = { ingredients: ['flour', 'water', 'salt'] };
  expect(find([recipe('bread', few), recipe('pasta', few)])).toEqual([]);
  const same = [recipe('e', { ingredients: cake }), recipe('f', { ingredients: cake })];
  expect(find(same, [['e', 'f']])).toEqual([]);
});

it('finds nearly all pairs that share four fifths among thousands of others', () => {
  const foods = Array.from({ length: 300 }, (_, at) => `food ${at}`);
  const some = (seed: number) =>
    Array.from({ length: 10 }, (_, at) => foods[(seed * 7919 + at * at * 104_729 + at) % 300]!);
  const others = Array.from({ length: 4000 }, (_, at) => recipe(`other ${at}`, { ingredients: some(at) }));
  const pairs = Array.from({ length: 100 }, (_, at) => {
    const base = Array.from({ length: 9 }, (__, n) => `pair ${at} ${n}`);
    return [
      recipe(`one ${at}`, { ingredients: base }),
      recipe(`two ${at}`, { ingredients: [...base.slice(1), 'another'] }),
    ];
  });
  const found = find([...others, ...pairs.flat()]);
  const isPair = ({ ids }: { ids: string[] }) => ids.length === 2 && ids.some((id) => id.startsWith('one'));
  expect(found.filter(isPair).length).toBeGreaterThanOrEqual(97);
});
