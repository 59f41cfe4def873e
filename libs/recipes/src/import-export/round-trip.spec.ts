import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { pack } from 'tar-stream';
import { pick } from '#contract/objects';
import { type PlainRecipeField, plainRecipeFields, RECIPE, recipeFields } from '#contract/recipe-fields';
import { type ExportedRecipe, type ExportFormat, type ImportedRecipe, readFiles, WRITERS } from '#recipe-files';
import { changesFromFile } from './recipe-from-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'round-trip-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a recipe that was written. */
function back(recipe: ExportedRecipe, format: ExportFormat): Promise<ImportedRecipe> {
  const writer = WRITERS.get(format)!;
  return recipeIn(writer.write(recipe), `recipe.${writer.extension}`);
}

async function recipeIn(content: string | Uint8Array, name: string): Promise<ImportedRecipe> {
  const path = join(folder, 'upload');
  writeFileSync(path, content);
  const found: ImportedRecipe[] = [];
  for await (const item of readFiles(path, name)) {
    if (item.kind === 'recipe') found.push(item.recipe);
    else if (!item.path.includes('/assets/')) throw new Error(`The file is ${item.kind}`);
  }
  expect(found).toHaveLength(1);
  return found[0]!;
}

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 3 });
const anyText = fc
  .array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 4 })
  .chain((parts) => fc.constantFrom(' ', '\n', '\n\n').map((between) => parts.join(between)));
const visible = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => `A${text}z`);
const nameOfGroup = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => /[\p{L}\p{N}\p{S}]/u.test(text));
const named = (name: fc.Arbitrary<string>, maxLength = 4) =>
  fc
    .uniqueArray(name, { maxLength, selector: (one) => one.toLowerCase() })
    .map((names) => names.map((one) => ({ name: one })));
const quantity = fc.integer({ min: 0, max: 40_000 }).map((thousandths) => thousandths / 1000);
const date = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
const day = date.map((at) => at.toISOString().slice(0, 10));

const NUTRIENTS = [
  'calories',
  'fatContent',
  'proteinContent',
  'carbohydrateContent',
  'fiberContent',
  'sugarContent',
  'sodiumContent',
];

const anyLine = fc
  .record({
    title: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, visible),
    note: anyText,
    quantity: orNull(quantity),
    above: orNull(quantity),
    unit: orNull(
      fc.record({
        name: visible,
        pluralName: orNull(visible),
        abbreviation: anyText.map((text) => text.slice(0, 20).trim()),
        useAbbreviation: fc.boolean(),
        fraction: fc.boolean(),
      }),
    ),
    food: orNull(fc.record({ name: visible, pluralName: orNull(visible) })),
    words: orNull(
      fc.record({ line: orNull(anyText), amount: orNull(anyText), unit: orNull(anyText), food: orNull(anyText) }),
    ),
    originalText: orNull(visible),
    referenceId: fc.uuid(),
  })
  .map(({ above, ...line }) => ({
    ...line,
    quantityMax: above && line.quantity !== null ? line.quantity + above : null,
    display: [line.quantity, line.unit?.name, line.food?.name, line.note].filter(Boolean).join(' '),
  }));

/** Any value of each text or number that the contract has for a recipe. */
const anyPlain = (field: PlainRecipeField): fc.Arbitrary<unknown> => {
  const { kind, isNullable } = RECIPE[field];
  const value = { text: visible, number: fc.integer({ min: 0, max: 200 }), boolean: fc.boolean() }[kind];
  return isNullable ? orNull<unknown>(value) : value;
};
const plainFields = Object.fromEntries(plainRecipeFields.map((field) => [field, anyPlain(field)])) as {
  [K in PlainRecipeField]: fc.Arbitrary<ExportedRecipe[K]>;
};

const anyRecipe: fc.Arbitrary<ExportedRecipe> = fc.record({
  id: fc.uuid(),
  slug: fc.constant('recipe'),
  ...plainFields,
  description: anyText,
  totalTimeMinutes: fc.constant(null),
  prepTimeMinutes: fc.constant(null),
  performTimeMinutes: fc.constant(null),
  recipeCategory: named(nameOfGroup),
  tags: named(nameOfGroup, 30),
  tools: named(nameOfGroup),
  rating: orNull(fc.integer({ min: 1, max: 10 }).map((halves) => halves / 2)),
  orgURL: orNull(fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), visible)),
  dateAdded: day,
  dateUpdated: date,
  lastMade: orNull(date.map((at) => at.toISOString())),
  image: fc.constant(null),
  recipeIngredient: fc.array(anyLine, { maxLength: 6 }),
  recipeInstructions: fc.array(
    fc.record({
      title: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, visible),
      text: anyText,
      ingredientReferences: fc.array(fc.record({ referenceId: fc.uuid() }), { maxLength: 2 }),
      facts: fc.option(fc.record({ handsMinutes: fc.nat(999), lastMoment: fc.boolean() })),
    }),
    { maxLength: 5 },
  ),
  notes: fc.array(fc.record({ title: fc.oneof(fc.constant(''), visible), text: anyText }), { maxLength: 3 }),
  nutrition: fc.record(Object.fromEntries(NUTRIENTS.map((name) => [name, orNull(visible)]))),
  settings: fc.record({
    public: fc.boolean(),
    showNutrition: fc.boolean(),
    showAssets: fc.boolean(),
    landscapeView: fc.boolean(),
    disableComments: fc.boolean(),
    disableAmount: fc.boolean(),
  }),
  extras: fc.dictionary(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((key) => key !== '__proto__'),
    anyText,
  ),
  assets: fc.constant([]),
});

