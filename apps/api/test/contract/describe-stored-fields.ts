import { OPERATIONS, type OperationId } from '#contract';
import { bodySchemaOf, resolve, responseOf, type Schema } from '#contract/document';
import { sendExample } from '../support/examples.ts';
import type { ContractWorld } from './contract-world.ts';

/** Fields that are not in the response as they were sent, each with the reason. */
const CHANGED: Record<string, string> = {
  'createTimelineEvent.image': 'a picture is set by an operation of its own; other programs send its state along',
  'updateTimelineEvent.image': 'as above',
  'patchTimelineEvent.image': 'as above',
  'parseIngredient.ingredient': 'the text that is sent, and what was read in it',
  'patchRecipe.assets': 'names files of the recipe; the contract says that others are ignored',
  'updateRecipe.assets': 'as above',
  'createWebhook.scheduledTime': 'the same time as `time`, which wins, with seconds',
  'updateWebhook.scheduledTime': 'as above',
  'patchWebhook.scheduledTime': 'as above',
  'beginPasskeyLogin.challenge': 'the challenge of the first step; the response has one of its own',
  'saveCorrection.line': 'the line in lower case, as it is compared',
  'updateUser.email': 'changes only with the password, and only after the new address is confirmed',
  'patchUser.email': 'as above',
};

/** Values of fields whose rule the schema cannot say, by name or by operation and name; `{placeholders}` are filled. */
const VALUES: Record<string, unknown[]> = {
  foodId: ['{food}'],
  group: ['Home'],
  id: ['{newId}'],
  ids: [['{tag}', '{otherTag}']],
  labelId: ['{label}'],
  queryFilterString: ['name = "Pie"'],
  recipeId: ['{recipeId}'],
  storeId: ['{store}'],
  language: ['pt-BR'],
  timeZone: ['Europe/Berlin'],
  unitId: ['{unit}'],
  uuid: ['{newId}'],
  'createPerson.userId': ['{user}'],
  'updatePerson.userId': ['{user}'],
  'patchPerson.userId': ['{user}'],
  'register.group': ['Kitchen {new}'],
  'leaveGroup.group': ['Kitchen {new}'],
};

/** The fields of the body that the response has too. */
function fieldsOf(id: OperationId): [name: string, sent: Schema][] {
  const body = bodySchemaOf(id);
  const content = [200, 201].flatMap((status) => responseOf(id, status)?.content?.['application/json'] ?? [])[0];
  if (!body || !content) return [];
  const answered = resolve(content.schema).properties ?? {};
  return Object.entries(resolve(body).properties ?? {}).filter(([name, { readOnly }]) => {
    const answer = answered[name];
    return !readOnly && answer && !resolve(answer).writeOnly && !(`${id}.${name}` in CHANGED);
  });
}

function knownValues(id: OperationId, name: string): unknown[][] | undefined {
  const known = VALUES[`${id}.${name}`] ?? VALUES[name];
  return known && [known];
}

/** Values that a schema allows, each with others to try where it is refused because of a rule that the schema cannot say. */
function valuesOf(schema: Schema): unknown[][] {
  const { enum: choices, anyOf, oneOf, type, format, pattern, maximum = 1000, ...rest } = resolve(schema);
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
    string: () => [textsOf(format, pattern)],
    object: () => [
      ...properties.flatMap(([name, property]) => wrapped(property, (value) => ({ [name]: value }))),
      ...(rest.additionalProperties ? [[{ words: 'Words' }]] : []),
    ],
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

/** Texts by the formats that the contract uses; of free texts one must match the pattern. */
function textsOf(format: string | undefined, pattern: string | undefined): unknown[] {
  number++;
  const byFormat: Record<string, unknown[]> = {
    date: ['2027-11-05'],
    'date-time': ['2027-11-05T10:00:00.000Z'],
    'any-date-time': ['2027-11-05T10:00:00.000Z'],
    email: [`words${number}@example.com`],
    uri: [`https://display.example/${number}`],
    markdown: [`Words *${number}*`],
    // rows of the group, whose ids are not invented
    uuid: [],
    binary: [],
  };
  const free = [
    `Words ${number}`,
    `words${number}`,
    `18:${10 + (number % 50)}`,
    `#a1${number}`,
    `https://display.example/${number}`,
  ];
  const texts = format ? byFormat[format]! : free;
  return pattern ? texts.filter((text) => new RegExp(pattern, 'u').test(String(text))) : texts;
}

function isKept(sent: unknown, answered: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return sent === answered;
  if (typeof answered !== 'object' || answered === null) return false;
  if (Array.isArray(sent) && sent.length !== (answered as unknown[]).length) return false;
  return Object.entries(sent).every(([key, value]) => isKept(value, (answered as Record<string, unknown>)[key]));
}

/** Declares, for each operation, that a field that is sent is in the response as it was sent. */
export function describeKeptFields(ids: OperationId[], world: ContractWorld): void {
  const checked = ids.filter((id) => OPERATIONS[id].consumes === 'json' && fieldsOf(id).length > 0);
  if (!checked.length) return;

  describe('keeps every field that is sent', () => {
    it.each(checked)('%s', async (id) => {
      const dropped: string[] = [];
      const untried: string[] = [];
      for (const [name, schema] of fieldsOf(id)) {
        const kept: boolean[] = [];
        for (const values of knownValues(id, name) ?? valuesOf(schema)) {
          const tried = await firstAccepted(id, name, values, world);
          if (!tried) continue;
          kept.push(isKept(tried.value, tried.answered));
          if (!kept.at(-1)) dropped.push(JSON.stringify({ [name]: tried.value, answered: tried.answered }));
        }
        if (!kept.length) untried.push(name);
      }
      expect({ dropped, untried }).toEqual({ dropped: [], untried: [] });
    });
  });
}

async function firstAccepted(id: OperationId, name: string, values: unknown[], world: ContractWorld) {
  for (const value of values) {
    for (const rows of [world.placeholders.shared, world.placeholders]) {
      const sent = await rows.fill(value, world.admin);
      const response = await sendExample(world.test.url, id, world.admin, rows, { fields: { [name]: sent } });
      if (response.status >= 400) continue;
      return { value: sent, answered: ((await response.json()) as Record<string, unknown>)[name] };
    }
  }
  return undefined;
}
