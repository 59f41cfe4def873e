import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';
import { changesOf, draftOf, emptyLine, emptyStep, type RecipeDraft } from './draft.ts';
import { draftFromJson, jsonOf } from './draft-json.ts';
import { fixture } from '../../../../testing/fixture.ts';

const recipe = fixture<Recipe>({
  id: 'r',
  slug: 'pie',
  name: 'Pie',
  description: 'Good',
  descriptionHtml: '<p>Good</p>',
  recipeYield: '4',
  prepTime: null,
  performTime: null,
  totalTime: null,
  orgURL: null,
  recipeIngredient: [
    {
      ...emptyLine(),
      quantity: 2,
      unit: { id: 'u', name: 'cup' },
      food: { id: 'f', name: 'flour' },
      display: '2 cups',
    },
  ],
  recipeInstructions: [{ ...emptyStep('Bake.'), summary: '' }],
  notes: [{ title: 'Tip', text: 'Hot.' }],
  recipeCategory: [{ id: 'c1', groupId: 'g', name: 'Cakes', slug: 'cakes' }],
  tags: [],
  tools: [],
  nutrition: {},
  settings: { public: true },
  extras: { source: 'grandma' },
});

const draft = draftOf(recipe);
const lines = (...recipeIngredient: RecipeDraft['recipeIngredient']) =>
  changesOf({ recipeIngredient }).recipeIngredient;

describe('the draft of a recipe', () => {
  it('has no more than people can change', () => {
    expect(draft).not.toHaveProperty('slug');
    expect(JSON.stringify(draft)).not.toMatch(/html|display|summary/);
  });
});

describe('what is sent of a draft', () => {
  it('leaves out rows that stayed empty', () => {
    const rows = {
      recipeIngredient: [...draft.recipeIngredient, emptyLine()],
      recipeInstructions: [...draft.recipeInstructions, emptyStep()],
      notes: [...draft.notes, { title: ' ', text: '' }],
    };
    const { recipeIngredient, recipeInstructions, notes } = changesOf(rows);
    expect([recipeIngredient, recipeInstructions, notes].map((list) => list?.length)).toEqual([1, 1, 1]);
  });

  it('are the changed fields alone', () => {
    expect(JSON.parse(JSON.stringify(changesOf({ name: 'Tart' })))).toEqual({ name: 'Tart' });
  });

  it('reads amounts as they were typed', () => {
    const [half, range] = lines(
      { ...emptyLine(), amount: '1/2', food: { name: 'milk' } },
      { ...emptyLine(), amount: '1 1/2 - 2', food: { name: 'milk' } },
    )!;
    expect(half).toMatchObject({ quantity: 0.5, quantityMax: null });
    expect(range).toMatchObject({ quantity: 1.5, quantityMax: 2 });
    expect(half).not.toHaveProperty('amount');
  });

  it('keeps words that were typed as an amount and that nobody has read', () => {
    expect(lines({ ...emptyLine(), amount: '3 ripe bananas', note: 'mashed' })).toMatchObject([
      { quantity: null, quantityMax: null, note: '3 ripe bananas, mashed' },
    ]);
  });

  it('says all that is known of something new, and of what the group has only which it is', () => {
    const gram = { id: null, name: 'gram', abbreviation: 'g', useAbbreviation: true, fraction: false };
    const [line] = lines({ ...draft.recipeIngredient[0]!, unit: gram })!;
    expect(line).toMatchObject({ unit: gram, food: { name: 'flour' } });
    const { recipeCategory, tags } = changesOf({ ...draft, tags: [{ name: 'new one' }] });
    expect(recipeCategory).toEqual([{ id: 'c1', name: 'Cakes' }]);
    expect(tags).toEqual([{ name: 'new one' }]);
  });
});

describe('a draft as JSON', () => {
  it('comes back as it was', () => {
    const back = draftFromJson(jsonOf(draft), draft);
    expect(changesOf(back)).toEqual(changesOf(draft));
  });

  it('keeps what the JSON leaves out, and what cannot be', () => {
    const changed = draftFromJson('{"name": "Tart", "tags": "no list", "description": null, "extras": 4}', draft);
    expect(changed).toEqual({ ...draft, name: 'Tart' });
  });

  it('takes rows that say only what they need to', () => {
    const { recipeIngredient, recipeInstructions, tags } = draftFromJson(
      '{"recipeIngredient": [{"quantity": 2, "food": "eggs", "note": 7}, 5], "recipeInstructions": [{"text": "Fry."}], "tags": ["Quick"]}',
      draft,
    );
    expect(recipeIngredient).toMatchObject([{ quantity: 2, quantityMax: null, food: { name: 'eggs' }, note: '' }]);
    expect(recipeInstructions).toMatchObject([{ text: 'Fry.', title: '', ingredientReferences: [] }]);
    expect(tags).toEqual([{ name: 'Quick' }]);
  });

  it('refuses what is not an object', () => {
    expect(() => draftFromJson('[1]', draft)).toThrow(SyntaxError);
    expect(() => draftFromJson('{', draft)).toThrow(SyntaxError);
  });
});