const facts = (nutrition: object) => Object.fromEntries(Object.entries(nutrition).filter(([, value]) => value));

describe('JSON', () => {
  it('keeps all fields; those of the copy itself, such as its id, and comments are its own', () =>
    fc.assert(
      fc.asyncProperty(anyRecipe, async (recipe) => {
        const filed = await back(recipe, 'json');
        const copy = changesFromFile(JSON.parse(JSON.stringify(filed)) as ImportedRecipe, { locale: 'en-US' });
        const { lastMade: made, nutrition, ...changes } = copy;
        const { nutrition: _, ...content } = pick(recipe, recipeFields);
        expect(changes).toEqual({
          ...content,
          recipeIngredient: recipe.recipeIngredient.map(({ display, ...line }) => line),
        });
        expect(facts(nutrition!)).toEqual(facts(recipe.nutrition));
        const { lastMade, dateAdded, rating } = recipe;
        expect([made ?? null, filed.dateAdded, filed.rating?.value ?? null]).toEqual([lastMade, dateAdded, rating]);
      }),
    ));
});

it('a line that stands for another recipe names it where that recipe is not', async () => {
  const [recipe] = fc.sample(anyRecipe, 1);
  const [line] = fc.sample(anyLine, 1);
  const dough = { name: 'Pizza dough', slug: 'pizza-dough' };
  const own = { ...line!, food: null, note: 'in two parts', referencedRecipe: dough };
  const { native: read } = await back({ ...recipe!, recipeIngredient: [own] }, 'json');
  expect(read.recipeIngredient![0]).toMatchObject({ note: 'Pizza dough in two parts', quantity: own.quantity });
});

const STEP = { title: '', text: 'Bake it.', ingredientReferences: [], facts: null };

it('a line that stands for another recipe says so in each format, and reads as it did', async () => {
  const [recipe] = fc.sample(anyRecipe, 1);
  const [line] = fc.sample(anyLine, 1);
  const dough = { name: 'Pizza dough [thin]', slug: 'pizza-dough-thin' };
  const plain = { ...line!, title: '', unit: null, quantity: 2, quantityMax: null, note: '' };
  const recipeIngredient = [
    { ...plain, food: { name: 'flour' }, display: '2 flour' },
    { ...plain, food: { name: 'dough' }, referencedRecipe: dough, display: '2 dough' },
  ];
  const written = { ...recipe!, recipeIngredient, recipeInstructions: [STEP], notes: [], description: '' };
  for (const format of ['json', 'markdown', 'cooklang'] as const) {
    const { subRecipes, ingredients } = await back(written, format);
    expect([format, ingredients.map(({ text }) => text)]).toEqual([format, ['2 flour', '2 dough']]);
    expect(subRecipes).toHaveLength(1);
    expect(subRecipes[0]).toMatchObject({ line: 1, name: expect.stringMatching(/^Pizza dough .?thin.?$/) });
  }
});

it.each([...WRITERS.keys()])('%s has the files of an archive, and texts show them', async (format) => {
  const [recipe] = fc.sample(plainRecipe, 1);
  const [fileName, content] = ['0f9c2b7e.txt', Buffer.from('500 g')];
  const text = `See [the list](/api/media/recipes/${recipe!.id}/assets/${fileName}).`;
  const assets = [{ name: 'Shopping list (all)', icon: 'file', fileName }];
  const writer = WRITERS.get(format)!;
  const archive = pack();
  const written = { ...recipe!, recipeInstructions: [{ ...STEP, text }], assets };
  archive.entry({ name: `recipes/pie/pie.${writer.extension}` }, writer.write(written));
  archive.entry({ name: `recipes/pie/assets/${fileName}` }, content);
  archive.finalize();
  const read = await recipeIn(await buffer(archive), 'recipes.tar');
  expect(read.assets).toMatchObject([{ name: 'Shopping list (all)', fileName, bytes: content }]);
  expect((read.native.recipeInstructions ?? read.instructions)[0]!.text).toBe(text);
});

