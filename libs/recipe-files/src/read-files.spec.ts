import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { pack } from 'tar-stream';
import { readContent } from './spec-read-content.ts';
import type { ImportedRecipe } from './imported-recipe.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads recipes from a file of this content, whatever its name. */
async function read(content: string | Uint8Array, name = 'export.bin') {
  return (await readContent(content, name)).filter((item) => item.kind === 'recipe');
}
/** The first recipe of it, with its lines and steps as texts. */
async function readOne(content: string | Uint8Array, name?: string) {
  const [found] = await read(content, name);
  return { ...found!, lines: lines(found!.recipe), steps: steps(found!.recipe) };
}
function tarOf(files: Record<string, string | Uint8Array>): Promise<Buffer> {
  const tar = pack();
  for (const [name, content] of Object.entries(files)) tar.entry({ name }, Buffer.from(content as Uint8Array));
  tar.finalize();
  return buffer(tar);
}
const lines = ({ ingredients }: ImportedRecipe) =>
  ingredients.map(({ title, text }) => (title ? `[${title}] ${text}` : text));
const steps = ({ instructions }: ImportedRecipe) =>
  instructions.map(({ title, text }) => (title ? `[${title}] ${text}` : text));

interface Case {
  content: string | Uint8Array;
  format: string;
  name: string;
  lines: string[];
  steps: string[];
  more?: Partial<ImportedRecipe>;
}

