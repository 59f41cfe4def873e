import { readRecipe, readSchemaJson } from '../index.ts';
import { texts } from '../spec-pages.ts';

const pie = {
  '@type': 'Recipe',
  name: 'Leek pie',
  recipeIngredient: ['3 leeks', '200 g flour', '2 eggs'],
  recipeInstructions: ['Line a tin with the dough.', 'Fill it with leeks and bake.'],
};
const read = (fields: object) => readSchemaJson(JSON.stringify({ ...pie, ...fields }), { url: '' }).recipe!;
const page = (data: object, body = '', url = 'https://kitchen.example/x') =>
  readRecipe(
    `<html><head><title>Leek pie</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body>${body}</body></html>`,
    { url },
  ).recipe!;

describe('steps in odd data', () => {
  it.each([
    [
      'a list',
      [
        { '@type': 'HowToStep', text: 'Knead.' },
        { '@type': 'HowToStep', text: 'Rest.' },
      ],
    ],
    ['strings', ['Knead.', 'Rest.']],
    ['one object', { '@type': 'HowToStep', text: 'Knead.\nRest.' }],
  ])('are read from `item` of a section: %s', (_, item) => {
    const { instructions } = read({
      recipeInstructions: [{ '@type': 'HowToSection' }, { '@type': 'HowToSection', name: 'Pastry', item }],
    });
    expect(instructions[0]).toMatchObject({ title: 'Pastry', text: expect.stringContaining('Knead.') });
    expect(texts(instructions).join('\n')).toBe('Knead.\nRest.');
  });

  it('keep the headings of a text as titles', () => {
    const html = '<h4>Pastry</h4><p>Knead.</p><p>Rest.</p><h4>Filling</h4><p>Fry the leeks.</p>';
    expect(read({ recipeInstructions: html }).instructions).toEqual([
      { title: 'Pastry', text: 'Knead.' },
      { text: 'Rest.' },
      { title: 'Filling', text: 'Fry the leeks.' },
    ]);
  });

  it.each([
    ['1.和面。2.擀皮，切成小块。3.煮十分钟。', ['和面。', '擀皮，切成小块。', '煮十分钟。']],
    ['①Knead the dough. ②Rest it. ③Bake.', ['Knead the dough.', 'Rest it.', 'Bake.']],
    ['Step 1 - Knead the dough. Step 2 - Bake it.', ['Knead the dough.', 'Bake it.']],
  ])('are split where one text counts them: %s', (text, steps) => {
    expect(texts(read({ recipeInstructions: text }).instructions)).toEqual(steps);
  });

  it('and ingredients that repeat are kept as written', () => {
    const turns = ['Roll the dough out.', 'Chill it well.', 'Roll the dough out.', 'Chill it well.'];
    const recipe = read({ recipeInstructions: turns, recipeIngredient: ['1 egg', '1 leek', '1 egg', '1 leek'] });
    expect(texts(recipe.instructions)).toEqual(turns);
    expect(recipe.ingredients).toHaveLength(4);
  });

  it('are halved if the data repeat what the page shows once', () => {
    const steps = ['Roll the dough out thinly on flour.', 'Fill it with the leeks and bake it.'];
    const shown = `<h1>Leek pie</h1><h2>Method</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`;
    expect(texts(page({ ...pie, recipeInstructions: [...steps, ...steps] }, shown).instructions)).toEqual(steps);
  });

  it.each(['See https://kitchen.example/pie for the method', 'Subscribe to read the full recipe', 'Step 1', ''])(
    'come from the page if the data only say "%s"',
    (text) => {
      const method = '<h2>Method</h2><ol><li>Chop the leeks finely.</li><li>Bake them in the dough.</li></ol>';
      const foods = `<h1>Leek pie</h1><h2>Ingredients</h2><ul>${pie.recipeIngredient.map((food) => `<li>${food}</li>`).join('')}</ul>`;
      expect(texts(page({ ...pie, recipeInstructions: text }, foods + method).instructions)).toEqual([
        'Chop the leeks finely.',
        'Bake them in the dough.',
      ]);
    },
  );

  it('are kept beside a longer story or another recipe, even if they are short', () => {
    const story =
      '<p>On the farm we would pull the leeks at dawn, wash them in the trough and stir them into everything.</p><p>My aunt fried hers slowly in butter until they were sweet, and poured in cream at the end of it all.</p>';
    const other =
      '<h2>Plum tart</h2><h3>Ingredients</h3><ul><li>1 kg plums</li><li>200 g flour</li><li>100 g sugar</li><li>1 egg</li></ul><h3>Method</h3><ol><li>Stone the plums and sprinkle them with all of the sugar.</li><li>Press the dough into a tin, set the plums on top and bake for an hour.</li></ol>';
    for (const body of [story, other]) {
      const { ingredients, instructions } = page(
        { ...pie, recipeIngredient: ['leeks', 'cream'], recipeInstructions: 'Fry until soft.' },
        `<h1>Leek pie</h1>${body}`,
      );
      expect(texts(instructions)).toEqual(['Fry until soft.']);
      expect(texts(ingredients)).toEqual(['leeks', 'cream']);
    }
  });
});

