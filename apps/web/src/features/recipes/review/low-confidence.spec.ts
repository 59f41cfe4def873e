import type { Line, RecipeDraft } from '../editor/draft/draft.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { correctedBy, lowConfidenceOf, sourcesOf, withoutFields, type ImportReview } from './low-confidence.ts';
import { fixture } from '../../../testing/fixture.ts';

const recipe = fixture<Recipe>({
  name: 'Soup',
  description: 'Green.',
  image: 'x',
  recipeYield: '4 servings',
  prepTime: null,
  performTime: '20 minutes',
  totalTime: null,
  recipeIngredient: [{ referenceId: 'a' }, { referenceId: 'b' }],
  recipeInstructions: [{ id: 's' }],
  recipeCategory: [],
  tags: [],
  tools: [],
  settings: {},
});

const field = (name: string, source: string, confidence: number) => ({ field: name, source, path: '', confidence });
const line = (referenceId: string, confidence: number) => ({
  referenceId,
  confidence,
  originalText: `line ${referenceId}`,
});

const review: ImportReview = {
  fields: [
    field('name', 'json-ld', 0.95),
    field('cookTime', 'page', 0.75),
    field('servings', 'microdata', 0.9),
    field('keywords', 'open-graph', 0.6),
    field('url', 'open-graph', 0.6),
    field('instructions', 'page', 0.7),
  ],
  lines: [line('a', 0.98), line('b', 0.95), line('gone', 0.1)],
  sameSource: [],
  unplaced: [],
};

describe('what is in doubt after an import', () => {
  it('is what the reader was less than 0.8 sure of, for lines 0.96, as far as the recipe has it and people can correct it', () => {
    const { parts, lines } = lowConfidenceOf(review, recipe);
    expect([...parts]).toEqual([
      ['performTime', 'text'],
      ['recipeInstructions', 'text'],
    ]);
    expect([...lines]).toEqual([['b', 'line b']]);
  });

  it('ends with its correction', () => {
    const { parts, lines } = withoutFields(lowConfidenceOf(review, recipe), ['recipeInstructions', 'b']);
    expect([...parts.keys()]).toEqual(['performTime']);
    expect(lines.size).toBe(0);
    expect(withoutFields(lowConfidenceOf(review, recipe), ['performTime', 'recipeInstructions', 'b'])).toEqual({
      parts: new Map(),
      lines: new Map(),
    });
  });

  it('names the sources by how much was read from them', () => {
    expect(sourcesOf(review, recipe)).toEqual(['structured', 'text']);
  });
});

describe('what a draft corrects', () => {
  const line = (referenceId: string, food: string) => ({ referenceId, food: { name: food } }) as Line;
  const before = { recipeIngredient: [line('a', 'leek'), line('b', 'salt')] } as RecipeDraft;
  const corrected = (changes: Partial<RecipeDraft>) => correctedBy(changes, before);

  it('are its fields and its ingredients one by one', () => {
    expect(corrected({})).toEqual([]);
    expect(corrected({ name: 'Leek soup' })).toEqual(['name']);
    expect(corrected({ recipeIngredient: [line('a', 'leeks'), line('b', 'salt')] })).toEqual(['a']);
    expect(corrected({ recipeIngredient: [line('b', 'salt')] })).toEqual(['recipeIngredient']);
  });
});
