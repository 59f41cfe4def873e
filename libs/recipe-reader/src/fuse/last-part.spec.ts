import { readRecipe } from '../index.ts';
import { list, paragraphs, texts } from '../spec-pages.ts';

const foods = [
  '4 chicken breasts',
  '150 g flour',
  '2 eggs',
  '100 g breadcrumbs',
  '60 g butter',
  '1 lettuce',
  '80 g parmesan',
];
const steps = [
  'Pound the chicken breasts between two sheets of paper until they are thin.',
  'Combine the flour and the salt on a plate, beat the eggs in a bowl, and coat the chicken with both and the breadcrumbs.',
  'Heat the butter in a large pan over medium heat and cook the chicken for five minutes on each side.',
  'Toss the lettuce with the dressing and serve it on the chicken with the parmesan.',
];
const dressing = ['60 ml lemon juice', '120 ml olive oil', '1 tsp mustard'];
const method = ['Measure the lemon juice in a glass. Add the olive oil and the mustard and whisk all of it together.'];

function readPage(data: { foods: string[]; steps: string[] }) {
  const json = JSON.stringify({
    '@type': 'Recipe',
    name: 'Chicken with salad',
    recipeIngredient: data.foods,
    recipeInstructions: data.steps,
  });
  const body = `<h1>Chicken with salad</h1>${list(foods)}<div>${paragraphs(steps)}</div><p><b>Dressing</b></p>${list(dressing)}<div>${paragraphs(method)}</div>`;
  const html = `<html><head><script type="application/ld+json">${json}</script></head><body>${body}</body></html>`;
  const { recipe } = readRecipe(html, { url: 'https://kitchen.example/chicken' });
  return { foods: texts(recipe?.ingredients ?? []), steps: texts(recipe?.instructions ?? []) };
}

it('reads the whole recipe from the page where the data hold only its last part', () => {
  expect(readPage({ foods: dressing, steps: method })).toEqual({
    foods: [...foods, ...dressing],
    steps: [...steps, ...method],
  });
});

it('takes the data where they are the recipe, also if the page goes on with another one', () => {
  expect(readPage({ foods, steps })).toEqual({ foods, steps });
});
