/**
 * Writes openapi/answers.json: for each operation, the answer of the running product to the operation's own example, with
 * fixed ids, times and secrets and with short lists. `node --conditions=source tools/contract/record-answers.ts`
 */
import '../transform.ts';
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { AnswerCleaner, shorten } from './clean-answer.ts';

const { OPERATIONS } = await import('../../libs/contract/src/contract.ts');
const { operationOf } = await import('../../libs/contract/src/document.ts');
const { AREAS } = await import('../../apps/api/test/contract/areas.ts');
const { FIRST_USER_ONLY, PREPARED_BY, startWorld } = await import('../../apps/api/test/contract/contract-world.ts');
const { OWN_ACCOUNT } = await import('../../apps/api/test/contract/own-account.ts');
const { addMember } = await import('../../apps/api/test/support/app.ts');
const { operationIds, sendExample } = await import('../../apps/api/test/support/examples.ts');
const { Placeholders } = await import('../../apps/api/test/support/placeholders.ts');
const { default: startTestRun } = await import('../../libs/testing/src/global-setup.ts');
const { default: endTestRun } = await import('../../libs/testing/src/global-teardown.ts');

type OperationId = (typeof operationIds)[number];
type World = Awaited<ReturnType<typeof startWorld>>;

/** Rows are created and changed before they are read, so that lists have some, and deleted last. */
const ORDER = ['post', 'put', 'patch', 'get', 'delete'];
/** Recipes of the examples, by the placeholders that name them. */
const RECIPES = ['recipe', 'recipeId', 'changedRecipe', 'publicRecipe', 'exportedRecipe'];
const PEA_SOUP = {
  description: 'Green in a quarter of an hour.',
  recipeServings: 4,
  prepTime: '5 minutes',
  performTime: '10 minutes',
  totalTime: '15 minutes',
  recipeIngredient: [
    { quantity: 500, unit: { name: 'gram' }, food: { name: 'Peas' }, note: 'frozen' },
    { quantity: 1, food: { name: 'Onion' }, note: 'chopped' },
  ],
  recipeInstructions: [{ text: 'Fry the onion, add the peas and cook them for 10 minutes.' }],
  recipeCategory: [{ name: 'Soups' }],
  tags: [{ name: 'Quick' }],
};

class RecordingPlaceholders extends Placeholders {
  filled: Record<string, unknown> = {};

  private readonly admin: World['admin'];

  constructor({ test, admin }: World) {
    super(test, admin);
    this.admin = admin;
  }

  protected override async make(...given: Parameters<InstanceType<typeof Placeholders>['make']>): Promise<unknown> {
    const value = await super.make(...given);
    this.filled[given[0]] = value;
    if (RECIPES.includes(given[0]))
      await this.admin.api.PATCH('/recipes/{slug}', { params: { path: { slug: String(value) } }, body: PEA_SOUP });
    return value;
  }
}

/** Rows that the examples look for. */
async function seed({ api }: World['admin']): Promise<void> {
  await api.POST('/units', { body: { name: 'gram', pluralName: 'grams', abbreviation: 'g', standardUnit: 'gram' } });
  await api.POST('/foods', { body: { name: 'Gram flour', aliases: [{ name: 'Besan' }] } });
  const { data: slug } = await api.POST('/recipes', { body: { name: 'Pea soup' } });
  await api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: PEA_SOUP });
  const date = new Date().toISOString().slice(0, 10);
  await api.POST('/households/mealplans', { body: { date, entryType: 'dinner', title: 'Leftovers' } });
}

async function recordArea(area: keyof typeof AREAS): Promise<(readonly [OperationId, unknown])[]> {
  const world = await startWorld();
  const { test, provider, admin } = world;
  const ids = operationIds
    .filter((id) => operationOf(id).tags.some((tag) => AREAS[area].includes(tag)))
    .filter((id) => !FIRST_USER_ONLY.includes(id))
    .toSorted((a, b) => ORDER.indexOf(OPERATIONS[a].method) - ORDER.indexOf(OPERATIONS[b].method));
  await seed(admin);
  const answers: (readonly [OperationId, unknown])[] = [];
  for (const id of ids) {
    const placeholders = new RecordingPlaceholders(world);
    const caller = OWN_ACCOUNT.includes(id) ? await addMember(test.url, admin, `own-${id.toLowerCase()}`) : admin;
    const preparation = PREPARED_BY[id];
    if (preparation) await sendExample(test.url, preparation, admin, placeholders);
    const response = await sendExample(test.url, id, caller, placeholders);
    if (response.status !== OPERATIONS[id].status) throw new Error(`${id} answered ${response.status}`);
    if (!response.headers.get('content-type')?.startsWith('application/json')) continue;
    const cleaner = new AnswerCleaner({
      placeholders: { ...placeholders.filled, self: caller.id, group: caller.groupId },
      addresses: {
        [test.url]: 'https://recipes.example.com',
        'http://localhost:9000': 'https://recipes.example.com',
        [encodeURIComponent('http://localhost:9000')]: encodeURIComponent('https://recipes.example.com'),
        [test.databaseUrl]: 'postgres://tureen@database/tureen',
        [test.site.url]: 'https://example.com',
        [provider.url]: 'https://login.example.com',
        [test.folder]: '/app/data',
      },
    });
    answers.push([id, cleaner.clean(shorten(await response.json()))]);
  }
  await test.stop();
  await provider.stop();
  return answers;
}

await startTestRun();
const recorded = new Map<string, unknown>();
try {
  for (const area of Object.keys(AREAS) as (keyof typeof AREAS)[])
    for (const [id, answer] of await recordArea(area)) recorded.set(id, answer);
} finally {
  await endTestRun();
}
const sorted = Object.fromEntries([...recorded].toSorted(([a], [b]) => (a < b ? -1 : 1)));
const file = 'openapi/answers.json';
writeFileSync(file, await format(JSON.stringify(sorted), { ...(await resolveConfig(file)), parser: 'json' }));
process.exit(0);