const cases: Record<string, Case> = {
  'Meal-Master in two columns': {
    content: iconv.encode(
      [
        'MMMMM----- Recipe via Meal-Master (tm) v8.05',
        '',
        '      Title: Crème & Cake',
        ' Categories: Cakes, Desserts',
        '      Yield: 4 Servings',
        '',
        '      2 c  Flour; sifted                        1 ts Salt',
        '    1/2 lb Butter; at room                      3    Eggs',
        '           -temperature',
        'MMMMM------------------------TOPPING-----------------------------',
        '      1 pk Gelatin',
        '',
        '  Mix it all and let it',
        '  rest.',
        '',
        '  Bake at 180°.',
        '',
        'MMMMM',
      ].join('\r\n'),
      'cp437',
    ),
    format: 'mealmaster',
    name: 'Crème & Cake',
    lines: [
      '2 cup Flour, sifted',
      '1/2 lb Butter, at room temperature',
      '1 tsp Salt',
      '3 Eggs',
      '[TOPPING] 1 package Gelatin',
    ],
    steps: ['Mix it all and let it rest.', 'Bake at 180°.'],
    more: { categories: ['Cakes', 'Desserts'], servings: 4 },
  },
  'Meal-Master with headings of headings, and of the text': {
    content:
      'MMMMM----- Recipe via Meal-Master (tm) v8.05\n \n      Title: Bread\n Categories: Breads\n      Yield: 1 Loaf\n \nMMMMM---------------ANN---------------\n\nMMMMM---------ADAPTED BY BEN---------\n      3 c  Flour\n      1 ts Salt\n\nMMMMM-------HEAT SCALE - HOT--------\n \n  Mix.\n \n  Bake.\n \nMMMMM\n',
    format: 'mealmaster',
    name: 'Bread',
    lines: ['[ANN, ADAPTED BY BEN] 3 cup Flour', '1 tsp Salt'],
    steps: ['[HEAT SCALE - HOT] Mix.', 'Bake.'],
  },
  'MasterCook text': {
    content:
      '* Exported from MasterCook *\n\n  Tea Bread\n\nRecipe By     :Ann\nServing Size  : 6    Preparation Time :0:20\nCategories    : Breads    Tea\n\n  Amount  Measure       Ingredient -- Preparation Method\n--------  ------------  --------------------------------\n  2         cups        flour -- sifted\n  1                     egg\n\nMix.\n\nBake for\nan hour.\n\nSource:\n  "Old book"\nS(Typed by):\n  "Bea"\nT(Baking time):\n  "1:00"\nT(Rising):\n  "2:00"\n\n  - - - - -\n\nPer Serving: 90 Calories; 2g Fat. Exchanges: 2 1/2 Fat; 0 Fruit.\n\nSuggested Wine: Port\n\nServing Ideas: With jam.\n\nOr butter.\n\nNOTES : Keeps for\na week.\n',
    format: 'mastercook',
    name: 'Tea Bread',
    lines: ['2 cups flour, sifted', '1 egg'],
    steps: ['Mix.', 'Bake for an hour.'],
    more: {
      categories: ['Breads', 'Tea'],
      servings: 6,
      source: 'Old book',
      author: 'Ann',
      performTime: { minutes: 60, text: '1 Hour' },
      notes: [
        { text: 'Keeps for a week.' },
        { title: 'Serving ideas', text: 'With jam.\n\nOr butter.' },
        { title: 'Suggested wine', text: 'Port' },
        { title: 'Typed by', text: 'Bea' },
        { title: 'Rising', text: '2:00' },
        { title: 'Exchanges', text: '2 1/2 Fat; 0 Fruit' },
      ],
      nutrition: { calories: '90', fatContent: '2' },
    },
  },
  'MasterCook XML': {
    content:
      '<?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>\n<mx2><RcpE name="Rolls"><Serv qty="12"/><PrpT elapsed="0:30"/><CatS><CatT>Bread</CatT></CatS><IngR name="Dough" code="S"></IngR><IngR name="flour" unit="cups" qty="2 1/2"><IPrp>sifted</IPrp></IngR><DirS><DirT>Knead.</DirT><DirT>Bake.</DirT></DirS><Srce>Ann</Srce><AltS label="Typed by" source="Bea"/><CpyR>2001 Zoe</CpyR><Yield unit="rolls" qty="12.000000"/><AltT label="Baking time" elapsed="0:25"/><AltT label="Rising" elapsed="1:00"/><RatS><RatE name="Cost" value="2"/><RatE name="Flavor" value="8"/></RatS><Wine>Port</Wine><SrvI>With soup.</SrvI><Note>Freezes.</Note><Nutr>Per Serving: 58 Calories; 5g Fat (83.8% calories from fat). Exchanges: 1 Grain(Starch); 1/2 Fat.</Nutr></RcpE></mx2>',
    format: 'mastercook',
    name: 'Rolls',
    lines: ['[Dough] 2 1/2 cups flour, sifted'],
    steps: ['Knead.', 'Bake.'],
    more: {
      servings: 12,
      recipeYield: '12 rolls',
      source: 'Ann',
      performTime: { minutes: 25, text: '25 Minutes' },
      rating: { value: 4, count: null },
      nutrition: { calories: '58', fatContent: '5' },
      notes: [
        { text: 'Freezes.' },
        { title: 'Serving ideas', text: 'With soup.' },
        { title: 'Suggested wine', text: 'Port' },
        { title: 'Copyright', text: '2001 Zoe' },
        { title: 'Typed by', text: 'Bea' },
        { title: 'Rising', text: '1:00' },
        { title: 'Exchanges', text: '1 Grain(Starch); 1/2 Fat' },
        { title: 'Ratings', text: 'Cost 2, Flavor 8' },
      ],
    },
  },
  RezKonv: {
    content:
      '========== REZKONV-Rezept - RezkonvSuite v1.4\n     Titel: Kraut\nKategorien: Gemüse\n     Menge: 4 Personen\n\n    500     Gramm  Weißkohl; fein\n                   -- gehobelt\n============================ SOSSE ============================\n      2     Essl.  Öl\n\n============================ QUELLE ============================\n                   Oma\n\nAlles mischen.\n\nZiehen lassen.\n\n=====\n',
    format: 'rezkonv',
    name: 'Kraut',
    lines: ['500 Gramm Weißkohl, fein gehobelt', '[SOSSE] 2 Essl. Öl'],
    steps: ['Alles mischen.', 'Ziehen lassen.'],
    more: { source: 'Oma', servings: 4 },
  },
  "Now You're Cooking": {
    content:
      "@@@@@ Now You're Cooking! Export Format\n\nSalsa\n\nDips, Mexican\n\n4 tomatoes -- chopped\n1 chili\n\nChop and\nmix.\n\nYield: 2 cups\n\n** Exported from Now You're Cooking! v5.7 **\n",
    format: 'nyc',
    name: 'Salsa',
    lines: ['4 tomatoes, chopped', '1 chili'],
    steps: ['Chop and mix.'],
    more: { categories: ['Dips', 'Mexican'], recipeYield: '2 cups' },
  },
  Gourmet: {
    content:
      '<?xml version="1.0"?><!DOCTYPE gourmetDoc><gourmetDoc><recipe id="1"><title>Rice</title><rating>3/5 stars</rating><yields>6 servings</yields><ingredient-list><ingredient><amount>1</amount><unit>cup</unit><item>rice</item></ingredient><inggroup><groupname>Sauce</groupname><ingredient><amount>2</amount><item>chilies</item></ingredient></inggroup></ingredient-list><instructions>Boil.\n\nServe.</instructions></recipe></gourmetDoc>',
    format: 'gourmet',
    name: 'Rice',
    lines: ['1 cup rice', '[Sauce] 2 chilies'],
    steps: ['Boil.', 'Serve.'],
    more: { rating: { value: 3, count: null }, servings: 6 },
  },
  Krecipes: {
    content:
      '<krecipes version="0.6"><krecipes-recipe><krecipes-description><title>Tart</title><serving>8</serving></krecipes-description><krecipes-ingredients><ingredient-group name="Base"><ingredient><name>butter</name><amount><min>180</min><max>200</max></amount><unit>g</unit><prep>cold</prep></ingredient></ingredient-group></krecipes-ingredients><krecipes-instructions>Bake.</krecipes-instructions><krecipes-ratings><rating><rater>Ann</rater><comment>Too sweet</comment><criterion><criteria><name>Taste</name><stars>3</stars></criteria><criteria><name>Overall</name><stars>4</stars></criteria></criterion></rating></krecipes-ratings></krecipes-recipe></krecipes>',
    format: 'krecipes',
    name: 'Tart',
    lines: ['[Base] 180-200 g butter, cold'],
    steps: ['Bake.'],
    more: { servings: 8, rating: { value: 3.5, count: null }, notes: [{ title: 'Ann', text: 'Too sweet' }] },
  },
  RecipeML: {
    content:
      '<recipeml version="0.5"><recipe><head><title>Punch</title><yield>4</yield></head><ingredients><ing><amt><qty>2</qty><unit>cups</unit></amt><item>juice</item><prep>chilled</prep></ing></ingredients><directions><step>Stir.</step></directions></recipe></recipeml>',
    format: 'recipeml',
    name: 'Punch',
    lines: ['2 cups juice, chilled'],
    steps: ['Stir.'],
  },
  'RecipeML with fractions': {
    content:
      '<recipeml version="0.5"><recipe><head><title>Cookies</title></head><ingredients><ing><amt><qty>2<frac><n>1</n><d>4</d></frac></qty><unit>cups</unit></amt><item>flour</item></ing><ing><amt><qty><range><q1><frac><n>3</n><d>4</d></frac></q1><q2>1</q2></range></qty><unit>cup</unit></amt><item>sugar</item></ing></ingredients><directions><step>Bake.</step></directions></recipe></recipeml>',
    format: 'recipeml',
    name: 'Cookies',
    lines: ['2 1/4 cups flour', '3/4-1 cup sugar'],
    steps: ['Bake.'],
  },
  'RecipeML with sections, pairs and facts': {
    content:
      '<recipeml version="0.5"><recipe><head><title>Galette</title><subtitle>With berries</subtitle></head><description>Thin\n and crisp.</description><equipment><tool>Bowl</tool><tool>Brush</tool></equipment><ingredients><ing-div><title>Filling</title><ing><amt><qty>1</qty><unit>cup</unit></amt><item>berries</item><amt><qty>2</qty><unit>g</unit></amt><item>salt</item><prep>fine</prep></ing><ing optional="yes"><item>mint</item></ing></ing-div></ingredients><directions><dir-div><title>Pastry</title><step><action>Rub</action> in.</step><step>Chill.</step></dir-div><dir-div><title>Galette</title><step>Bake at <temp><qty>200</qty><tempunit unit="C">°C</tempunit></temp> for <time><qty>10</qty><timeunit>minutes</timeunit></time>.</step></dir-div></directions><nutrition><nutrient><n-name>Calories</n-name><qty>150</qty></nutrient><nutrient><n-name>Total Fat</n-name><qty>7</qty><unit>g</unit></nutrient></nutrition><diet-exchanges><exchange><qty>1<frac><n>1</n><d>2</d></frac></qty> Fat</exchange></diet-exchanges><note type="Serving">Serve\n warm.</note></recipe></recipeml>',
    format: 'recipeml',
    name: 'Galette',
    lines: ['[Filling] 1 cup berries and 2 g salt, fine', 'mint (optional)'],
    steps: ['[Pastry] Rub in.', 'Chill.', '[Galette] Bake at 200°C for 10 minutes.'],
    more: {
      description: 'With berries\n\nThin and crisp.',
      tools: ['Bowl', 'Brush'],
      notes: [
        { title: 'Serving', text: 'Serve warm.' },
        { title: 'Exchanges', text: '1 1/2 Fat' },
      ],
      nutrition: { calories: '150', fatContent: '7' },
    },
  },
  'Gourmet with marked words': {
    content:
      '<gourmetDoc><recipe id="2"><title>Soup</title><ingredient-list><ingredient><item>water</item></ingredient></ingredient-list><instructions>Boil &lt;i&gt;well&lt;/i&gt;.\n\nAdd salt &amp;amp; pepper.</instructions></recipe></gourmetDoc>',
    format: 'gourmet',
    name: 'Soup',
    lines: ['water'],
    steps: ['Boil well.', 'Add salt & pepper.'],
  },
  'YAML as Paprika takes it': {
    content:
      '- name: Chili\n  servings: 4 servings\n  source_url: https://example.com/chili\n  categories: [Dinner, Holiday]\n  rating: 5\n  ingredients: |\n    1 lb meat\n    salt\n  directions: |\n    Brown it.\n    Simmer.\n',
    format: 'yaml',
    name: 'Chili',
    lines: ['1 lb meat', 'salt'],
    steps: ['Brown it.', 'Simmer.'],
    more: { servings: 4, url: 'https://example.com/chili', categories: ['Dinner', 'Holiday'] },
  },
  'Cooklang without facts on top': {
    content: '\n\nCrack @eggs{3} into a #bowl{}.\n\nAdd @flour{125%g}.\n\n>> skillLevel: easy\n>> author: Zoe\n',
    format: 'cooklang',
    name: 'export',
    lines: ['3 eggs', '125 g flour'],
    steps: ['Crack eggs into a bowl.', 'Add flour.'],
    more: { source: 'Zoe', author: '', notes: [{ title: 'Skill level', text: 'easy' }] },
  },
  CookML: {
    content:
      '<cookml version="1.0"><recipe lang="DE"><head title="Kuchen" rid="123456789" servingqty="1" servingtype="Blech"><hint>Apfel</hint></head><part><ingredient qty="2" unit="tb" item="Zucker"><inote>braun</inote></ingredient></part><preparation><text>Backen.</text></preparation></recipe></cookml>',
    format: 'cookml',
    name: 'Kuchen',
    lines: ['2 EL Zucker, braun'],
    steps: ['Backen.'],
    more: { language: 'de', keywords: ['Apfel'] },
  },
  'Living Cookbook': {
    content:
      '<fdx><Cookbooks><Cookbook Name="Stews" ID="2"/></Cookbooks><CookbookChapters><CookbookChapter Name="Beef" ID="3" ParentChapterID="0"/><CookbookChapter Name="Hot" ID="4" ParentChapterID="3"/></CookbookChapters><Recipes><Recipe Name="Chili" ID="7" CookbookID="2" CookbookChapterID="4" RecipeTypes="Main, Hot" Author="Zoe" Source="Old book" WebPage="Page 9" Copyright="2001" OvenTemperatureF="464" OvenTemperatureC="240" Servings="4" PreparationTime="15" CreateDate="2010-09-21"><RecipeIngredients><RecipeIngredient Quantity="" Ingredient="Base" Heading="Y"/><RecipeIngredient Quantity="1" Unit="pound" Ingredient="beef -- ground" Heading="N"/></RecipeIngredients><RecipeProcedures><RecipeProcedure Heading="N"><ProcedureText>Simmer.</ProcedureText></RecipeProcedure></RecipeProcedures><RecipeTips><RecipeTip>Soak it.</RecipeTip></RecipeTips><RecipeReviews><RecipeReview Rating="4" Reviewer="Ann">Mild.</RecipeReview></RecipeReviews><RecipeNutrition Calories="508" TotalFat="3"/></Recipe></Recipes></fdx>',
    format: 'living-cookbook',
    name: 'Chili',
    lines: ['[Base] 1 pound beef, ground'],
    steps: ['Simmer.'],
    more: {
      dateAdded: '2010-09-21',
      nutrition: { calories: '508', fatContent: '3' },
      categories: ['Main', 'Hot', 'Stews', 'Beef'],
      source: 'Old book, Page 9',
      author: 'Zoe',
      rating: { value: 4, count: null },
      notes: [
        { text: 'Soak it.' },
        { title: 'Ann', text: 'Mild.' },
        { title: 'Oven temperature', text: '464 °F, 240 °C' },
        { title: 'Copyright', text: '2001' },
      ],
    },
  },
  'Paprika, packed': {
    content: gzipSync(
      JSON.stringify({
        uid: 'A1B2C3D4E5',
        name: 'Flan',
        ingredients: '3 eggs',
        directions: 'Bake.',
        categories: ['Sweet'],
        source_url: 'https://example.com/flan',
        source: 'Sweets for All',
        author: 'Zoe',
        difficulty: 'Medium',
      }),
    ),
    format: 'paprika',
    name: 'Flan',
    lines: ['3 eggs'],
    steps: ['Bake.'],
    more: {
      categories: ['Sweet'],
      url: 'https://example.com/flan',
      sourceId: 'A1B2C3D4E5',
      source: 'Sweets for All',
      author: 'Zoe',
      notes: [{ title: 'Difficulty', text: 'Medium' }],
    },
  },
  Mela: {
    content: JSON.stringify({
      id: 'x',
      title: 'Dal',
      text: 'Mild',
      ingredients: '# Base\n1 cup lentils',
      instructions: 'Cook.',
      link: '',
      categories: ['Lunch'],
      images: [],
      yield: '2',
      nutrition: 'Light',
    }),
    format: 'mela',
    name: 'Dal',
    lines: ['[Base] 1 cup lentils'],
    steps: ['Cook.'],
    more: { description: 'Mild', categories: ['Lunch'], notes: [{ title: 'Nutrition', text: 'Light' }] },
  },
  Crouton: {
    content: JSON.stringify({
      uuid: 'U',
      name: 'Cake',
      serves: 2,
      duration: 10,
      steps: [
        { step: 'Sponge', isSection: true, order: 0 },
        { step: 'Bake.', order: 1 },
      ],
      ingredients: [{ order: 0, ingredient: { name: 'milk' }, quantity: { amount: 60, quantityType: 'MILLS' } }],
      tags: [{ name: 'Dessert' }],
      images: [],
    }),
    format: 'crouton',
    name: 'Cake',
    lines: ['60 ml milk'],
    steps: ['[Sponge] Bake.'],
    more: { keywords: ['Dessert'] },
  },
  Tandoor: {
    content: JSON.stringify({
      name: 'Stew',
      keywords: [{ name: 'Winter' }],
      working_time: 20,
      waiting_time: 40,
      servings: 4,
      steps: [
        {
          name: 'Base',
          instruction: 'Chop.\n\nBoil.',
          ingredients: [{ food: { name: 'leek' }, unit: { name: 'g' }, amount: 200, note: 'washed' }],
        },
      ],
    }),
    format: 'tandoor',
    name: 'Stew',
    lines: ['[Base] 200 g leek, washed'],
    steps: ['[Base] Chop.', 'Boil.'],
    more: { keywords: ['Winter'], servings: 4 },
  },
  KitchenOwl: {
    content: JSON.stringify({
      items: [],
      recipes: [
        {
          name: 'Bowl',
          description: 'Cut.\nServe.',
          yields: 2,
          items: [{ name: 'Rice', description: '200 g', optional: false }],
          tags: ['Quick'],
        },
      ],
    }),
    format: 'kitchenowl',
    name: 'Bowl',
    lines: ['200 g Rice'],
    steps: ['Cut.', 'Serve.'],
  },
  'schema.org': {
    content: JSON.stringify([
      {
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: 'Naan',
        recipeIngredient: ['2 cups flour'],
        recipeInstructions: [{ '@type': 'HowToStep', text: 'Fry.' }],
        recipeCategory: ['Bread'],
      },
    ]),
    format: 'schema-json',
    name: 'Naan',
    lines: ['2 cups flour'],
    steps: ['Fry.'],
    more: { categories: ['Bread'] },
  },
  'a table': {
    content: 'Title,Course,Ingredients,Directions,Rating\r\nPho,Soup,", Broth\n2 l stock","Boil.\nServe.",4\r\n',
    format: 'csv',
    name: 'Pho',
    lines: ['[Broth] 2 l stock'],
    steps: ['Boil.', 'Serve.'],
    more: { categories: ['Soup'], rating: { value: 4, count: null } },
  },
  Cookmate: {
    content:
      '<?xml version="1.0"?><cookbook><recipe><title>Pesto</title><ingredient><li>1 bunch basil</li></ingredient><recipetext><li>Blend.</li></recipetext><category>Sauce</category><category>Italian</category></recipe></cookbook>',
    format: 'cookmate',
    name: 'Pesto',
    lines: ['1 bunch basil'],
    steps: ['Blend.'],
    more: { categories: ['Sauce', 'Italian'] },
  },
  AccuChef: {
    content:
      '*****AccuChef Import File (C)SIVART\nASauce\nBGravy,Basic\nE8\nMServings\nH2 Tbl\nIOlive Oil\nKmild\nJHeat it and\nJserve.\nZ.....End of recipe definition\n',
    format: 'accuchef',
    name: 'Sauce',
    lines: ['2 Tbl Olive Oil, mild'],
    steps: ['Heat it and serve.'],
    more: { categories: ['Gravy', 'Basic'], servings: 8 },
  },
  Saffron: {
    content:
      'Title: Puff\nSource: Mom\nOriginal URL: https://example.com/puff\nYield: 9\nPrep: 15 minutes\nIngredients:\n\t6 eggs\nInstructions:\n\tBlend.\n\tBake.\n',
    format: 'text',
    name: 'Puff',
    lines: ['6 eggs'],
    steps: ['Blend.', 'Bake.'],
    more: { url: 'https://example.com/puff' },
  },
  Chowdown: {
    content:
      '---\nlayout: recipe\ntitle: Slaw\ntags: side, summer\ningredients:\n- 1 cabbage\ndirections:\n- Shred.\n---\nGood with fish.\n',
    format: 'chowdown',
    name: 'Slaw',
    lines: ['1 cabbage'],
    steps: ['Shred.'],
    more: { keywords: ['side', 'summer'], description: 'Good with fish.' },
  },
  Cooklang: {
    content:
      '---\ntitle: Pancakes\nservings: 2\n---\n\nMix @flour{2%cups} and @milk{}(warm) in a #bowl{}.\n\n= Pan\n\nFry for ~{3%minutes}. -- not longer\n',
    format: 'cooklang',
    name: 'Pancakes',
    lines: ['2 cups flour', 'milk, warm'],
    steps: ['Mix flour and milk in a bowl.', '[Pan] Fry for 3 minutes.'],
    more: { tools: ['bowl'], servings: 2, notes: [{ title: 'Comments', text: 'not longer' }] },
  },
};

