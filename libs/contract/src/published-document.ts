import type { OperationId } from './contract.ts';
import { createdPathOf } from './created-address.ts';
import { answers } from './generated/answers.ts';
import { OPERATIONS } from './generated/operations.ts';
import { document, resolveParameter, type ContractOperation, type ContractParameter, type Schema } from './document.ts';
import { fillExample } from './example-values.ts';
import { isInScope, TOKEN_SCOPES } from './token-scopes.ts';

type Json = Record<string, unknown>;

interface PublishedResponse {
  $ref?: string;
  headers?: Json;
  content?: Record<string, object>;
}
interface Published {
  paths: Record<string, Record<string, { responses: Record<string, PublishedResponse> }>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, PublishedResponse>;
    parameters: Record<string, ContractParameter>;
  };
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const WHO = new Map<string, string>(
  Object.entries({
    user: 'whoever is signed in',
    organizer: 'people who may organize',
    inviter: 'people who may invite',
    manager: 'people who may manage the group',
    admin: 'administrators',
  }),
);

/** Enums that have a name, by a place where they are defined. */
const NAMED_ENUMS = new Map<string, string>(
  Object.entries({
    ApiTokenScope: 'ApiToken.scope',
    BulkActKind: 'BulkAct.kind',
    DuplicateKind: 'KeptApart.kind',
    EventKind: 'EventWebhook.events',
    LogLevel: 'LogEntry.level',
    MealplanRuleDay: 'MealplanRule.day',
    MealplanRuleEffect: 'MealplanRule.effect',
    MealplanRuleEntryType: 'MealplanRule.entryType',
    MealplanRuleMatch: 'MealplanRule.match',
    MealType: 'Mealplan.entryType',
    Parser: 'IngredientLines.parser',
    RecipeField: 'RecipeVersion.fields',
    ReportCategory: 'Report.category',
    ReportStatus: 'Report.status',
    ServerTaskStatus: 'ServerTask.status',
    StandardUnit: 'Unit.standardUnit',
    TableKind: 'TableImport.kind',
    TimelineEventType: 'TimelineEvent.eventType',
    TrashedKind: 'Trashed.kind',
  }),
);

const RETRY_AFTER = {
  'retry-after': { description: 'Seconds until it may be tried again.', schema: { type: 'integer' } },
};
const ETAG = {
  etag: { description: 'Version of the answer, for If-None-Match and If-Match.', schema: { type: 'string' } },
};
const LOCATION = {
  location: { description: 'Where it can be read.', schema: { type: 'string', format: 'uri-reference' } },
};
const REQUEST_ID = {
  'x-request-id': {
    description: 'Names the request in the log of the server.',
    schema: { type: 'string', format: 'uuid' },
  },
};

/**
 * The contract as the server publishes it: with values in the examples, who may call an operation in words, named enums and
 * headers of answers, without the marks that only the tools read.
 */
export function publishDocument({ aliases }: { aliases: boolean }): object {
  const { paths, ...rest } = document;
  const entries = Object.entries(paths).flatMap(([path, { parameters = [], ...item }]) => {
    const operations = Object.entries(item as Record<string, ContractOperation>).filter(
      ([method, operation]) => METHODS.includes(method) && (aliases || !operation['x-alias-of']),
    );
    const published = operations.map(
      ([method, operation]) => [method, publishOperation(operation, parameters)] as const,
    );
    return published.length ? [[path, Object.fromEntries(published)] as const] : [];
  });
  return withHeaders(nameEnums(withoutMarks({ ...rest, paths: Object.fromEntries(entries) })));
}

function publishOperation(operation: ContractOperation, shared: ContractParameter[]) {
  const { 'x-example': example, 'x-alias-of': of } = operation;
  const id = of ?? operation.operationId;
  const parameters = [...shared, ...(operation.parameters ?? [])].map((one) => {
    const parameter = resolveParameter(one);
    const values: Json = { ...example.path, ...example.query };
    const value = parameter.in === 'header' ? undefined : fillExample(values[parameter.name]);
    return value === undefined ? one : { ...parameter, example: value };
  });
  const content = Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, media]) =>
      [type, example.body === undefined ? media : { ...media, example: fillExample(example.body) }] as const,
  );
  return {
    ...operation,
    description: [operation.description, describeAccess(id)].filter(Boolean).join('\n\n'),
    ...(parameters.length > 0 && { parameters }),
    ...(operation.requestBody && { requestBody: { ...operation.requestBody, content: Object.fromEntries(content) } }),
    responses: { ...operation.responses, ...publishSuccess(id, operation) },
  };
}

