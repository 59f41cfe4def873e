import { pageCost, type Visit } from './pages.ts';
import { type Person, sender, type Server } from './running-product.ts';

/** Measures the public pages of a recipe for a visitor without a cookie; makes the group public. */
export async function visitedCost(server: Server, person: Person, effort: Omit<Visit, 'cookie'>) {
  const send = sender(server, person);
  await send('PUT', '/groups/preferences', { privateGroup: false });
  const settings = { public: true };
  const { id: recipeId } = await send<{ id: string }>('PATCH', '/recipes/recipe-7', { settings });
  const { slug } = await send<{ slug: string }>('GET', '/groups/self');
  const { id } = await send<{ id: string }>('POST', '/shared/recipes', { recipeId });
  const page = { ...effort, cookie: '' };
  const explored = `/explore/recipes/${slug}/recipe-7`;
  return {
    explored: await pageCost(server, explored, page),
    anew: await pageCost(server, explored, { ...page, anew: true }),
    shared: await pageCost(server, `/shared/recipes/${id}`, page),
  };
}