it.each(Object.entries(cases))(
  '%s is known by its content and read',
  async (_, { content, format, name, more = {}, ...parts }) => {
    const found = await readOne(content);
    expect(found).toMatchObject({ format, recipe: { name, ...more } });
    expect({ lines: found.lines, steps: found.steps }).toEqual(parts);
  },
);

it('text and Markdown are read by their headings, or by what looks like a list', async () => {
  const markdown =
    '# Tea\n\nHot.\n\n## Ingredients\n\n- 1 bag tea\n- 2 cups water\n- sugar\n\n## Directions\n\n1. Boil.\n2. Pour.\n\n## Notes\n\nGood.\n';
  expect(await readOne(markdown, 'tea.md')).toMatchObject({
    lines: ['1 bag tea', '2 cups water', 'sugar'],
    steps: ['Boil.', 'Pour.'],
  });
  const punch = 'Punch\n\n5 lemons\n1 litre water\nsugar\n\n1. Squeeze.\n2. Stir.\n';
  expect(await readOne(punch, 'punch.txt')).toMatchObject({
    recipe: { name: 'Punch' },
    lines: ['5 lemons', '1 litre water', 'sugar'],
    steps: ['Squeeze.', 'Stir.'],
  });
});

it('takes an address behind the steps of a text as that of the recipe', async () => {
  const text =
    'Tea\n\nIngredients\n1 bag tea\n2 cups water\n\nDirections\n1) Boil.\n2) Pour.\n\nhttps://example.com/tea\n';
  expect(await readOne(text, 'tea.txt')).toMatchObject({
    recipe: { url: 'https://example.com/tea' },
    steps: ['Boil.', 'Pour.'],
  });
});

