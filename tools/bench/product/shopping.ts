import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '../../../libs/contract/src/plain-dates.ts';
import { median, percentile, throughput, type Load } from './measure.ts';
import { headersOf, type Person, sender, type Server } from './running-product.ts';

interface List {
  id: string;
  itemIds: string[];
}

const LINES = 20;
const LONG = 200;
const SHOWN = 100;
const AT_ONCE = 20;
const MONDAY = '2031-01-06';
const WEEKS_4 = 28;
const MEALS = ['breakfast', 'lunch', 'dinner'];
const CROWD = 50;
/** Between two taps of one person. */
const TAP_MS = 1000;

/** A list of so many items, each a food of its own in a unit. */
export async function makeList(server: Server, person: Person, items = SHOWN): Promise<List> {
  const send = sender(server, person);
  const { id } = (await send('POST', '/groups/shopping/lists', { name: `${items} items` })) as { id: string };
  const idsOf = async (path: string): Promise<string[]> =>
    ((await send('GET', `${path}?perPage=-1&orderBy=name`)).items as { id: string }[]).map((one) => one.id);
  const [foods, units] = await Promise.all([idsOf('/foods'), idsOf('/units')]);
  const body = Array.from({ length: items }, (_, n) => ({
    ...{ shoppingListId: id, quantity: 1.5, isFood: true, foodId: foods[n], unitId: units[n % units.length] },
  }));
  const { createdItems } = await send('POST', '/groups/shopping/items/create-bulk', body);
  return { id, itemIds: (createdItems as { id: string }[]).map((item) => item.id) };
}

/** Measures shopping and planning: requests a second, and waiting times in milliseconds. */
export async function shoppingCost(
  server: Server,
  person: Person,
  { shown, seconds }: { shown: List; seconds: number },
) {
  const send = sender(server, person);
  const long = await makeList(server, person, LONG);
  const slug = await send<string>('POST', '/recipes', { name: 'Twenty lines', sample: false });
  const recipeIngredient = Array.from({ length: LINES }, (_, n) => ({ quantity: 1 + n, food: { name: `food ${n}` } }));
  const { id: recipeId } = await send('PATCH', `/recipes/${slug}`, { recipeIngredient });
  const recipeIds = ((await send('GET', `/recipes?perPage=${AT_ONCE}`)).items as { id: string }[]).map(({ id }) => id);
  const dates = Array.from({ length: WEEKS_4 }, (_, day) => addDays(MONDAY, day));
  const entries = dates.flatMap((date, day) =>
    MEALS.map((entryType, meal) => ({ date, entryType, recipeId: recipeIds[(day + meal) % recipeIds.length] })),
  );
  await send('POST', '/households/mealplans/batch', entries);
  const rate = (load: Load) => throughput(server.origin, headersOf(person), load, seconds);
  const itemPath = (n: number) => `/api/groups/shopping/items/${shown.itemIds.at(n % SHOWN)}`;
  return {
    tick: await rate({ method: 'PATCH', path: itemPath, body: (n) => JSON.stringify({ checked: n % 2 === 0 }) }),
    recipe: await rate({
      method: 'POST',
      path: () => `/api/groups/shopping/lists/${long.id}/recipe/${String(recipeId)}`,
      body: () => '{}',
    }),
    recipesAtOnce: await addTogether(server, person, recipeIds),
    plan: await rate({
      path: () => `/api/households/mealplans?perPage=-1&start_date=${MONDAY}&end_date=${dates.at(-1)}`,
    }),
    crowd: await crowd(server, person, { shown, seconds }),
  };
}

/** Milliseconds for twenty recipes that go onto an empty list in one request. */
async function addTogether(server: Server, person: Person, recipeIds: string[]): Promise<number> {
  const send = sender(server, person);
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const { id } = await send('POST', '/groups/shopping/lists', { name: 'At once' });
    const started = performance.now();
    await send(
      'POST',
      `/groups/shopping/lists/${String(id)}/recipe`,
      recipeIds.map((recipeId) => ({ recipeId })),
    );
    times.push(performance.now() - started);
  }
  return median(times);
}

/** Fifty people with one list: each taps an item and reads the list, and a second later again. */
async function crowd(
  server: Server,
  person: Person,
  { shown, seconds }: { shown: List; seconds: number },
): Promise<{ tick: number; read: number }> {
  const send = sender(server, person);
  const ticks: number[] = [];
  const reads: number[] = [];
  const timed = async (times: number[], work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  };
  const somebody = async (number: number) => {
    await sleep((TAP_MS / CROWD) * number);
    const end = performance.now() + seconds * 1000;
    for (let tap = 0; tap === 0 || performance.now() < end; tap++) {
      const next = performance.now() + TAP_MS;
      const path = `/groups/shopping/items/${shown.itemIds[(number + tap * CROWD) % SHOWN]}`;
      await timed(ticks, () => send('PATCH', path, { checked: tap % 2 === 0 }));
      await timed(reads, () => send('GET', `/groups/shopping/lists/${shown.id}`));
      await sleep(Math.max(0, next - performance.now()));
    }
  };
  await Promise.all(Array.from({ length: CROWD }, (_, number) => somebody(number)));
  return { tick: percentile(ticks, 0.95), read: percentile(reads, 0.95) };
}
