import { OPERATIONS, type OperationId } from '#contract';
import { bodySchemaOf, operationOf, resolve, type Schema } from '#contract/document';
import { addMember, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { operationIds, sendExample } from '../support/examples.ts';
import { Placeholders } from '../support/placeholders.ts';
import { OWN_ACCOUNT } from './own-account.ts';

type Path = (string | number)[];
type Fields = Record<string, unknown>;

let test: TestApp;
let admin: Person;
let placeholders: Placeholders;

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  admin = await setUp(test.url);
  placeholders = new Placeholders(test, admin);
});
afterAll(() => test.stop());

/** Needed only by people with a password and while there are passwords, which a schema cannot say. */
const SOMETIMES_NEEDED = ['currentPassword', 'password'];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** The objects of an example with their schemas; of a list, its first entry. */
function objectsOf(value: unknown, schema: Schema | undefined, path: Path = []): { path: Path; schema: Schema }[] {
  if (!schema) return [];
  const { anyOf, ...own } = resolve(schema);
  const alternatives = anyOf?.map(resolve).filter(({ type }) => type !== 'null') ?? [];
  const known = alternatives.length === 1 ? alternatives[0]! : own;
  if (Array.isArray(value)) return objectsOf(value[0], known.items, [...path, 0]);
  if (!isFields(value) || !known.properties) return [];
  const inner = Object.entries(value).flatMap(([name, one]) =>
    objectsOf(one, known.properties?.[name], [...path, name]),
  );
  return [{ path, schema: known }, ...inner];
}

const at = (value: unknown, path: Path): Fields =>
  path.reduce<unknown>((one, key) => (one as Fields)[key], value) as Fields;

const cases = operationIds
  .filter((id) => id !== 'setUp' && OPERATIONS[id].consumes)
  .map((id) => ({ id, objects: objectsOf(operationOf(id)['x-example'].body, bodySchemaOf(id)) }))
  .filter(({ objects }) => objects.length);

async function sendWithout(id: OperationId, path: Path, isLeftOut: (name: string) => boolean) {
  const name = `own-${id.toLowerCase()}-${Math.random().toString(36).slice(2, 8)}`;
  const caller = OWN_ACCOUNT.includes(id) ? await addMember(test.url, admin, name) : admin;
  const change = (body: unknown) => {
    const fields = at(body, path);
    for (const name of Object.keys(fields)) if (isLeftOut(name)) delete fields[name];
    return body;
  };
  const response = await sendExample(test.url, id, caller, {
    fill: async (value, person) => {
      const filled = structuredClone(await placeholders.fill(value, person));
      return value === operationOf(id)['x-example'].body ? change(filled) : filled;
    },
  });
  const answer = response.status === 422 ? ((await response.json()) as { detail: { errors?: object } }) : undefined;
  return { status: response.status, errors: Object.keys(answer?.detail.errors ?? {}) };
}

describe('a body without a field', () => {
  it.each(cases)('$id refuses it exactly if the field is required', async ({ id, objects }) => {
    for (const { path, schema } of objects) {
      const names = Object.keys(at(operationOf(id)['x-example'].body, path));
      for (const name of names.filter((one) => schema.required?.includes(one))) {
        const { status, errors } = await sendWithout(id, path, (one) => one === name);
        expect([name, status, errors]).toEqual([name, 422, [[...path, name].join('.')]]);
      }
      const needed = schema['x-needs-one-of'];
      if (names.every((name) => schema.required?.includes(name))) continue;
      const { status, errors } = await sendWithout(id, path, (one) => !schema.required?.includes(one));
      if (errors.length === 1 && SOMETIMES_NEEDED.includes(errors.join())) continue;
      expect([path, status === 422]).toEqual([path, !!needed]);
      for (const error of errors)
        expect([path.join('.'), ...needed!.map((name) => [...path, name].join('.'))]).toContain(error);
    }
  });
});
