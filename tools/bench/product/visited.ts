import { pageCost } from './pages.ts';
import type { Person, Server } from './running-product.ts';

/** What the pages of a recipe cost for somebody without a cookie; the group shows them to everybody from now on. */
export async function visitedCost(server: Server, { token }: Person, requests: number) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${server.origin}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return (await answer.json()) as T;
  };
  await send('PUT', '/groups/preferences', { privateGroup: false });
  const settings = { public: true };
  const { id: recipeId } = await send<{ id: string }>('PATCH', '/recipes/recipe-7', { settings });
  const { slug } = await send<{ slug: string }>('GET', '/groups/self');
  const { id } = await send<{ id: string }>('POST', '/shared/recipes', { recipeId });
  const page = { cookie: '', requests };
  const explored = `/explore/recipes/${slug}/recipe-7`;
  return {
    explored: await pageCost(server, explored, page),
    anew: await pageCost(server, explored, { ...page, anew: true }),
    shared: await pageCost(server, `/shared/recipes/${id}`, page),
  };
}
