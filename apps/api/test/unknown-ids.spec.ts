import { randomUUID } from 'node:crypto';
import { OPERATIONS, type OperationId } from '#contract';
import { bodySchemaOf, operationOf, resolve, type Schema } from '#contract/document';
import { type Person, setUp, startApp, type TestApp } from './support/app.ts';
import { addressOf, operationIds } from './support/examples.ts';
import { Placeholders } from './support/placeholders.ts';

let test: TestApp;
let admin: Person;
let placeholders: Placeholders;

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  admin = await setUp(test.url);
  placeholders = new Placeholders(test, admin);
});
afterAll(() => test.stop());

/** Ids in bodies that need not exist, by the end of their path. */
const MAY_BE_NEW: readonly RegExp[] = [
  // created by the client, so that a repeated request adds nothing
  /^create(Comment|ShoppingItems?|ShoppingList|TimelineEvent) (0\.)?id$/,
  /^createMealplans? (0\.)?uuid$/,
  /^createShoppingItems? (0\.)?parts\.0\.id$/,
  /ShoppingList listItems\.0\.id$/,
  /Recipes? (0\.)?(recipeIngredient\.0\.referenceId|recipeInstructions\.0\.id)$/,
  // refer to parts of the same body or of a row, and are ignored if the part is gone
  /ingredientReferences\.0\.referenceId$/,
  /ShoppingList (0\.)?recipeIngredients\.0\.referenceId$/,
  /^splitShoppingItem partIds\.0$/,
  // older clients send these with the address or another id that says the same
  /ShoppingList listItems\.0\.shoppingListId$/,
  /^setShoppingListLabels 0\.id$/,
  // rows of the backup, not of the group
  /^restoreBackupParts /,
];

type Path = readonly (string | number)[];

/** Depth at which recipes within recipes end. */
const MAX_DEPTH = 6;

function idPathsOf(schema: Schema, path: Path = [], depth = 0): Path[] {
  const own = resolve(schema);
  if (depth > MAX_DEPTH) return [];
  if (own.format === 'uuid') return [path];
  const choices = [...(own.anyOf ?? []), ...(own.oneOf ?? [])];
  const fields = Object.entries(own.properties ?? {}).filter(([, property]) => !property.readOnly);
  return [
    ...choices.flatMap((choice) => idPathsOf(choice, path, depth + 1)),
    ...(own.items ? idPathsOf(own.items, [...path, 0], depth + 1) : []),
    ...fields.flatMap(([name, property]) => idPathsOf(property, [...path, name], depth + 1)),
  ];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns a copy of the body with this id at the path, and without the names by which the row could be found as well. */
function withId(body: unknown, [key, ...rest]: Path, id: string): unknown {
  if (key === undefined) return id;
  if (typeof key === 'number') return [withId(Array.isArray(body) ? body[key] : undefined, rest, id)];
  const own = isObject(body) ? body : {};
  const { name: _, slug: __, ...unnamed } = own;
  // a part of an item needs its amount
  const withPart = { ...own, parts: [{ quantity: 1, written: { quantity: 1, unitId: null } }] };
  const fields: Record<string, unknown> = key === 'id' ? unnamed : key === 'parts' ? withPart : own;
  return { ...fields, [key]: withId(fields[key], rest, id) };
}

const cases = operationIds
  .filter((id) => OPERATIONS[id].consumes === 'json')
  .flatMap((id) => idPathsOf(bodySchemaOf(id) ?? {}).map((path) => ({ id, path, name: `${id} ${path.join('.')}` })))
  .filter(({ name }) => !MAY_BE_NEW.some((pattern) => pattern.test(name)));

async function send(id: OperationId, path: Path): Promise<Response> {
  const example = operationOf(id)['x-example'];
  return fetch(test.url + (await addressOf(id, admin, placeholders)), {
    method: OPERATIONS[id].method.toUpperCase(),
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(withId(await placeholders.fill(example.body, admin), path, randomUUID())),
  });
}

it('finds the ids of units, also in lists and bodies of several rows', () => {
  expect(cases.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'createShoppingItems 0.unitId',
      'createShoppingItems 0.parts.0.unitId',
      'updateShoppingItems 0.unit.id',
      'updateShoppingList listItems.0.unitId',
    ]),
  );
});

it.each(cases)('$name is refused if the group has no such row', async ({ id, path }) => {
  const response = await send(id, path);
  expect([response.status, [404, 422].includes(response.status)]).toEqual([response.status, true]);
});

const ofItems = cases.filter(
  ({ id, path }) => /^(create|update)ShoppingItems?$|^updateShoppingList$/.test(id) && !path.includes('shoppingListId'),
);

it.each(ofItems)('$name is named by its path', async ({ id, path }) => {
  const response = await send(id, path);
  if (response.status === 404) return;
  const { detail } = (await response.json()) as { detail: { errors: object } };
  const [field = ''] = Object.keys(detail.errors);
  expect(field).toBe(path.join('.'));
});