describe('ingredients in odd data', () => {
  it('keep values, ranges and coded units', () => {
    const value = (fields: object) => ({ '@type': 'PropertyValue', ...fields });
    const { ingredients } = read({
      recipeIngredient: [
        value({ value: 2, unitCode: 'KGM', name: 'leeks' }),
        value({ minValue: 3, maxValue: 4, name: 'eggs' }),
        value({ value: '1', unitCode: 'G24', name: 'oil' }),
        value({ value: '5', unitText: 'sprigs', name: 'dill' }),
        { '@value': '1 pinch of salt', '@language': 'en' },
      ],
    });
    expect(texts(ingredients)).toEqual(['2 kg leeks', '3-4 eggs', '1 tbsp oil', '5 sprigs dill', '1 pinch of salt']);
  });

  it('take the lines of the page if the data were broken at decimal commas', () => {
    const foods = ['1,5 kg Lauch', '0,25 l Sahne', '2 Eier'];
    const list = `<h1>Leek pie</h1><h2>Zutaten</h2><ul>${foods.map((food) => `<li>${food}</li>`).join('')}</ul>`;
    const data = { ...pie, recipeIngredient: ['1', '5 kg Lauch', '0', '25 l Sahne', '2 Eier'] };
    expect(texts(page(data, list).ingredients)).toEqual(foods);
  });

  it.each(['**Filling**', '--- Filling ---', '[Filling]', '=== Filling ===', 'Filling:', '## Filling'])(
    'turn %s into a title',
    (heading) => {
      const { ingredients } = read({ recipeIngredient: ['200 g flour', heading, '3 leeks'] });
      expect(ingredients).toEqual([{ text: '200 g flour' }, { title: 'Filling', text: '3 leeks' }]);
    },
  );

  it('are not taken from another recipe on the page', () => {
    const other =
      '<div><h2>Recipe of the week: Lamb curry</h2><h3>Ingredients</h3><ul><li>1 kg lamb</li><li>2 onions</li><li>400 ml coconut milk</li></ul><h3>Method</h3><ol><li>Brown the lamb.</li><li>Simmer it.</li></ol></div>';
    const data = { ...pie, name: 'Iced tea', recipeIngredient: [], recipeInstructions: ['Brew the tea.', 'Chill it.'] };
    expect(page(data, `<h1>Iced tea</h1>${other}`).ingredients).toEqual([]);
  });

  it('and the name are dropped if a plugin has prefilled them', () => {
    const body = '<h1>Leek pie</h1><h2>Ingredients</h2><ul><li>3 leeks</li><li>2 eggs</li><li>1 l milk</li></ul>';
    const recipe = page({ ...pie, name: 'Recipe Name', recipeIngredient: ['Ingredient 1', 'Ingredient 2'] }, body);
    expect(recipe.name).toBe('Leek pie');
    expect(texts(recipe.ingredients)).toEqual(['3 leeks', '2 eggs', '1 l milk']);
  });
});

