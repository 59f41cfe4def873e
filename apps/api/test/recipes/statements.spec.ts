import { DataSource } from 'typeorm';
import { EventWebhooksService } from '#notifications';
import { Context, OutboxEvent } from '#persistence';
import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

/** Records the statements that are sent to the database meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const dataSource = test.app.get(DataSource);
  const { logger } = dataSource;
  const logQuery = (query: string) => void statements.push(query);
  dataSource.logger = Object.assign(Object.create(logger) as typeof logger, { logQuery });
  await work();
  dataSource.logger = logger;
  return statements;
}

it('a change of a recipe with ten new foods takes at most 21 statements', async () => {
  const { data: slug } = await ada.api.POST('/recipes', { body: { name: 'Minestrone' } });
  const recipeIngredient = Array.from({ length: 10 }, (_, index) => ({
    quantity: index + 1,
    food: { name: `vegetable ${index}` },
  }));
  const params = { path: { slug: slug } };
  let saved: { recipeIngredient: unknown[] } | undefined;
  const statements = await statementsOf(async () => {
    saved = (await ada.api.PATCH('/recipes/{slug}', { params, body: { recipeIngredient } })).data;
  });
  expect(saved!.recipeIngredient).toHaveLength(10);
  expect(statements.length).toBeLessThanOrEqual(21);
});

it('a change of a food takes one read and one write', async () => {
  const { data: food } = await ada.api.POST('/foods', { body: { name: 'fennel' } });
  const statements = await statementsOf(() =>
    ada.api.PATCH('/foods/{id}', { params: { path: { id: food.id } }, body: { onHand: true } }),
  );
  // substitutes are read from the same table
  const ofFoods = statements.filter((statement) => /"foods"/.test(statement) && !/food_substitutes/.test(statement));
  expect(ofFoods.map((statement) => statement.split(' ')[0])).toEqual(['SELECT', 'UPDATE']);
});

it('an event is queued for thirty webhooks with as many statements as for three', async () => {
  const service = test.app.get(EventWebhooksService, { strict: false });
  const { manager } = test.app.get(DataSource);
  const queue = (id: number) => {
    const event = Object.assign(new OutboxEvent(), { id, type: 'recipe.updated', createdAt: new Date(), data: {} });
    return statementsOf(() => service.tell(Context.inGroup(ada.groupId, manager), event));
  };
  const addWebhooks = async (count: number) => {
    for (let index = 0; index < count; index++)
      await ada.api.POST('/groups/events/webhooks', {
        body: { name: `Hook ${index}`, url: 'https://example.com/hook' },
      });
  };
  await addWebhooks(3);
  const few = await queue(1);
  await addWebhooks(27);
  expect((await queue(2)).length).toBe(few.length);
  expect(
    await manager.query(`SELECT count(*)::int AS count FROM job_request WHERE job = 'notifications.deliver'`),
  ).toEqual([{ count: 33 }]);
});
