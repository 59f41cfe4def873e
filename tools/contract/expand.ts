/** Writes out what openapi/ says in short, so that the published document is plain OpenAPI 3.1. */
import {
  METHODS,
  operationsOf,
  type Alias,
  type Document,
  type Method,
  type PathItem,
  type Schema,
} from './document.ts';

const PAGING = ['page', 'perPage', 'orderBy', 'orderDirection', 'paginationSeed', 'queryFilter', 'search'];
const NEEDS_PERMISSION = ['organizer', 'inviter', 'manager', 'admin'];

export function expand(document: Document): Document {
  expandSchemas(document.components.schemas);
  for (const row of operationsOf(document)) {
    if (row.operation['x-paged']) addPaging(row.operation);
    addErrors(row.operation, row.path);
    addExample(row.operation);
    if (row.operation['x-access'] === 'public') row.operation.security = [];
  }
  for (const [path, item] of Object.entries(document.paths)) expandAliases(document, path, item);
  return document;
}

function expandSchemas(schemas: Record<string, Schema>) {
  for (const [name, schema] of Object.entries(schemas)) {
    const pageOf = schema['x-page-of'];
    if (pageOf) schemas[name] = pageSchema(pageOf);
    else if (schema['x-partial-of']) schemas[name] = partial(schema, schemas[schema['x-partial-of']]);
  }
}

/** A copy of the source of which nothing is required, without what is read only; own properties win. */
function partial(schema: Schema, source: Schema | undefined): Schema {
  if (!source) throw new Error(`x-partial-of: ${schema['x-partial-of']} is not a schema`);
  const { 'x-partial-of': _, 'x-without': without = [], ...own } = schema;
  const kept = Object.entries(source.properties ?? {}).filter(
    ([key, property]) => !property.readOnly && !without.includes(key),
  );
  return { type: 'object', ...own, properties: { ...Object.fromEntries(kept), ...own.properties } };
}

const pageSchema = (name: string): Schema => ({
  type: 'object',
  required: ['page', 'per_page', 'total', 'total_pages', 'items', 'next', 'previous'],
  properties: {
    page: { type: 'integer' },
    per_page: { type: 'integer' },
    total: { type: 'integer' },
    total_pages: { type: 'integer' },
    items: { type: 'array', items: { $ref: `#/components/schemas/${name}` } },
    next: { type: ['string', 'null'], description: 'Path and query of the next page, without /api.' },
    previous: { type: ['string', 'null'], description: 'Path and query of the page before, without /api.' },
  },
});

function addPaging(operation: Document['paths'][string]['get'] & object) {
  const paging = PAGING.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  operation.parameters = [...(operation.parameters ?? []), ...(paging as never[])];
  delete operation['x-paged'];
}

/** The error statuses that follow from the shape of an operation; it names only those of its own. */
function addErrors(operation: NonNullable<PathItem[Method]>, path: string) {
  const access = operation['x-access'];
  const statuses: Record<string, string | false> = {
    400: 'BadRequest',
    401: access !== 'public' && 'Unauthorized',
    403: NEEDS_PERMISSION.includes(access) && 'Forbidden',
    404: path.includes('{') && 'NotFound',
    413: !!operation.requestBody && 'TooLarge',
    422: (!!operation.requestBody || !!operation.parameters?.length || path.includes('{')) && 'Invalid',
  };
  for (const [status, name] of Object.entries(statuses)) {
    if (name) operation.responses[status] ??= { $ref: `#/components/responses/${name}` };
  }
}

function addExample(operation: NonNullable<PathItem[Method]>) {
  const example = operation['x-example']?.body;
  const media = Object.values(operation.requestBody?.content ?? {})[0];
  if (media && example !== undefined) media.example = example;
}

const aliasesOf = (aliases: Alias[] = []) =>
  aliases.flatMap((alias) =>
    typeof alias === 'string'
      ? METHODS.map((method) => [method, alias] as const)
      : (Object.entries(alias) as [Method, string][]),
  );

function expandAliases(document: Document, path: string, item: PathItem) {
  const numbers: Record<string, number> = {};
  for (const [method, alias] of aliasesOf(item['x-aliases'])) {
    const operation = item[method];
    if (!operation) continue;
    const number = (numbers[method] = (numbers[method] ?? 0) + 1);
    const copy = {
      ...operation,
      operationId: `${operation.operationId}Alias${number}`,
      'x-alias-of': operation.operationId,
      deprecated: true,
      description: `The same as ${method.toUpperCase()} ${path}, for existing clients.`,
    };
    const target = (document.paths[alias] ??= item.parameters ? { parameters: item.parameters } : {});
    target[method] = copy;
  }
  delete item['x-aliases'];
}