describe('facts in odd data', () => {
  it.each([
    ['2 dozen rolls', 24],
    ['1½ Dutzend', 18],
    ['half a dozen', 6],
    ['Una docena', 12],
    ['Serves six', 6],
    ['1 tart (10 slices)', 10],
    ['One 9-inch pie', 1],
    ['20 x 30 cm tin', null],
  ])('yield of "%s": %p', (recipeYield, servings) => {
    expect(read({ recipeYield }).servings).toBe(servings);
  });

  it('keep the servings beside a yield of another kind', () => {
    expect(read({ recipeYield: ['6', '1 9-inch pie'] })).toMatchObject({ servings: 6, recipeYield: '1 9-inch pie' });
  });

  it.each([
    ['2000 kJ', '478'],
    ['2.000 kJ / 478 kcal', '478'],
    ['2 MJ', '478'],
    ['2000 kilojoules', '478'],
    ['478 kcal (2000 kJ)', '478'],
    ['478', '478'],
  ])('energy of "%s": %s kcal', (calories, expected) => {
    expect(read({ nutrition: { calories } }).nutrition.calories).toBe(expected);
  });

  it('read ranges and objects of times, and none from a broken template', () => {
    const recipe = read({
      totalTime: { '@type': 'QuantitativeValue', minValue: 'PT40M', maxValue: 'PT50M' },
      prepTime: { '@type': 'Duration', value: 'PT15M' },
      cookTime: 'T35M',
      performTime: 'PTNaNM',
    });
    expect(recipe.totalTime).toEqual({ text: '40 Minutes – 50 Minutes', minutes: 50 });
    expect(recipe.prepTime?.minutes).toBe(15);
    expect(recipe.cookTime).toEqual({ text: '35 Minutes', minutes: 35 });
  });

  it('contain no control characters', () => {
    expect(read({ name: 'Leek\u0008 pie\u0007' }).name).toBe('Leek pie');
  });
});

describe('several recipes in the data', () => {
  const soup = { ...pie, name: 'Leek soup', url: 'https://kitchen.example/soup' };

  it('prefer the one with the address of the page', () => {
    expect(page([{ ...pie, url: 'https://kitchen.example/pie' }, soup] as never, '', soup.url).name).toBe('Leek soup');
  });

  it('are no recipe if they are only links', () => {
    const stub = ({ name, url }: { name: string; url: string }) => ({ '@type': 'Recipe', name, url });
    expect(page([stub(soup), stub({ name: 'Pie', url: '/pie' })] as never, '<h1>Our leeks</h1>')).toBeNull();
  });
});

describe('other markup', () => {
  it('counts an element with the old and the new class name once', () => {
    const lines = pie.recipeIngredient.map((food) => `<li class="p-ingredient ingredient">${food}</li>`).join('');
    const { recipe } = readRecipe(
      `<div class="h-recipe hrecipe"><h1 class="p-name fn">Leek pie</h1><ul class="ingredient">${lines}</ul><div class="e-instructions instructions"><p>Bake it.</p></div></div>`,
      { url: '' },
    );
    expect(texts(recipe!.ingredients)).toEqual(pie.recipeIngredient);
    expect(texts(recipe!.instructions)).toEqual(['Bake it.']);
  });
});