const HTML =
  '<h2>Ingredients</h2><ul><li>500 g flour</li><li>3 eggs</li></ul><h2>Directions</h2><ol><li>Mix it all well.</li></ol>';

it.each([
  ['tea-cake.txt', '500 g flour\n3 eggs\n\nMix it all well.\n'],
  ['tea-cake.txt', 'Zutaten:\n500 g flour\n3 eggs\n\nZubereitung:\nMix it all well.\n'],
  ['tea-cake.txt', 'Servings: 4\nIngredients:\n\t500 g flour\n\t3 eggs\nInstructions:\n\tMix it all well.\n'],
  ['tea-cake.md', '## Ingredients\n\n- 500 g flour\n- 3 eggs\n\n## Directions\n\n1. Mix it all well.\n'],
  ['tea-cake.md', '![](cake.jpg)\n\n- 500 g flour\n- 3 eggs\n\n1. Mix it all well.\n'],
  ['tea-cake.md', '---\ningredients: [500 g flour, 3 eggs]\ndirections: [Mix it all well.]\n---\n'],
  ['tea-cake.html', `<html><body>${HTML}</body></html>`],
  [
    'tea-cake.json',
    '{"@type":"Recipe","recipeIngredient":["500 g flour","3 eggs"],"recipeInstructions":"Mix it all well."}',
  ],
])('a recipe without a name is called like its file: %s, %j', async (name, content) => {
  expect(await readOne(content, name)).toMatchObject({
    recipe: { name: 'tea cake' },
    lines: ['500 g flour', '3 eggs'],
    steps: ['Mix it all well.'],
  });
});