/** Adds the recorded answer to an operation's success, and the header that names the address of a created row. */
function publishSuccess(id: OperationId, { responses }: ContractOperation): Record<string, PublishedResponse> {
  const status = String(OPERATIONS[id].status);
  const response = responses[status];
  const media = response?.content?.['application/json'];
  if (!response || !media) return {};
  const headers = { ...response.headers, ...(createdPathOf(id) && LOCATION) };
  const json = id in answers ? { ...media, example: answers[id] } : media;
  return { [status]: { ...response, headers, content: { ...response.content, 'application/json': json } } };
}

function describeAccess(id: OperationId): string {
  const { access } = OPERATIONS[id];
  const who = WHO.get(access);
  if (!who) return '**Who:** everyone, without signing in.';
  const scopes = TOKEN_SCOPES.filter((scope) => isInScope(scope, id)).map((scope) => `\`${scope}\``);
  return `**Who:** ${who}. **Scopes of tokens:** ${scopes.join(', ')}.`;
}

/** Removes the keys `x-…`, except names of properties and headers. */
function withoutMarks(document: Published): Published {
  const strip = (value: unknown, names = false): unknown => {
    if (Array.isArray(value)) return value.map((entry) => strip(entry));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).filter(([key]) => names || !key.startsWith('x-'));
    const needed = names ? undefined : (value as Schema)['x-needs-one-of'];
    if (needed) entries.push(['anyOf', needed.map((name) => ({ required: [name] }))]);
    return Object.fromEntries(
      entries.map(([key, entry]) => [
        key,
        !names && key === 'example' ? entry : strip(entry, !names && (key === 'properties' || key === 'headers')),
      ]),
    );
  };
  // only keys that the type does not list are removed
  return strip(document) as Published;
}

function nameEnums(published: Published): Published {
  const { schemas } = published.components;
  const names = new Map<string, string>();
  const added: Record<string, Schema> = {};
  for (const [name, place] of NAMED_ENUMS) {
    const [schema = '', property = ''] = place.split('.');
    const source = schemas[schema]?.properties?.[property];
    const values = (source?.items ?? source)?.enum?.filter((one) => one !== null);
    if (!values) throw new Error(`${place} has no enum, but ${name} is named after it`);
    names.set(JSON.stringify(values), name);
    added[name] = { type: 'string', enum: values };
  }
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== 'object' || value === null) return value;
    const { enum: values, type, ...rest } = value as Schema;
    if (Array.isArray(values)) {
      const name = names.get(JSON.stringify(values.filter((one) => one !== null)));
      const $ref = `#/components/schemas/${name}`;
      if (name) return values.includes(null) ? { ...rest, anyOf: [{ $ref }, { type: 'null' }] } : { ...rest, $ref };
      return { ...rest, ...(type && { type }), enum: values };
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, key === 'example' ? entry : replace(entry)]),
    );
  };
  // a schema stays one
  const { components, ...rest } = replace(published) as Published;
  return { ...rest, components: { ...components, schemas: { ...components.schemas, ...added } } };
}

/** Adds the headers that answers have: the ETag of what is read, the time to wait, the id of the request. */
function withHeaders(published: Published): Published {
  const add = (status: string, response: PublishedResponse, isRead: boolean) => {
    const headers = {
      ...response.headers,
      ...(isRead && status === '200' && ETAG),
      ...(['423', '429', '503'].includes(status) && RETRY_AFTER),
      ...REQUEST_ID,
    };
    return { ...response, headers };
  };
  const shared = Object.entries(published.components.responses).map(([name, response]) => {
    const status = { Locked: '423', TooMany: '429', Unavailable: '503' }[name] ?? '';
    return [name, add(status, response, false)] as const;
  });
  for (const item of Object.values(published.paths))
    for (const [method, operation] of Object.entries(item))
      operation.responses = Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [
          status,
          response.$ref ? response : add(status, response, method === 'get'),
        ]),
      );
  const components = { ...published.components, responses: Object.fromEntries(shared) };
  return { ...published, components: { ...components, parameters: usedParameters(published) } };
}

/** Parameters that are still referred to: those with an example stand in their operations. */
function usedParameters(published: Published): Published['components']['parameters'] {
  const text = JSON.stringify(published);
  const parameters = Object.entries(published.components.parameters);
  return Object.fromEntries(parameters.filter(([name]) => text.includes(`"#/components/parameters/${name}"`)));
}