describe('keys of JSON-LD', () => {
  const step = (text: string) => ({ '@type': 'schema:HowToStep', 'schema:text': text });
  const expanded = 'https://schema.org/';

  it.each<[string, object]>([
    [
      'with the prefix schema:',
      {
        '@type': 'schema:Recipe',
        'schema:name': 'Plum tart',
        'schema:recipeIngredient': ['9 plums', '1 egg'],
        'schema:recipeInstructions': [step('Roll.'), step('Bake.')],
      },
    ],
    [
      'with a prefix that the context declares',
      {
        '@context': { s: expanded },
        '@type': 's:Recipe',
        's:name': 'Plum tart',
        's:recipeIngredient': ['9 plums', '1 egg'],
        's:recipeInstructions': [
          { '@type': 's:HowToStep', 's:text': 'Roll.' },
          { '@type': 's:HowToStep', 's:text': 'Bake.' },
        ],
      },
    ],
    [
      'written as addresses, with values and lists as objects',
      {
        '@type': [`${expanded}Recipe`],
        [`${expanded}name`]: [{ '@value': 'Plum tart' }],
        [`${expanded}recipeIngredient`]: [{ '@value': '9 plums' }, { '@value': '1 egg' }],
        [`${expanded}recipeInstructions`]: [
          {
            '@list': [
              { '@type': [`${expanded}HowToStep`], [`${expanded}text`]: [{ '@value': 'Roll.' }] },
              { '@type': [`${expanded}HowToStep`], [`${expanded}text`]: [{ '@value': 'Bake.' }] },
            ],
          },
        ],
      },
    ],
    [
      'in capitals',
      {
        '@type': 'recipe',
        Name: 'Plum tart',
        RecipeIngredient: ['9 plums', '1 egg'],
        RecipeInstructions: 'Roll.\nBake.',
      },
    ],
    [
      'with `type` and `id`, in nested graphs',
      {
        '@graph': [
          {
            '@graph': [
              {
                type: 'Recipe',
                name: 'Plum tart',
                recipeIngredient: ['9 plums', '1 egg'],
                recipeInstructions: [{ '@id': '#roll' }, { type: 'HowToStep', text: 'Bake.' }],
              },
            ],
          },
          { type: 'HowToStep', id: '#roll', text: 'Roll.' },
        ],
      },
    ],
  ])('are read %s', (_, data) => {
    const { name, ingredients, instructions } = page(data);
    expect([name, ...texts(ingredients), ...texts(instructions)]).toEqual([
      'Plum tart',
      '9 plums',
      '1 egg',
      'Roll.',
      'Bake.',
    ]);
  });
});

describe('times that are ranges or have a unit beside the number', () => {
  it.each<[unknown, string, number]>([
    ['PT20M/PT30M', '20 Minutes – 30 Minutes', 30],
    ['PT45M-PT1H', '45 Minutes – 1 Hour', 60],
    ['PT30M/PT20M', '30 Minutes', 30],
    [{ '@type': 'QuantitativeValue', value: 2, unitCode: 'HUR' }, '2 hours', 120],
    [{ '@type': 'QuantitativeValue', minValue: 1, maxValue: 2, unitText: 'Stunden' }, '1 Stunden – 2 Stunden', 120],
  ])('are kept: %j', (totalTime, text, minutes) => {
    expect(read({ totalTime }).totalTime).toEqual({ text, minutes });
  });
});

describe('ingredients in odd data', () => {
  const lines = (recipeIngredient: unknown) => texts(read({ recipeIngredient }).ingredients);

  it('keep amounts that are objects, and units in place of codes', () => {
    expect(
      lines([
        { '@type': 'HowToSupply', name: 'Salz', requiredQuantity: '1 TL' },
        { '@type': 'HowToSupply', name: 'butter', requiredQuantity: { value: 50, unitCode: 'GRM' } },
        {
          '@type': 'PropertyValue',
          name: 'honey',
          value: { '@type': 'QuantitativeValue', value: 30, unitCode: 'MLT' },
        },
        { '@type': 'PropertyValue', name: 'beans', value: 2, unitCode: 'tbsp' },
        { '@type': 'PropertyValue', name: 'eggs', value: 2, unitCode: 'C62' },
      ]),
    ).toEqual(['1 TL Salz', '50 g butter', '30 ml honey', '2 tbsp beans', '2 eggs']);
  });

  it('are read from numbered keys', () => {
    expect(lines({ 0: '1 leek', 1: '2 eggs' })).toEqual(['1 leek', '2 eggs']);
  });

  it('are sections behind headings in capitals and before a dash', () => {
    const { ingredients } = read({ recipeIngredient: ['1 cup oats', 'PLUM TOPPING', '9 plums', '- Sauce -', '1 egg'] });
    expect(ingredients).toEqual([
      { text: '1 cup oats' },
      { title: 'PLUM TOPPING', text: '9 plums' },
      { title: 'Sauce', text: '1 egg' },
    ]);
  });
});