/** Words as people write them; two spaces, marks of lists and tags of HTML mean something to these formats. */
const WORDS =
  'flour sugar Eier œufs الدقيق mix gently for 10 minutes until golden, 180°C & more (fine) “so” 1/2 pan pan lid #1 a@b.c'.split(
    ' ',
  );
const phrase = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 })
  .map((words) => words.join(' '))
  .filter((text) => /\p{L}/u.test(text));
/** Some sites have a whole list twice, which is read once. */
const isTwice = (texts: string[]) =>
  texts.length % 2 === 0 && texts.slice(0, texts.length / 2).every((text, at) => text === texts[at + texts.length / 2]);
const title = fc.constantFrom('', '', '', 'Dough', 'Für die Soße', 'عجين');
const food = fc.constantFrom('flour', 'brown sugar', 'crème fraîche', 'دقيق', 'egg');
const readable = fc
  .record({
    quantity: orNull(fc.constantFrom(1, 2, 1.5, 250)),
    unit: orNull(fc.constantFrom('cup', 'g', 'EL').map((name) => ({ name }))),
    food,
    note: fc.constantFrom('', '', 'sifted', 'at room temperature'),
    title,
  })
  .map(({ food: name, ...line }) => ({
    ...line,
    unit: line.quantity === null ? null : line.unit,
    quantityMax: null,
    food: { name },
    words: null,
    originalText: null,
    referenceId: '',
    display:
      [line.quantity, line.quantity !== null && line.unit?.name, name].filter(Boolean).join(' ') +
      (line.note && `, ${line.note}`),
  }));
const label = fc.constantFrom('flour', 'Für Gäste', 'دقيق', 'Bread, sweet', '8" pies; small', '"Best"');
/** Some of them are in the words of steps, and begin one another. */
const tool = fc.constantFrom('pan', 'pan lid', 'Backofen', 'whisk', 'Springform (26 cm)', 'bowl, large', 'golden');
const minutes = orNull(fc.integer({ min: 1, max: 600 }));
const inWords = (count: number | null) => (count === null ? null : `${count} minutes`);

const plainRecipe: fc.Arbitrary<ExportedRecipe> = fc
  .record({
    base: anyRecipe,
    name: phrase,
    description: fc.oneof(fc.constant(''), phrase),
    recipeYield: orNull(fc.constantFrom('4 servings', '2 loaves', '12')),
    ...{ total: minutes, prep: minutes, perform: minutes },
    ...{ recipeCategory: named(label), tags: named(label), tools: named(tool) },
    orgURL: orNull(fc.constantFrom('https://example.com/pie?id=3', 'http://example.org/küche')),
    recipeIngredient: fc
      .array(readable, { minLength: 3, maxLength: 8 })
      .filter((list) => !isTwice(list.map(({ display }) => display))),
    recipeInstructions: fc
      .array(
        fc.record({
          title,
          text: phrase,
          ingredientReferences: fc.constant<{ referenceId: string }[]>([]),
          facts: fc.constant(null),
        }),
        {
          minLength: 1,
          maxLength: 6,
        },
      )
      .filter((list) => !isTwice(list.map(({ text }) => text))),
    notes: fc.array(fc.record({ title: fc.constantFrom('', 'Tip'), text: phrase }), { maxLength: 3 }),
    nutrition: fc.record(
      Object.fromEntries(NUTRIENTS.map((name) => [name, orNull(fc.constantFrom('320', '1.5', '0.25'))])),
    ),
  })
  .map(({ base, total, prep, perform, ...recipe }) => ({
    ...base,
    ...recipe,
    ...{ totalTimeMinutes: total, prepTimeMinutes: prep, performTimeMinutes: perform },
    ...{ totalTime: inWords(total), prepTime: inWords(prep), performTime: inWords(perform) },
  }));

const names = (list: { name: string }[]) => list.map(({ name }) => name);
const lines = (list: { title?: string; text: string }[]) =>
  list.map(({ title: heading = '', text }) => [heading, text.trim()]);
const linesOf = (recipe: ExportedRecipe) =>
  lines(recipe.recipeIngredient.map(({ title: heading, display }) => ({ title: heading, text: display })));
const minutesOf = ({ prepTime, performTime, totalTime }: ImportedRecipe) =>
  [prepTime, performTime, totalTime].map((time) => time?.minutes ?? null);
/** A number of servings is the yield where there is none. */
const yieldOf = ({ recipeYield, recipeServings }: ExportedRecipe) =>
  recipeYield ?? (recipeServings ? String(recipeServings) : '');