it('a name that begins with a number is one', async () => {
  const dip = await readOne('7 Layer Dip\n2 cans beans\n1 cup cream\n\nLayer it all.\n', 'recipe 12.txt');
  expect(dip).toMatchObject({ recipe: { name: '7 Layer Dip' }, lines: ['2 cans beans', '1 cup cream'] });
});

const SOUP =
  '---\ntitle: Crème aux épinards\ningredients:\n- 1 l crème fraîche\n- 2 épinards à 80°\ndirections:\n- Mélanger jusqu’à ce que ça épaississe.\n---\n\nMémé l’aimait.\n';
const KUCHEN =
  '---\ntitle: Kuchen\ningredients:\n- 2 Äpfel, gewürfelt\n- 1 Löffel süße Öle\ndirections:\n- Rühren.\n---\n';
const SHCHI = '---\ntitle: Щи\ningredients:\n- капуста\n- сметана\ndirections:\n- Варить час.\n---\n';

it.each([
  ['line feeds', SOUP, Buffer.from(SOUP)],
  ['carriage returns', SOUP, Buffer.from(SOUP.replaceAll('\n', '\r'))],
  ['both, and the end of a file of DOS', SOUP, Buffer.from(`\uFEFF${SOUP.replaceAll('\n', '\r\n')}\u001a`)],
  ['UTF-16', SOUP, iconv.encode(SOUP, 'utf-16le')],
  ['UTF-16 the other way round', SOUP, iconv.encode(SOUP, 'utf-16be')],
  ['letters of Windows', SOUP, iconv.encode(SOUP, 'windows-1252')],
  ['letters of the Macintosh', SOUP, iconv.encode(SOUP, 'macintosh')],
  ['letters of DOS', KUCHEN, iconv.encode(KUCHEN, 'cp850')],
  ['Cyrillic letters of Windows', SHCHI, iconv.encode(SHCHI, 'windows-1251')],
  ['Cyrillic letters of DOS', SHCHI, iconv.encode(SHCHI, 'cp866')],
  ['Cyrillic letters of Unix', SHCHI, iconv.encode(SHCHI, 'koi8-r')],
])('a text with %s is read', async (_, text, content) => {
  const found = await readOne(content, 'recipe.md');
  expect(found).toEqual(await readOne(text, 'recipe.md'));
  expect(found.lines).toHaveLength(2);
});

