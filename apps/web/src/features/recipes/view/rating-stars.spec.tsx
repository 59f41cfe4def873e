import { screen } from '@testing-library/react';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { RatingStars } from './rating-stars.tsx';

it('marks only the star of the rating as pressed', async () => {
  const recipe = { id: 'soup', slug: 'soup', rating: 4 } as Recipe;
  await renderScreen(<RatingStars recipe={recipe} />, fakeServer({ 'GET /users/self': { id: 'ada' } }));
  const stars = await screen.findAllByRole('button');
  expect(stars.map((star) => star.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'false', 'true', 'false']);
});