const carried = (copy: ImportedRecipe) => ({
  name: copy.name,
  description: copy.description,
  recipeYield: copy.recipeYield,
  tools: copy.tools.toSorted(),
  rating: copy.rating?.value ?? null,
  nutrition: copy.nutrition,
  dateAdded: copy.dateAdded,
  minutes: minutesOf(copy),
  categories: copy.categories,
  tags: copy.keywords,
  orgURL: copy.url || null,
  lines: lines(copy.ingredients),
  steps: lines(copy.instructions),
});
const expected = (recipe: ExportedRecipe): ReturnType<typeof carried> => ({
  name: recipe.name,
  description: recipe.description,
  recipeYield: yieldOf(recipe),
  tools: names(recipe.tools).sort(),
  rating: recipe.rating,
  nutrition: facts(recipe.nutrition),
  dateAdded: recipe.dateAdded,
  minutes: [recipe.prepTimeMinutes, recipe.performTimeMinutes, recipe.totalTimeMinutes],
  categories: names(recipe.recipeCategory),
  tags: names(recipe.tags),
  orgURL: recipe.orgURL,
  lines: linesOf(recipe),
  steps: lines(recipe.recipeInstructions),
});

/** Both texts have more than schema.org has words for. */
const inText = (copy: ImportedRecipe) => ({ ...carried(copy), servings: copy.servings, lastMade: copy.lastMade });
const expectedInText = (recipe: ExportedRecipe, copy: ImportedRecipe) => ({
  ...expected(recipe),
  // missing servings are taken from the yield, as in any file
  servings: recipe.recipeServings || copy.servings,
  lastMade: recipe.lastMade,
});

const ALL_OF_THEM =
  'name, description, yield, times, categories, tags, tools, rating, nutrition, address, the day it was added, ingredients, steps and notes with their headings';

describe('schema.org', () => {
  it(`keeps ${ALL_OF_THEM}`, () =>
    fc.assert(
      fc.asyncProperty(plainRecipe, async (recipe) => {
        const copy = await back(recipe, 'schema');
        expect(carried(copy)).toEqual(expected(recipe));
        expect(lines(copy.notes)).toEqual(lines(recipe.notes));
      }),
    ));
});

const paragraphs = fc.array(phrase, { minLength: 1, maxLength: 3 });

describe('Markdown', () => {
  it(`keeps ${ALL_OF_THEM}, servings beside a yield, and when it was last made`, () =>
    fc.assert(
      fc.asyncProperty(plainRecipe, async (recipe) => {
        const copy = await back(recipe, 'markdown');
        expect(inText(copy)).toEqual(expectedInText(recipe, copy));
        expect(lines(copy.notes)).toEqual(lines(recipe.notes));
      }),
    ));

  it('keeps the lines and paragraphs of a step, and long steps apart', () =>
    fc.assert(
      fc.asyncProperty(plainRecipe, fc.array(paragraphs, { minLength: 2, maxLength: 6 }), async (recipe, texts) => {
        const recipeInstructions = texts.flatMap((parts, at) => [
          { ...STEP, text: `${at} ${parts.join('\n')}` },
          { ...STEP, text: `${at} ${parts.join('\n\n')}` },
          { ...STEP, text: `${at} ${'knead it well and '.repeat(4)}` },
        ]);
        const copy = await back({ ...recipe, recipeInstructions }, 'markdown');
        expect(lines(copy.instructions)).toEqual(lines(recipeInstructions));
      }),
    ));
});

describe('Cooklang', () => {
  it(`keeps ${ALL_OF_THEM}, servings beside a yield, and when it was last made`, () =>
    fc.assert(
      fc.asyncProperty(plainRecipe, async (recipe) => {
        const copy = await back(recipe, 'cooklang');
        expect(inText(copy)).toEqual(expectedInText(recipe, copy));
        expect(lines(copy.notes)).toEqual(lines(recipe.notes));
      }),
    ));

  it('marks a tool where a step first names it, and lists the others', async () => {
    const [recipe] = fc.sample(plainRecipe, 1);
    const tools = ['pan', 'pan lid', 'whisk'].map((name) => ({ name }));
    const texts = ['Put the pan lid on the pan.', 'Clean the pan.', 'Pan (24 cm)'];
    const recipeInstructions = texts.map((text) => ({ ...STEP, text }));
    const text = WRITERS.get('cooklang')!.write({ ...recipe!, tools, recipeInstructions, notes: [] });
    expect(text).toContain('\n\nPut the #pan lid{} on the #pan{}.\n\nClean the pan.\n\nPan (24 cm)\n');
    expect(text).toContain('\ntools:\n  - whisk\n');
  });
});
