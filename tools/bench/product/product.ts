import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { bulkCost } from './bulk.ts';
import { memory } from './measure.ts';
import { firstRouteScript, type PageCost, pageCost } from './pages.ts';
import { compare } from './rates.ts';
import { databaseUrl, signUp, startBare, startProduct, stop } from './running-product.ts';
import { seed } from './seed.ts';
import { visitedCost } from './visited.ts';
import { makeList, shoppingCost } from './shopping.ts';

export type Figure = [name: string, value: string, target?: string];
const FULL = { seconds: 3, rounds: 3, recipes: 10_000, idle: 5_000, requests: 900, warm: 1_000 };
/** Shows that every part works; its figures say nothing. */
const SHORT: typeof FULL = { seconds: 0.2, rounds: 1, recipes: 100, idle: 0, requests: 4, warm: 2 };

/** Starts the built product, fills it and measures it beside a bare server on the same rows. */
export async function measureProduct(short: boolean): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tureen-bench-'));
  // PostgreSQL runs as another account if root runs this
  chmodSync(folder, 0o755);
  try {
    return await measureIn(folder, short ? SHORT : FULL);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureIn(folder: string, effort: typeof FULL): Promise<Figure[]> {
  const cold = await startProduct(folder);
  const person = await signUp(cold.origin);
  await stop(cold);
  const warm = await startProduct(folder);
  try {
    await sleep(effort.idle);
    const idle = memory(warm.child.pid!);
    await fill(folder, { groupId: person.groupId, ownerId: person.id, recipes: effort.recipes });
    const shown = await makeList(warm, person);
    const bare = await startBare(folder, warm, { ...person, shoppingListId: shown.id });
    const rates = await compare(warm, bare, person, { ...effort, shoppingListId: shown.id });
    const visit = { requests: effort.requests, warm: effort.warm, bare };
    const page = { ...visit, cookie: person.cookie };
    const home = await pageCost(warm, '/', page);
    const recipe = await pageCost(warm, '/recipe/recipe-7', page);
    const visited = await visitedCost(warm, person, visit);
    const shopping = await shoppingCost(warm, person, { shown, seconds: effort.seconds });
    const timeline = await pageCost(warm, '/group/timeline', page);
    bare.child.kill();
    const bulk = await bulkCost(warm, person, Math.min(effort.recipes, 2000));
    const script = await firstRouteScript(warm, person.cookie);
    return [
      ...rateFigures(rates),
      ['rendered home, 30 cards', pageText(home), 'target <= 8 ms'],
      ['rendered recipe', pageText(recipe), 'target <= 7 ms'],
      ['public recipe, for visitors', pageText(visited.explored), 'target <= 7 ms'],
      ['the same, rendered for each of them', pageText(visited.anew)],
      ['shared recipe, for visitors', pageText(visited.shared)],
      ['rendered timeline, the first 30 of 2,000 events', pageText(timeline)],
      ['tick of an item', `${shopping.tick.toFixed(0)} a second`],
      ['recipe of 20 lines to a list of 200', `${shopping.recipe.toFixed(0)} a second`, 'target >= 50'],
      ['20 recipes to a list at once', `${shopping.recipesAtOnce.toFixed(0)} ms`, 'target <= 1000 ms'],
      ['plan of 4 weeks, 84 recipes', `${shopping.plan.toFixed(0)} a second`],
      [
        '50 people with one list, a tap a second, p95',
        `tick ${shopping.crowd.tick.toFixed(0)} ms, reading it ${shopping.crowd.read.toFixed(0)} ms`,
      ],
      ['2,000 recipes get a tag', `${bulk.tag.toFixed(1)} s; undone ${bulk.untag.toFixed(1)} s`, 'target <= 20 s'],
      ['2,000 recipes go to the trash', `${bulk.removal.toFixed(1)} s; back ${bulk.restoration.toFixed(1)} s`],
      ['script of the first route, gzipped', `${(script / 1000).toFixed(0)} kB`, 'target <= 200 kB'],
      ['cold start', `${(cold.milliseconds / 1000).toFixed(1)} s`],
      ['warm start', `${(warm.milliseconds / 1000).toFixed(1)} s`, 'target <= 5 s'],
      ['idle memory with PostgreSQL', `${idle.toFixed(0)} MB`, 'target <= 300 MB'],
    ];
  } finally {
    await stop(warm);
  }
}

async function fill(folder: string, amount: Parameters<typeof seed>[1]) {
  const client = new pg.Client({ connectionString: databaseUrl(folder) });
  await client.connect();
  await seed(client, amount);
  await client.end();
}

const pageText = ({ cpu, lists, bytes }: PageCost) =>
  `${cpu.toFixed(1)} ms CPU (${lists.toFixed(1)} bare lists), ${(bytes / 1000).toFixed(0)} kB`;

function rateFigures(rates: Awaited<ReturnType<typeof compare>>): Figure[] {
  const percent = (name: string) => {
    const { product, bare } = rates[name]!;
    return `${((100 * product) / bare).toFixed(0)} % (${product.toFixed(0)} of ${bare.toFixed(0)} requests/s)`;
  };
  const searchCost = rates['list of 30']!.product / rates['search']!.product;
  return [
    ['list of 30 recipes, of the bare server', percent('list of 30'), 'target >= 50 %'],
    ['one recipe, of the bare server', percent('one recipe'), 'target >= 40 %'],
    ['search of two words, one misspelt, in lists', `${searchCost.toFixed(2)} times`, 'target <= 3'],
    ['update of a recipe', percent('update')],
    ['shopping list of 100 items, of the bare server', percent('shopping list'), 'target >= 40 %'],
  ];
}
