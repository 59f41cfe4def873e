import { screen } from '@testing-library/react';
import type { ShoppingList } from '../shopping-queries.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ListRecipes } from './list-recipes.tsx';

const recipes = Array.from({ length: 30 }, (_, index) => ({
  ...{ id: `on-list-${index}`, shoppingListId: 'l1', recipeId: `r${index}`, recipeQuantity: 1 },
  recipe: { id: `r${index}`, slug: `soup-${index}`, name: `Soup ${index}` },
})) as ShoppingList['recipeReferences'];

it('lists all recipes of a long list, although only the first come with the page', async () => {
  await renderScreen(<ListRecipes listId="l1" recipes={recipes} />, fakeServer({}));
  expect(await screen.findByRole('link', { name: 'Soup 29' })).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(30);
});
