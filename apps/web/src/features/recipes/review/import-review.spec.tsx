import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { ImportReview } from './import-review.tsx';
import type { OpenReview } from './use-import-review.ts';
import { fixture } from '../../../testing/fixture.ts';

const recipe = fixture<Recipe>({
  id: 'r1',
  slug: 'pie',
  userId: 'u1',
  image: null,
  recipeYield: '4',
  totalTime: null,
  performTime: '20 min',
  prepTime: null,
  recipeIngredient: [{ referenceId: 'a' }],
  recipeInstructions: [{ id: 's' }, { id: 't' }],
  settings: {},
});

const review: OpenReview = {
  isOpen: true,
  sources: ['structured', 'text'],
  sameSource: [],
  unplaced: [],
  doubts: { parts: new Map([['performTime', 'text']]), lines: new Map([['a', '1 glug']]) },
};

const show = async (changes: Partial<OpenReview> = {}) => {
  const server = fakeServer({ 'GET /users/self': { id: 'u1' }, 'DELETE /recipes/r1/review': {} });
  await renderScreen(<ImportReview recipe={recipe} review={{ ...review, ...changes }} />, server);
  await screen.findByRole('region', { name: 'Import review' });
  return server;
};

describe('the review of an import', () => {
  it('says what the page lacks, and leads to what is doubtful in the editor', async () => {
    await show();
    expect(screen.queryByText(/Not found on the page/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getByText(/1 ingredient, 2 steps/)).toBeTruthy();
    expect(screen.getByText(/the recipe data on the page and the text of the page/)).toBeTruthy();
    expect(screen.getByText(/Not found on the page: a picture\./)).toBeTruthy();
    const time = screen.getByRole('link', { name: 'Cooking time' });
    expect(time.getAttribute('href')).toMatch(/edit=true.*#edit-performTime$/);
    expect(screen.getByRole('link', { name: '1 ingredient line' }).getAttribute('href')).toMatch(/#line-a$/);
  });

  it('asks nothing where all was read for sure', async () => {
    await show({ doubts: { parts: new Map(), lines: new Map() } });
    expect(screen.queryByText(/Please check/)).toBeNull();
  });

  it('ends when somebody says that all is right', async () => {
    const server = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Looks right' }));
    await waitFor(() => expect(server.asked).toContain('DELETE /recipes/r1/review'));
  });
});
