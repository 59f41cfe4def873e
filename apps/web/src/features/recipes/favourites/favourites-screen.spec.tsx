import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { FavouritesScreen } from './favourites-screen.tsx';

const recipe = (number: number) => ({
  ...{ id: `r${number}`, slug: `soup-${number}`, name: `Soup ${number}`, description: '', image: null, rating: null },
  ...{ totalTime: null, performTime: null, prepTime: null },
});
const slugs = Array.from({ length: 30 }, (_, index) => `soup-${index + 1}`);

function setUp(viewer: string) {
  const queries: URLSearchParams[] = [];
  let favorites = slugs;
  const server = fakeServer({
    'GET /users/self': () => ({ id: viewer, favoriteRecipes: viewer === 'ada' ? favorites : [] }),
    'GET /groups/members/ada': { id: 'ada', username: 'ada', fullName: 'Ada' },
    'DELETE /users/ada/favorites/soup-2': () => {
      favorites = slugs.filter((slug) => slug !== 'soup-2');
      return { message: 'Removed' };
    },
    'GET /recipes': (request: Request) => {
      const query = new URL(request.url).searchParams;
      queries.push(query);
      const items = favorites.slice(0, 24).map((slug) => recipe(Number(slug.slice(5))));
      return { items, page: 1, per_page: 24, total: favorites.length, total_pages: 2, next: null, previous: null };
    },
  });
  return { server, queries };
}

describe('favorites', () => {
  beforeAll(() => {
    const style = document.createElement('style');
    // the grid computes its rows from these lengths
    style.textContent = '* { font-size: 16px; --card: 10rem; --gap: 1rem; --card-text: 5rem; --card-row: 4rem }';
    document.head.append(style);
  });

  it('are asked for page by page and counted whole', async () => {
    const { server, queries } = setUp('bo');
    await renderScreen(<FavouritesScreen userId="ada" />, server);
    expect(await screen.findByText('30 recipes')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Ada');
    expect(Object.fromEntries(queries[0] ?? [])).toMatchObject({ favoriteOf: 'ada', perPage: '24', orderBy: 'name' });
    expect(screen.getAllByRole('article')[0]?.closest('li')?.getAttribute('aria-setsize')).toBe('30');
  });

  it('lose what is removed at once, in the count, too', async () => {
    const { server } = setUp('ada');
    await renderScreen(<FavouritesScreen userId="ada" />, server);
    await userEvent.click(await screen.findByRole('button', { name: /: Soup 2$/, pressed: true }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Soup 2' })).toBeNull());
    expect(screen.getByText('29 recipes')).toBeTruthy();
  });
});
