import { deepStrictEqual } from 'node:assert';
import { type Load, median, throughput } from './measure.ts';
import { get, type Person, type Server } from './running-product.ts';

export interface Effort {
  seconds: number;
  /** The number of measured rounds; one more before them only warms up. */
  rounds: number;
  recipes: number;
  /** List with 100 items. */
  shoppingListId: string;
}
type Rates = Record<string, { product: number; bare: number }>;

const loads = ({ recipes, shoppingListId }: Effort): Record<string, Load> => {
  const some = Math.min(recipes, 500);
  const path = (request: number) => `/api/recipes/recipe-${1 + (request % some)}`;
  return {
    'list of 30': { path: () => '/api/recipes?perPage=30' },
    'one recipe': { path },
    // the bare server cannot search and answers the list
    search: { path: () => '/api/recipes?perPage=30&search=chikcen%20soup' },
    'shopping list': { path: () => `/api/groups/shopping/lists/${shoppingListId}` },
    update: { path, method: 'PATCH', body: (request) => JSON.stringify({ description: `Changed ${request}` }) },
  };
};

/** The same JSON from both, but for the links to other pages, which only the product has. */
async function assertSameAnswers(product: Server, bare: Server, { token, list }: { token: string; list: string }) {
  const paths = ['/api/recipes?perPage=30', '/api/recipes/recipe-7', `/api/groups/shopping/lists/${list}`];
  for (const path of paths) {
    const [ours, theirs] = await Promise.all([product, bare].map(({ origin }) => get(origin, path, token)));
    deepStrictEqual(normal(theirs), normal({ ...(ours as object), ...('next' in (ours as object) && { next: null }) }));
  }
}

/** Times within nested rows are written by PostgreSQL on the bare server, and in its format. */
const normal = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === 'string' && /^\d{4}-\d\d-\d\dT/.test(one) ? new Date(one).toISOString() : one,
  );

/** Requests a second of both, in turns. */
export async function compare(product: Server, bare: Server, { token }: Person, effort: Effort): Promise<Rates> {
  await assertSameAnswers(product, bare, { token, list: effort.shoppingListId });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const rates: Rates = {};
  for (const [name, load] of Object.entries(loads(effort))) {
    const rounds = [];
    for (let round = 0; round <= effort.rounds; round++)
      rounds.push({
        product: await throughput(product.origin, headers, load, effort.seconds),
        bare: await throughput(bare.origin, headers, load, effort.seconds),
      });
    const measured = rounds.slice(1);
    rates[name] = {
      product: median(measured.map((one) => one.product)),
      bare: median(measured.map((one) => one.bare)),
    };
  }
  return rates;
}
