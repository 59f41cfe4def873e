import { readRecipe } from '../../index.ts';
import { list, paragraphs } from '../../spec-pages.ts';

const read = (body: string) => readRecipe(`<html><body><h1>Leek pie</h1>${body}</body></html>`, { url: '' }).recipe!;

const dough = ['250 g flour', '1 egg', '50 g butter'];
const filling = ['3 leeks', '1 onion', '100 ml cream'];
const kneading = ['Knead the flour, the egg and the butter into a dough.', 'Roll it out after an hour in the fridge.'];
const baking = ['Wash the leeks and cut them into rings.', 'Bake everything on the dough for half an hour.'];
const related = `<h3>You may also like</h3>${list(['Onion pie with nuts', 'Leek soup of my aunt', 'Plum cake from the tray'])}`;

describe('a recipe in parts', () => {
  const ingredients = [
    { title: 'Dough', text: dough[0] },
    ...dough.slice(1).map((text) => ({ text })),
    { title: 'Filling', text: filling[0] },
    ...filling.slice(1).map((text) => ({ text })),
  ];
  const instructions = [
    { title: 'Dough', text: kneading[0] },
    { text: kneading[1] },
    { title: 'Filling', text: baking[0] },
    { text: baking[1] },
  ];

  it.each([
    ['with the names of parts as headings', (foods: string[], steps: string[]) => list(foods) + paragraphs(steps)],
    [
      'with repeated headings of lists',
      (foods: string[], steps: string[]) => `<h3>Ingredients</h3>${list(foods)}<h3>Method</h3>${list(steps, 'ol')}`,
    ],
  ])('is read %s', (_, part) => {
    const recipe = read(`<h2>Dough</h2>${part(dough, kneading)}<h2>Filling</h2>${part(filling, baking)}${related}`);
    expect(recipe.ingredients).toEqual(ingredients);
    expect(recipe.instructions).toEqual(instructions);
  });

  it('is read if lines name the part of the ingredients', () => {
    const part = (name: string, foods: string[], steps: string[]) =>
      paragraphs([`Ingredients for the ${name}`, ...foods]) + list(steps);
    const recipe = read(part('dough', dough, kneading) + part('filling', filling, baking) + related);
    expect(recipe.ingredients.map(({ title }) => title)).toEqual([
      'Ingredients for the dough',
      undefined,
      undefined,
      'Ingredients for the filling',
      undefined,
      undefined,
    ]);
    expect(recipe.instructions).toEqual([...kneading, ...baking].map((text) => ({ text })));
  });

  it('is not assumed if steps repeat their ingredients', () => {
    const step = (text: string, foods: string[]) => `<p>${text}</p>${list(foods)}`;
    const steps = step(kneading[0]!, ['200 g flour', '1 small egg']) + step(baking[0]!, ['2 leeks', '1 red onion']);
    const body = `<h2>Ingredients</h2>${list([...dough, ...filling])}<div class="steps"><h2>Method</h2>${steps}<p>${baking[1]}</p></div>`;
    expect(read(body).ingredients).toHaveLength(6);
  });

  it('is not assumed if another recipe beside it has the same foods', () => {
    const other = ['500 g flour', '1 egg', '50 g butter'];
    const body = `<h2>Pie</h2>${list(dough)}${paragraphs(kneading)}<h2>Once more</h2>${list(other)}${paragraphs(kneading)}`;
    expect(read(body).ingredients).toHaveLength(3);
  });
});
