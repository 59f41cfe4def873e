import { eventually } from '#testing/eventually';
import { Server } from './support/server.ts';

/** `MIGRATION_RECIPES=5000 npm run test:operations -- migration` measures a whole collection. */
const COUNT = Number(process.env['MIGRATION_RECIPES'] ?? 120);
const server = new Server();
beforeAll(() => server.start());
afterAll(() => server.end());

const nameOf = (number: number) => `Stew number ${number}`;
const recipes = Array.from({ length: COUNT }, (_, number) => ({
  '@type': 'Recipe',
  name: nameOf(number),
  identifier: `kitchen-${number}`,
  recipeIngredient: [`${number + 1} carrots`, '2 cups stock', '1 onion, chopped', 'salt'],
  recipeInstructions: ['Chop it all.', 'Simmer for an hour.', 'Season.'].map((text) => ({
    '@type': 'HowToStep',
    text,
  })),
  recipeCategory: ['Dinner'],
}));

async function startImport(): Promise<string> {
  const form = new FormData();
  form.set('archive', new File([JSON.stringify(recipes)], 'recipes.json'));
  const { data } = await server.api.POST('/groups/migrations', { body: {} as never, bodySerializer: () => form });
  return data.id;
}
/** Undefined while the server is away. */
const migration = async (id: string) =>
  (await server.api.GET('/groups/migrations/{id}', { params: { path: { id } } }).catch(() => undefined))?.data;
const total = async () => (await server.api.GET('/recipes', { params: { query: { perPage: 1 } } })).data.total;
const limit = 60_000 + COUNT * 200;
const measurements: string[] = [];

it(
  'resumes an import after kill -9 without duplicates, and undoes it completely',
  async () => {
    const begin = performance.now();
    const id = await startImport();
    await eventually(async () => ((await migration(id))?.done ?? 0) >= COUNT / 4, 'a quarter is there', limit);
    const killed = performance.now();
    await server.dies();
    await eventually(async () => (await migration(id))?.state === 'finished', 'it is finished', limit);
    const finished = performance.now();
    const { data: report } = await server.api.GET('/groups/reports/{id}', { params: { path: { id } } });
    expect(report.status).toBe('success');
    expect(report.entries.map(({ message }) => message).sort()).toEqual(recipes.map(({ name }) => name).sort());
    expect(await total()).toBe(COUNT);
    // importing the same file again adds nothing
    const again = await startImport();
    await eventually(async () => (await migration(again))?.state === 'finished', 'it is finished again', limit);
    expect(await total()).toBe(COUNT);
    const undone = performance.now();
    await server.api.POST('/groups/migrations/{id}/undo', { params: { path: { id } } });
    await eventually(async () => (await migration(id))?.state === 'undone', 'it is taken back', limit);
    expect(await total()).toBe(0);
    const seconds = (from: number, to: number) => Math.round((to - from) / 100) / 10;
    measurements.push(
      `${COUNT} recipes: a quarter in ${seconds(begin, killed)} s, the rest with the restart in ${seconds(killed, finished)} s, taken back in ${seconds(undone, performance.now())} s`,
    );
    if (COUNT > 1000) console.log(measurements.join('\n'));
  },
  limit * 3,
);