describe('headings among steps', () => {
  const parts = [
    { title: 'For the base', text: 'Chop the nuts.' },
    { text: 'Press them.' },
    { title: 'For the cream', text: 'Whip it.' },
  ];

  it.each<[string, unknown]>([
    [
      'bold paragraphs over lists',
      '<p><strong>For the base</strong></p><ol><li>Chop the nuts.</li><li>Press them.</li></ol><p><b>For the cream</b></p><ol><li>Whip it.</li></ol>',
    ],
    ['bold lines', '<b>For the base:</b><br>Chop the nuts.<br>Press them.<br><b>For the cream:</b><br>Whip it.'],
    ['lines with a colon', 'For the base:\nChop the nuts.\nPress them.\nFor the cream:\nWhip it.'],
    [
      'steps of their own',
      ['For the base', 'Chop the nuts.', 'Press them.', '<strong>For the cream</strong>', 'Whip it.'].map((text) => ({
        '@type': 'HowToStep',
        text,
      })),
    ],
  ])('become titles: %s', (_, recipeInstructions) => {
    expect(read({ recipeInstructions }).instructions).toEqual(parts);
  });

  it('become the title of a section that has a headline', () => {
    const section = { '@type': 'HowToSection', headline: 'Oven', itemListElement: ['Bake.'] };
    expect(read({ recipeInstructions: [section] }).instructions).toEqual([{ title: 'Oven', text: 'Bake.' }]);
  });

  it.each([
    [['Whisk in a large bowl until smooth:', 'Eggs and sugar.', 'Bake.']],
    [['Knead.', 'For the oven', 'Bake']],
  ])('stay steps if they are sentences or the others are headings as well: %j', (recipeInstructions) => {
    expect(texts(read({ recipeInstructions }).instructions)).toEqual(recipeInstructions);
  });
});

it('joins steps that data cut within brackets', () => {
  const recipeInstructions = ['Heat the oven to 180 °C (gas mark', '4).', 'Bake.'];
  expect(texts(read({ recipeInstructions }).instructions)).toEqual(['Heat the oven to 180 °C (gas mark 4).', 'Bake.']);
});

it.each([
  ['calories', '1500 кДж', '359'],
  ['calories', '240 ккал', '240'],
  ['calories', { '@type': 'Energy', value: 1500, unitCode: 'KJO' }, '359'],
  ['proteinContent', '850 mg', '0.85'],
  ['fatContent', { '@type': 'Mass', value: 12, unitText: 'g' }, '12'],
  ['sodiumContent', '1,250 mg', '1250'],
] as const)('reads the nutrient %s of %j', (key, written, number) => {
  expect(read({ nutrition: { '@type': 'NutritionInformation', [key]: written } }).nutrition).toEqual({ [key]: number });
});

it.each([
  ['500 ml', null],
  ['about 1.2 kg', null],
  ['6 cups (8 servings)', 8],
  ['1 900 g loaf', 1],
  ['8 pint jars', 8],
  ['Makes 2 x 9-inch pizzas', 2],
  ['四人份', 4],
])('counts the servings of "%s"', (recipeYield, servings) => {
  expect(read({ recipeYield })).toMatchObject({ recipeYield, servings });
});

it('writes the servings of programs that count in decimals as a whole number', () => {
  expect(read({ recipeYield: 'Serves 4.0' }).recipeYield).toBe('Serves 4');
});

describe('numbered parts of a recipe', () => {
  it('are titles, whether they have a purpose or the word for a part', () => {
    const recipeIngredient = ['1. For the dough', '300 g flour', '2 eggs', '2. For the cream:', '500 g cream'];
    expect(read({ recipeIngredient }).ingredients).toEqual([
      { title: 'For the dough', text: '300 g flour' },
      { text: '2 eggs' },
      { title: 'For the cream', text: '500 g cream' },
    ]);
    const parts = read({
      recipeIngredient: ['Part 1: Dough', '300 g flour', 'Part 2: Cream', '500 g cream'],
      recipeInstructions: 'Teil 1: Teig\nMehl und Eier mischen.\nTeil 2: Creme\nSahne schlagen.',
    });
    expect(parts.ingredients.map(({ title }) => title)).toEqual(['Part 1: Dough', 'Part 2: Cream']);
    expect(parts.instructions.map(({ title }) => title)).toEqual(['Teil 1: Teig', 'Teil 2: Creme']);
  });

  it('are no parts where a number counts a food', () => {
    const recipeIngredient = ['1. 300 g flour', '2. two eggs', '2 eggs'];
    expect(texts(read({ recipeIngredient }).ingredients)).toHaveLength(3);
  });
});
