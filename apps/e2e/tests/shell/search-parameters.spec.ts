import { globSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '../../support/test.ts';
import { siteUrl } from '../../support/settings.ts';
import { asVisitor, openGroup } from '../../support/sharing.ts';
import { visit, waitForScripts } from '../../support/visit.ts';

type Search = Record<string, unknown>;

/** The router of the open page, which TanStack Router keeps for its developer tools. */
interface PageRouter {
  routesById: Record<string, { fullPath: string; options: { validateSearch?: (search: object) => Search } }>;
  buildLocation: (to: { to: string; params: object; search: Search }) => { href: string };
  state: { location: { search: Search }; matches: { routeId: string; search: Search }[] };
  navigate: (to: { to: string; params: object; search: Search; replace: boolean }) => Promise<void>;
}

/** A route with the parameters that its validation reads, each with a value that it accepts. */
interface ParameterRoute {
  id: string;
  path: string;
  search: Search;
}

const words = [
  'words',
  '7',
  'true',
  '2026-11-23',
  '2026-11-29',
  '00000000-0000-4000-8000-000000000001',
  '/recipes/tags',
  `${siteUrl}/bean-stew`,
];

/** Short texts in the sources of the app, among which are all values that a validation chooses from. */
const literals = [
  ...new Set(
    globSync(['apps/web/src/**/*.{ts,tsx}', 'libs/contract/src/*.ts'])
      .filter((file) => !file.includes('.spec.'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'([\w-]{2,30})'/g)].map(([, text]) => text ?? '')),
  ),
];

/** Finds the parameters of all routes by what their validation asks a search for. */
async function findRoutes(page: Page): Promise<ParameterRoute[]> {
  return page.evaluate(
    (candidates) => {
      const { routesById } = (window as unknown as { __TSR_ROUTER__: PageRouter }).__TSR_ROUTER__;
      return Object.entries(routesById).flatMap(([id, { fullPath, options }]) => {
        const validate = options.validateSearch;
        if (!validate) return [];
        const asked = new Set<string>();
        validate(new Proxy({}, { get: (_, key) => void asked.add(String(key)), ownKeys: () => [] }));
        let search: Search = {};
        for (const key of asked) {
          const text = candidates.find((value) => {
            const before = Object.keys(definedOnly(validate(search))).length;
            return Object.keys(definedOnly(validate({ ...search, [key]: value }))).length > before;
          });
          if (text !== undefined) search = { ...search, [key]: text };
        }
        // a range is only valid with both of its ends
        if (asked.has('from') && asked.has('to')) search = { ...search, from: '2026-11-23', to: '2026-11-29' };
        return [{ id, path: fullPath, search: definedOnly(validate(search)) }];
      });
      function definedOnly(one: Search): Search {
        return Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined));
      }
    },
    [...words, ...literals],
  );
}

/** Search parameters of the open page, as its route has validated them. */
const searchOf = (page: Page, id: string) =>
  page.evaluate((routeId) => {
    const { state } = (window as unknown as { __TSR_ROUTER__: PageRouter }).__TSR_ROUTER__;
    const match = state.matches.find((one) => one.routeId === routeId);
    return match && Object.fromEntries(Object.entries(match.search).filter(([, value]) => value !== undefined));
  }, id);

/** Pages that act on their parameters and leave: an import opens its recipe, former addresses of the planner lead to the present one. */
const LEAVING = ['/_app/recipe/create/url', '/_app/group/mealplan/planner_/edit', '/_app/group/mealplan/planner_/view'];

/** Each parameter by itself, because some exclude others; only a range needs both of its ends. */
const partsOf = ({ from, to, ...others }: Search): Search[] => [
  ...(from === undefined ? [] : [{ from, to }]),
  ...Object.entries(others).map(([key, value]) => ({ [key]: value })),
];

test(
  'reads, writes and reloads every search parameter of every route',
  { tag: ['@once', '@long'] },
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    const { group, slug } = await content(page);
    await visit(page, '/');
    const routes = await findRoutes(page);
    expect(routes.length).toBeGreaterThan(25);
    expect(routes.filter(({ search }) => Object.keys(search).length === 0)).toEqual([]);
    const visitor = await asVisitor(browser);
    const staying = routes.filter(({ id }) => !LEAVING.includes(id));
    const parameters = staying.flatMap((route) => partsOf(route.search).map((search) => ({ ...route, search })));
    for (const { id, path, search } of parameters) {
      const params = { slug, groupSlug: group, kind: 'foods' };
      const reader = id.startsWith('/_app') ? page : visitor;
      if (reader === visitor) await visit(reader, '/login');
      const href = await reader.evaluate(
        (to) => (window as unknown as { __TSR_ROUTER__: PageRouter }).__TSR_ROUTER__.buildLocation(to).href,
        { to: path, params, search },
      );
      const read = async () => ({ id, search: await searchOf(reader, id) });
      await visit(reader, href);
      expect.soft(await read(), `${href} is read`).toEqual({ id, search });
      await reader.reload();
      await waitForScripts(reader);
      expect.soft(await read(), `${href} is reloaded`).toEqual({ id, search });
      await reader.evaluate((to) => (window as unknown as { __TSR_ROUTER__: PageRouter }).__TSR_ROUTER__.navigate(to), {
        to: path,
        params,
        search,
        replace: true,
      });
      expect.soft(await read(), `${href} is written`).toEqual({ id, search });
    }
    await visitor.context().close();
  },
);

async function content(page: Page) {
  const group = await openGroup(page);
  // an imported recipe, whose review the page shows
  const data = {
    '@type': 'Recipe',
    name: 'Parameter soup',
    recipeIngredient: ['2 leeks'],
    recipeInstructions: 'Boil.',
  };
  const headers = { 'sec-fetch-site': 'same-origin' };
  const imported = await page.request.post('/api/recipes/create/html-or-json', { data: { data }, headers });
  expect(imported.status()).toBe(201);
  return { group, slug: (await imported.json()) as string };
}