/** Words with accents, as people of that page wrote them: it has no sign for some. */
const CODE_PAGES: Record<string, { title: string; foods: [string, string]; step: string }> = {
  cp437: { title: 'Käsekuchen', foods: ['Äpfel', 'crème fraîche'], step: 'Süße Öle rühren, bei 180° backen.' },
  cp850: {
    title: "Gâteau à l'ancienne",
    foods: ['pâte brisée', 'Åland cheese'],
    step: 'Laisser dorer, ôter du four (180°).',
  },
  'windows-1252': {
    title: 'Soufflé à l’œuf',
    foods: ['œufs', 'crème fraîche'],
    step: 'Mélanger jusqu’à 180° – servir.',
  },
  macintosh: { title: 'Crème brûlée', foods: ['crème épaisse', 'œufs'], step: 'Mélanger – l’été, à 180°.' },
};
describe.each(Object.entries(CODE_PAGES))('An export in letters of %s', (page, { title, foods: [a, b], step }) => {
  // the old Macintosh ended lines with a carriage return alone
  const inPage = (text: string) => iconv.encode(text.replaceAll('\n', page === 'macintosh' ? '\r' : '\r\n'), page);

  it('of Meal-Master is read as it was written', async () => {
    const head = `MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: ${title}\n Categories: Dîner, Süßes\n      Yield: 4 Servings\n\n`;
    const foods = `      2 c  ${a}\n      1    ${b}\n\n`;
    const found = await readOne(inPage(`${head}${foods}  ${step}\n\nMMMMM\n`));
    expect(found).toMatchObject({ format: 'mealmaster', lines: [`2 cup ${a}`, `1 ${b}`], steps: [step] });
    expect(found.recipe).toMatchObject({ name: title, categories: ['Dîner', 'Süßes'] });
  });

  it('of MasterCook is read as it was written', async () => {
    const head = `* Exported from MasterCook *\n\n  ${title}\n\nRecipe By     :Zoë\nServing Size  : 6    Preparation Time :0:20\nCategories    : Dîner\n\n`;
    const table = `  Amount  Measure       Ingredient -- Preparation Method\n--------  ------------  --------------------------------\n  2         cups        ${a}\n  1                     ${b}\n\n`;
    const found = await readOne(inPage(`${head}${table}${step}\n\n  - - - - -\n`));
    expect(found).toMatchObject({ format: 'mastercook', lines: [`2 cups ${a}`, `1 ${b}`], steps: [step] });
    expect(found.recipe).toMatchObject({ name: title, categories: ['Dîner'] });
  });
});

it.each([
  ['a list of Crouton', 'Crouton', (text: string) => `[${text},${text}]`, 2],
  ['Crouton as the only list of an object', 'Crouton', (text: string) => `{"recipes":[${text}]}`, 1],
  ['RecipeML behind a long comment', 'RecipeML', (text: string) => behindComment(text), 1],
  ['Gourmet behind a long comment', 'Gourmet', (text: string) => behindComment(text), 1],
] as const)('%s is read as without', async (_, name, change, count) => {
  const plain = await read(cases[name]!.content);
  const found = await read(change(cases[name]!.content as string));
  expect(found).toEqual(Array.from({ length: count }, () => plain[0]));
});

const behindComment = (xml: string) =>
  `<?xml version="1.0"?>\n<!-- ${'made by a program '.repeat(500)}-->\n${xml.replace(/^\s*<\?xml[^>]*>/, '')}`;

it('JSON with an object on each line is a list, also of our own', async () => {
  const recipes = ['Pie', 'Soup'].map((name) => ({ name, ingredients: ['1 egg', 'salt'], steps: ['Stir.'] }));
  const own = { slug: 'pie', name: 'Pie', recipeIngredient: [{ note: '1 egg' }], recipeInstructions: [] };
  const found = await read(recipes.map((recipe) => `${JSON.stringify(recipe)}\r\n`).join(''));
  expect(found).toMatchObject([{ recipe: { name: 'Pie' } }, { recipe: { name: 'Soup' } }]);
  const wrapped = await read(JSON.stringify({ recipes: [own, { ...own, name: 'Tart' }] }));
  expect(wrapped).toMatchObject([
    { format: 'mealie', recipe: { name: 'Pie' } },
    { format: 'mealie', recipe: { name: 'Tart' } },
  ]);
  expect(await read(`${JSON.stringify(own)}\n{"name": "cut off`)).toEqual([]);
});

it.each(['utf-16le', 'utf-16be'])('a page in %s without a mark is read', async (encoding) => {
  const json = { '@type': 'Recipe', name: 'Crème', recipeIngredient: ['1 œuf'], recipeInstructions: 'Mélanger.' };
  const html = `<!DOCTYPE html><html><body><script type="application/ld+json">${JSON.stringify(json)}</script></body></html>`;
  const found = await readOne(iconv.encode(html, encoding, { addBOM: false }));
  expect(found).toMatchObject({ format: 'html', recipe: { name: 'Crème' }, lines: ['1 œuf'] });
});

it('Latin 1 means the letters of Windows, as in browsers', async () => {
  const xml =
    '<?xml version="1.0" encoding="ISO-8859-1"?><mx2><RcpE name="Mémé’s"><IngR name="eau" qty="1"/></RcpE></mx2>';
  expect(await readOne(iconv.encode(xml, 'windows-1252'))).toMatchObject({ recipe: { name: 'Mémé’s' } });
});

it("Cook'n is read from its tables, whose lines are steps", async () => {
  const link = 'Source: <a href="https://example.com/tea">Tea page</a>';
  const table = (...rows: string[][]) => rows.map((row) => row.join('||||')).join('!@#%^&*()');
  const tables = {
    recipe: table(
      ['ID', 'INSTRUCTIONS', 'SERVES', 'YIELD', 'COOKTIME', 'COOKTIME_STRING'],
      ['7', `1. Boil.\n2. Serve.\n\nTips:\n\nCool.\n\n${link}`, '2', '[null]', '0', '10 hrs 5 min'],
    ),
    recipe_desc: table(['ID', 'TITLE', 'PARENT'], ['7', 'Tea', '21'], ['8', 'Syrup', '21']),
    chapter_desc: table(['ID', 'TITLE', 'PARENT'], ['21', 'Hot', '20'], ['20', 'Drinks', '10']),
    cookBook_desc: table(['ID', 'TITLE', 'PARENT'], ['10', 'Home', '']),
    ingredient: table(
      [
        'ID',
        'AMOUNT_QTY_STRING',
        'AMOUNT_UNIT',
        'PRE_QUALIFIER',
        'POST_QUALIFIER',
        'INGREDIENT_FOOD_ID',
        'INGREDIENT_RECIPE_ID',
        'DISPLAY_ORDER',
        'PARENT_ID',
      ],
      ['2', '1', '[null]', '[null]', ', sliced', '5', '[null]', '1', '7'],
      ['1', '2', '4', 'hot', '[null]', '6', '[null]', '0', '7'],
      ['3', '1/2', '4', '[null]', '[null]', '[null]', '8', '2', '7'],
    ),
    unit: table(['ID', 'NAME'], ['4', 'cup']),
    food: table(['ID', 'NAME'], ['5', 'lemon'], ['6', 'water']),
  };
  const files = Object.entries(tables).map(([name, content]) => [`temp_${name}.dsv`, content]);
  expect(await readOne(await tarOf(Object.fromEntries(files) as typeof tables), 'book.dvo')).toMatchObject({
    format: 'cookn',
    recipe: {
      name: 'Tea',
      recipeYield: '2',
      performTime: { minutes: 605 },
      categories: ['Home', 'Drinks', 'Hot'],
      url: 'https://example.com/tea',
      source: 'Tea page',
      subRecipes: [{ line: 2, name: 'Syrup' }],
    },
    lines: ['2 cup hot water', '1 lemon, sliced', '1/2 cup Syrup'],
    steps: ['Boil.', 'Serve.', '[Tips] Cool.'],
  });
});

