import { OPERATIONS, type OperationId } from '#contract';
import { bodySchemaOf, resolve, responseOf, type Schema } from '#contract/document';
import { type Person, setUp, startApp, type TestApp } from './support/app.ts';
import { operationIds, sendExample } from './support/examples.ts';
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

/** Fields that are not what they are called in the answer. */
const OTHER: Record<string, string> = {
  'createTimelineEvent.image': 'a picture is set by an operation of its own; other programs send its state along',
  'updateTimelineEvent.image': 'as above',
  'patchTimelineEvent.image': 'as above',
  'parseIngredient.ingredient': 'the text that is sent, and what was read in it',
  'patchRecipe.assets': 'names files of the recipe; the contract says that others are ignored',
  'updateRecipe.assets': 'as above',
  'createWebhook.scheduledTime': 'the same time as `time`, which wins, with seconds',
  'updateWebhook.scheduledTime': 'as above',
  'patchWebhook.scheduledTime': 'as above',
};

/** The fields of the body that the answer has too. */
function fieldsOf(id: OperationId): [name: string, sent: Schema][] {
  const body = bodySchemaOf(id);
  const content = [200, 201].flatMap((status) => responseOf(id, status)?.content?.['application/json'] ?? [])[0];
  if (!body || !content) return [];
  const answered = resolve(content.schema).properties ?? {};
  return Object.entries(resolve(body).properties ?? {}).filter(([name, { readOnly }]) => {
    const answer = answered[name];
    return !readOnly && answer && !resolve(answer).writeOnly && !(`${id}.${name}` in OTHER);
  });
}

/** Values that a schema allows, each with others to try where it is refused: a pattern, or what must exist, is not known here. */
function valuesOf(schema: Schema): unknown[][] {
  const { enum: choices, anyOf, oneOf, type, format, maximum = 1000, ...rest } = resolve(schema);
  const minimum = Math.max(rest.minimum ?? 1, 0);
  if (choices) return choices.map((choice) => [choice]);
  const kinds = anyOf ?? oneOf;
  if (kinds) return kinds.flatMap(valuesOf);
  const properties = Object.entries(rest.properties ?? {}).filter(
    ([, property]) => !property.readOnly && !isReference(property),
  );
  const byType: Record<string, () => unknown[][]> = {
    boolean: () => [[true], [false]],
    integer: () => [[Math.min(minimum + 2, maximum)]],
    number: () => [[Math.min(minimum + 2.5, maximum)]],
    string: () => [textsOf(format)],
    object: () => properties.flatMap(([name, property]) => wrapped(property, (value) => ({ [name]: value }))),
    array: () => [[[]], ...wrapped(rest.items ?? {}, (value) => [value])],
  };
  return [type ?? []].flat().flatMap((one) => byType[one]?.() ?? []);
}

const wrapped = (schema: Schema, wrap: (value: unknown) => unknown) =>
  valuesOf(schema).map((values) => values.map(wrap));

/** Something of the group that is found by its id or its name. */
function isReference(schema: Schema): boolean {
  const { properties, anyOf = [] } = resolve(schema);
  return 'id' in (properties ?? {}) || anyOf.some(isReference);
}

let number = 1000;
function textsOf(format: string | undefined): unknown[] {
  if (format === 'date') return ['2027-11-05'];
  if (format === 'date-time') return ['2027-11-05T10:00:00.000Z'];
  number++;
  const likely = [`Words ${number}`, `words${number}`, `18:${10 + (number % 50)}`, `#a1${number}`];
  return format ? [] : [...likely, `https://display.example/${number}`];
}

function isKept(sent: unknown, answered: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return sent === answered;
  if (typeof answered !== 'object' || answered === null) return false;
  if (Array.isArray(sent) && sent.length !== (answered as unknown[]).length) return false;
  return Object.entries(sent).every(([key, value]) => isKept(value, (answered as Record<string, unknown>)[key]));
}

const checked = operationIds.filter((id) => OPERATIONS[id].consumes === 'json' && fieldsOf(id).length > 0);

describe('what is sent is in the answer, or refused', () => {
  it.each(checked)('%s', async (id) => {
    const dropped: string[] = [];
    for (const [name, schema] of fieldsOf(id)) {
      for (const values of valuesOf(schema)) {
        for (const value of values) {
          const response = await sendExample(test.url, id, admin, placeholders, { fields: { [name]: value } });
          if (response.status >= 400) continue;
          const answer = (await response.json()) as Record<string, unknown>;
          if (!isKept(value, answer[name])) dropped.push(JSON.stringify({ [name]: value, answered: answer[name] }));
          break;
        }
      }
    }
    expect(dropped).toEqual([]);
  });
});
