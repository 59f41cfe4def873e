import { readContent } from './spec-read-content.ts';

async function readRecipe(data: object) {
  const [item] = await readContent(JSON.stringify(data), 'export.json');
  if (item?.kind !== 'recipe') throw new Error(`No recipe, but ${item?.kind}`);
  return item.recipe;
}

describe('HTML in the lines of a file', () => {
  it('is removed from the notes of another program', async () => {
    const line = {
      amount: 2,
      unit: { name: 'cups' },
      food: { name: 'flour' },
      note: '<em>sifted</em> &amp; <b>fine</b>',
    };
    const { ingredients } = await readRecipe({
      name: 'Pie',
      working_time: 10,
      steps: [{ instruction: 'Bake.', ingredients: [line] }],
    });
    expect(ingredients).toEqual([{ text: '2 cups flour, sifted & fine' }]);
  });

  it('is removed from the notes of Mealie', async () => {
    const { native, ingredients } = await readRecipe({
      name: 'Pie',
      slug: 'pie',
      recipeIngredient: [
        {
          quantity: 2,
          unit: { name: 'cup' },
          food: { name: 'flour' },
          note: 'sifted<br>finely',
          title: '<b>Dough</b>',
        },
        { quantity: 1, food: { name: 'egg' }, note: 'size < 60 g' },
      ],
      recipeInstructions: [{ text: 'Bake.' }],
    });
    expect(ingredients.map(({ text }) => text)).toEqual(['2 cup flour sifted finely', '1 egg size < 60 g']);
    expect(native.recipeIngredient).toMatchObject([{ title: 'Dough', note: 'sifted finely' }, { note: 'size < 60 g' }]);
  });
});