it('reads a menu of RecipeML as a recipe of its recipes', async () => {
  const dish = (name: string) =>
    `<recipe><head><title>${name}</title></head><ingredients><ing><item>peas</item></ing></ingredients></recipe>`;
  const found = await read(
    `<recipeml version="0.5"><menu><head><title>Dinner</title><yield><qty>6</qty></yield></head><description>Light.</description>${dish('Soup')}${dish('Tart')}<note type="Wine">White.</note></menu></recipeml>`,
  );
  expect(found.map(({ recipe }) => recipe.name)).toEqual(['Soup', 'Tart', 'Dinner']);
  expect(found[2]?.recipe).toMatchObject({
    description: 'Light.',
    servings: 6,
    notes: [{ title: 'Wine', text: 'White.' }],
    ingredients: [{ text: 'Soup' }, { text: 'Tart' }],
    subRecipes: [
      { line: 0, name: 'Soup' },
      { line: 1, name: 'Tart' },
    ],
  });
});

it('keeps the pictures of steps in Living Cookbook as files, named for their steps', async () => {
  const bytes = Buffer.from('picture');
  const step = (text: string, more = '') =>
    `<RecipeProcedure Heading="N"><ProcedureText>${text}</ProcedureText>${more}</RecipeProcedure>`;
  const xml = `<fdx><Recipes><Recipe Name="Pie"><RecipeProcedures>${step('Mix.')}${step('Bake.', '<ProcedureImage FileName="a.jpg"/>')}</RecipeProcedures></Recipe></Recipes></fdx>`;
  const { recipe } = await readOne(await tarOf({ 'Data.xml': xml, 'Images/a.jpg': bytes }), 'book.fdxz');
  expect(recipe.assets).toEqual([{ name: '2', fileName: 'a.jpg', bytes }]);
});

it('a list of addresses is a list of recipes to fetch', async () => {
  const found = await read('https://example.com/a\nhttps://example.com/b\n', 'links.txt');
  expect(found.map(({ recipe }) => [recipe.url, recipe.isLink])).toEqual([
    ['https://example.com/a', true],
    ['https://example.com/b', true],
  ]);
});

it('what is no recipe is none', async () => {
  expect(await read('Dear Ann,\n\nhow are you?\n', 'letter.txt')).toEqual([]);
  expect(await read('{"a": [1, 2, {"__proto__": {"b": 1}}]}', 'x.json')).toEqual([]);
  expect(await read(new Uint8Array(5000), 'zero.bin')).toEqual([]);
});

it.each([
  ['gW\u0004\u00011\u0012\t\0BOOKX.CDX', 'migrations.oldCookn'],
  ['\0\u0001\0\0Standard Jet DB\0\u0001', 'migrations.access'],
])('what is known and cannot be read is named', async (begins, message) => {
  const [found] = await readContent(Buffer.from(begins.padEnd(200), 'latin1'), 'book.bin');
  expect(found).toMatchObject({ kind: 'failure', error: { message } });
});

function database(sql: string): Uint8Array {
  const path = join(folder, `${Math.random()}.db`);
  const file = new DatabaseSync(path);
  file.exec(sql);
  file.close();
  return readFileSync(path);
}

it('the database of Grocy is read', async () => {
  const found = await readOne(
    database(`
    CREATE TABLE recipes (id INTEGER PRIMARY KEY, name TEXT, description TEXT, base_servings INTEGER, type TEXT, row_created_timestamp TEXT);
    CREATE TABLE recipes_pos (id INTEGER PRIMARY KEY, recipe_id INTEGER, product_id INTEGER, amount REAL, note TEXT, qu_id INTEGER, ingredient_group TEXT, variable_amount TEXT);
    CREATE TABLE products (id INTEGER PRIMARY KEY, name TEXT);
    CREATE TABLE quantity_units (id INTEGER PRIMARY KEY, name TEXT, name_plural TEXT);
    INSERT INTO recipes VALUES (1, 'Pizza', '<p>Knead.</p><p>Bake.</p>', 2, 'normal', '2024-02-03 10:00:00'), (2, 'a week', '', 1, 'mealplan-week', '');
    INSERT INTO products VALUES (1, 'flour'), (2, 'basil');
    INSERT INTO quantity_units VALUES (1, 'cup', 'cups');
    INSERT INTO recipes_pos VALUES (1, 1, 1, 2, 'sifted', 1, 'Dough', ''), (2, 1, 2, 0, '', 9, 'Top', '');`),
  );
  expect(found).toMatchObject({
    format: 'grocy',
    recipe: { name: 'Pizza', servings: 2, dateAdded: '2024-02-03' },
    lines: ['[Dough] 2 cups flour, sifted', '[Top] basil'],
    steps: ['Knead.', 'Bake.'],
  });
});

