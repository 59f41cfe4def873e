import { emptyIngredient, emptyStep, type RecipeDraft } from './draft.ts';
import { draftFromJson, jsonOf } from './json-draft.ts';
import { toChanges } from './to-changes.ts';

const draft: RecipeDraft = {
  name: 'Pie',
  description: 'Good',
  recipeYield: '4',
  prepTime: '',
  performTime: '',
  totalTime: '',
  orgURL: '',
  ingredients: [
    { ...emptyIngredient(), title: 'Dough', quantity: '1/2', unit: 'cup', food: 'flour' },
    { ...emptyIngredient(), quantity: '1 1/2 - 2', food: 'milk' },
    emptyIngredient(),
  ],
  steps: [emptyStep('Bake.'), emptyStep()],
  notes: [{ id: 'n', title: '', text: '' }],
  categories: [{ id: 'c1', name: 'Cakes' }],
  tags: [{ name: 'new one' }],
  tools: [],
  nutrition: {},
  settings: { public: true },
  extras: [{ id: 'x', key: 'source', value: 'grandma' }],
};

describe('a draft as it is saved', () => {
  it('leaves out rows that stayed empty', () => {
    const changes = toChanges(draft);
    expect(changes.recipeIngredient).toHaveLength(2);
    expect(changes.recipeInstructions).toHaveLength(1);
    expect(changes.notes).toEqual([]);
  });

  it('reads amounts and names new units, foods and tags', () => {
    const { recipeIngredient, tags, recipeCategory, extras } = toChanges(draft);
    expect(recipeIngredient?.[0]).toMatchObject({
      title: 'Dough',
      quantity: 0.5,
      quantityMax: null,
      unit: { name: 'cup' },
      food: { name: 'flour' },
    });
    expect(recipeIngredient?.[1]).toMatchObject({ quantity: 1.5, quantityMax: 2 });
    expect(tags).toEqual([{ name: 'new one' }]);
    expect(recipeCategory).toEqual([{ id: 'c1' }]);
    expect(extras).toEqual({ source: 'grandma' });
  });
});

it('keeps words that were typed as an amount and that nobody has read', () => {
  const line = { ...emptyIngredient(), quantity: '3 ripe bananas', note: 'mashed' };
  const { recipeIngredient } = toChanges({ ...draft, ingredients: [line] });
  expect(recipeIngredient).toMatchObject([{ quantity: null, quantityMax: null, note: '3 ripe bananas, mashed' }]);
});

it('tells the server all that is known of a new unit, until another one is written', () => {
  const newUnit = { id: null, name: 'gram', abbreviation: 'g', useAbbreviation: true, fraction: false };
  const line = { ...emptyIngredient(), quantity: '250', unit: 'gram', newUnit, food: 'flour' };
  const { recipeIngredient } = toChanges({ ...draft, ingredients: [line, { ...line, unit: 'pinch' }] });
  expect(recipeIngredient?.map(({ unit }) => unit)).toEqual([newUnit, { name: 'pinch' }]);
});

describe('a draft as JSON', () => {
  it('comes back as it was', () => {
    const back = draftFromJson(jsonOf(draft), draft);
    expect(toChanges(back)).toEqual(toChanges(draft));
  });

  it('keeps what the JSON leaves out', () => {
    const changed = draftFromJson('{"name": "Tart"}', draft);
    expect(changed).toMatchObject({ name: 'Tart', description: 'Good', steps: draft.steps });
  });

  it('refuses what is not an object', () => {
    expect(() => draftFromJson('[1]', draft)).toThrow(SyntaxError);
    expect(() => draftFromJson('{', draft)).toThrow(SyntaxError);
  });
});
