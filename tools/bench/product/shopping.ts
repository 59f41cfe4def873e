import { median } from './measure.ts';
import type { Person, Server } from './running-product.ts';

type Answer = Record<string, unknown>;

const LINES = 20;
const LONG = 200;
const SHOWN = 100;

/** What shopping costs, each request by itself: the median in milliseconds. */
export async function shoppingCost({ origin }: Server, { token }: Person, requests: number) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const send = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(`${origin}/api${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const timed = async (times: number, work: (index: number) => Promise<unknown>): Promise<number> => {
    await work(-1);
    const all: number[] = [];
    for (let index = 0; index < times; index++) {
      const started = performance.now();
      await work(index);
      all.push(performance.now() - started);
    }
    return median(all);
  };
  const listOf = async (items: number): Promise<{ id: string; ids: string[] }> => {
    const { id } = (await send('POST', '/groups/shopping/lists', { name: `${items} items` })) as { id: string };
    const body = Array.from({ length: items }, (_, n) => ({ shoppingListId: id, note: `thing ${n}`, quantity: n }));
    const { createdItems } = await send('POST', '/groups/shopping/items/create-bulk', body);
    return { id, ids: (createdItems as { id: string }[]).map((item) => item.id) };
  };
  const recipe = (await send('POST', '/recipes', { name: 'Twenty lines', sample: false })) as unknown as string;
  const recipeIngredient = Array.from({ length: LINES }, (_, n) => ({
    quantity: 1 + n,
    food: { name: `food ${n + 1}` },
  }));
  const { id: recipeId } = await send('PATCH', `/recipes/${recipe}`, { recipeIngredient });
  const [shown, long] = [await listOf(SHOWN), await listOf(LONG)];
  return {
    list: await timed(requests, () => send('GET', `/groups/shopping/lists/${shown.id}`)),
    tick: await timed(requests, (n) =>
      send('PATCH', `/groups/shopping/items/${shown.ids.at(n % SHOWN)}`, { checked: n % 2 === 0 }),
    ),
    recipe: await timed(Math.ceil(requests / 4), () =>
      send('POST', `/groups/shopping/lists/${long.id}/recipe/${String(recipeId)}`, {}),
    ),
  };
}