it('the database of Gourmet is read, but for what was deleted', async () => {
  const found = await read(
    database(`
    CREATE TABLE recipe (id INTEGER PRIMARY KEY, title TEXT, instructions TEXT, rating INTEGER, preptime INTEGER, servings FLOAT, deleted BOOL);
    CREATE TABLE ingredients (id INTEGER, unit TEXT, amount FLOAT, rangeamount FLOAT, item TEXT, inggroup TEXT, position INTEGER, deleted BOOL);
    CREATE TABLE categories (id INTEGER, category TEXT);
    CREATE TABLE shopcats (ingkey TEXT);
    INSERT INTO recipe VALUES (1, 'Rice', 'Boil.', 8, 1200, 4, 0), (2, 'Gone', '', 0, 0, 0, 1);
    INSERT INTO ingredients VALUES (1, 'cup', 1, 1.5, 'rice', '', 0, 0);
    INSERT INTO categories VALUES (1, 'Side');`),
  );
  expect(found).toMatchObject([
    {
      format: 'gourmet',
      recipe: { name: 'Rice', servings: 4, prepTime: { minutes: 20 }, rating: { value: 4 }, categories: ['Side'] },
    },
  ]);
  expect(lines(found[0]!.recipe)).toEqual(['1-1.5 cup rice']);
});

it('an archive of an archive is read, with the picture that lies beside', async () => {
  const picture = Buffer.from('89504e470d0a1a0a', 'hex');
  const bytes = await tarOf({
    'pie/recipe.json': JSON.stringify({
      '@type': 'Recipe',
      name: 'Pie',
      image: 'full.png',
      recipeIngredient: ['1 apple'],
      recipeInstructions: 'Bake.',
    }),
    'pie/full.png': picture,
  });
  const around = await tarOf({ 'backup/pies.tar.gz': gzipSync(bytes) });
  for (const archive of [bytes, gzipSync(bytes), around])
    expect((await readOne(archive, 'pies.tar.gz')).recipe).toMatchObject({ name: 'Pie', picture });
});

it('keeps pictures and files with their own recipes in every format', async () => {
  const picture = Buffer.from('89504e470d0a1a0a', 'hex');
  const content = { recipeIngredient: [{ note: '1 apple' }], recipeInstructions: [{ text: 'Bake.' }] };
  const schema = { '@type': 'Recipe', recipeIngredient: ['1 apple'], recipeInstructions: 'Bake.' };
  const markdown = (name: string) =>
    `# ${name}\n\n![](original.webp)\n\n## Ingredients\n- 1 apple\n- 1 egg\n- 1 pear\n`;
  const bundles: Record<string, Record<string, string | Uint8Array>> = {
    'JSON, a folder per recipe': {
      'r/with/with.json': JSON.stringify({ ...content, name: 'with', slug: 'with', image: 'x7Yz' }),
      'r/with/images/original.webp': picture,
      'r/with/assets/note.pdf': picture,
      'r/a/a.json': JSON.stringify({
        ...content,
        name: 'a',
        slug: 'a',
        assets: [{ name: 'note', fileName: 'note.pdf' }],
      }),
      'r/b/b.json': JSON.stringify({
        ...content,
        name: 'b',
        slug: 'b',
        image: '',
        assets: [{ name: 'x', fileName: '' }],
      }),
      'r/c/c.json': JSON.stringify({ ...content, name: 'c', slug: 'c', image: 'Ab12' }),
    },
    'JSON, one folder for all': {
      'with.json': JSON.stringify({ ...content, name: 'with', slug: 'with', image: 'with.webp' }),
      'a.json': JSON.stringify({ ...content, name: 'a', slug: 'a', image: null }),
      'images/with.webp': picture,
      'images/original.webp': picture,
      'any.webp': picture,
    },
    'JSON with several recipes': {
      'all.json': JSON.stringify(
        ['with', 'a'].map((name) => ({ ...content, name, slug: name, image: `${name}.webp` })),
      ),
      'images/with.webp': picture,
      'original.webp': picture,
    },
    'schema.org': {
      'with/recipe.json': JSON.stringify({ ...schema, name: 'with', image: 'full.jpg' }),
      'with/full.jpg': picture,
      'a/recipe.json': JSON.stringify({ ...schema, name: 'a', image: 'full.jpg' }),
      'b/recipe.json': JSON.stringify({ ...schema, name: 'b' }),
    },
    'schema.org with several recipes': {
      'all.json': JSON.stringify([
        { ...schema, name: 'with', image: 'with.jpg' },
        { ...schema, name: 'a' },
      ]),
      'with.jpg': picture,
      'full.jpg': picture,
    },
    Markdown: {
      'with/with.md': markdown('with'),
      'with/original.webp': picture,
      'a/a.md': markdown('a'),
    },
    'front matter': {
      'with.md': '---\ntitle: with\nimage: with.jpg\ningredients:\n- 1 apple\n---\nBake.',
      'a.md': '---\ntitle: a\ningredients:\n- 1 apple\n---\nBake.',
      'images/with.jpg': picture,
    },
  };
  for (const [bundle, files] of Object.entries(bundles)) {
    const recipes = (await read(await tarOf(files), 'recipes.tar')).map(({ recipe }) => recipe);
    expect({ bundle, pictures: recipes.filter((each) => each.picture).map(({ name }) => name) }).toEqual({
      bundle,
      pictures: ['with'],
    });
    expect(recipes.flatMap(({ assets }) => assets ?? [])).toEqual([]);
    expect(recipes.length).toBe(
      Object.keys(files).filter((path) => /json|md$/.test(path)).length + Number(/several/.test(bundle)),
    );
  }
});

it('a packed file that grows without end is refused, and leaves nothing', async () => {
  await expect(read(gzipSync(Buffer.alloc(40_000_000)), 'pies.tgz')).rejects.toThrow('migrations.tooLarge');
});

it('tables of links have tags and categories', async () => {
  const { recipe } = await readOne('links,tags,categories\nhttps://example.com/a,bbq|smoking,mains\n', 'list.tsv');
  expect(recipe).toMatchObject({
    isLink: true,
    url: 'https://example.com/a',
    keywords: ['bbq', 'smoking'],
    categories: ['mains'],
  });
});
