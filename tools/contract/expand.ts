/** Writes out what openapi/ says in short, so that the published document is plain OpenAPI 3.1. */
import {
  METHODS,
  operationsOf,
  refName,
  type Alias,
  type Document,
  type Method,
  type Operation,
  type OperationRow,
  type Parameter,
  type PathItem,
} from './document.ts';
import { deriveSchemas, requireAnswers } from './schemas.ts';
import { addWebhooks } from './webhooks.ts';

const PAGING = ['page', 'perPage', 'orderBy', 'orderDirection', 'paginationSeed', 'queryFilter', 'search'];
const CONDITIONAL = ['put', 'patch', 'delete'];
/** Access levels without sign-in; `visitor` knows who is signed in. */
const OPEN_TO_ALL = ['public', 'visitor'];

export function expand(document: Document): Document {
  deriveSchemas(document);
  for (const item of Object.values(document.paths)) addPatch(item);
  for (const row of operationsOf(document)) {
    const { operation, method } = row;
    addKey(row);
    addPaging(operation, document);
    addErrors(row);
    addExample(operation);
    if (OPEN_TO_ALL.includes(operation['x-access'])) operation.security = [];
    const name = answerOf(operation) ?? '';
    const isVersioned = !!document.components.schemas[name]?.properties?.['version'];
    if (isVersioned && (CONDITIONAL.includes(method) || operation['x-conditional'])) addIfMatch(operation, name);
  }
  requireAnswers(document);
  addWebhooks(document);
  for (const [path, item] of Object.entries(document.paths)) expandAliases(document, path, item);
  return document;
}

/** PUT keeps what is not sent, so PATCH is the same operation under another verb: `x-patch` names it. */
function addPatch(item: PathItem): void {
  const id = item.put?.['x-patch'];
  if (!item.put || !id) return;
  delete item.put['x-patch'];
  item.patch = { ...structuredClone(item.put), operationId: id };
}

/**
 * Adds `Idempotency-Key` to changes by signed-in callers. Files are not compared, and `x-repeatable: false` marks
 * operations that contact other servers or whose response must not be stored.
 */
function addKey({ operation, method }: OperationRow): void {
  const isOpen = OPEN_TO_ALL.includes(operation['x-access']);
  const takesFiles = !!operation.requestBody?.content['multipart/form-data'];
  if (method === 'get' || isOpen || takesFiles || operation['x-repeatable'] === false) return;
  operation.parameters = [...(operation.parameters ?? []), reference<Parameter>('parameters', 'idempotencyKey')];
  operation.responses['409'] ??= reference('responses', 'Conflict');
}

/** The schema of the success answer, by name. */
function answerOf(operation: Operation): string | undefined {
  const ref = operation.responses['200']?.content?.['application/json']?.schema.$ref;
  return ref && refName(ref);
}

/** Adds `If-Match` to changes of versioned resources; 412 has the current state. */
function addIfMatch(operation: Operation, name: string): void {
  operation.parameters = [...(operation.parameters ?? []), reference<Parameter>('parameters', 'ifMatch')];
  const current = { $ref: `#/components/schemas/${name}` };
  const { properties } = { properties: { detail: { $ref: '#/components/schemas/ProblemDetail' }, current } };
  operation.responses['412'] = {
    description: 'Somebody changed it meanwhile; `current` is what it is by now.',
    content: { 'application/json': { schema: { type: 'object', required: ['detail', 'current'], properties } } },
  };
}

const reference = <T>(kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` }) as T;

/** `x-paged: true` sorts by time of creation, newest first; `x-paged: { orderBy, orderDirection }` says otherwise. */
function addPaging(operation: Operation, { components }: Document): void {
  const paged = operation['x-paged'];
  if (!paged) return;
  const order: Record<string, string> = paged === true ? {} : paged;
  const paging = PAGING.map((name) => {
    const shared = reference<Parameter>('parameters', name);
    const own = order[name];
    if (!own) return shared;
    const parameter = components.parameters[name]!;
    return { ...parameter, schema: { ...parameter.schema, default: own } };
  });
  operation.parameters = [...(operation.parameters ?? []), ...paging];
  operation['x-paged'] = true;
}

/** The error statuses that follow from the shape of an operation; it names only those of its own. */
function addErrors({ operation, path, method }: OperationRow) {
  const access = operation['x-access'];
  const statuses: Record<string, string | false> = {
    400: 'BadRequest',
    401: !OPEN_TO_ALL.includes(access) && 'Unauthorized',
    // an API token may be made for less than its owner may do
    403: access !== 'public' && 'Forbidden',
    404: path.includes('{') && 'NotFound',
    413: !!operation.requestBody && 'TooLarge',
    415: !!operation.requestBody && 'UnsupportedMediaType',
    422: (!!operation.requestBody || !!operation.parameters?.length || path.includes('{')) && 'Invalid',
    503: 'Unavailable',
    507: method !== 'get' && 'StorageFull',
  };
  for (const [status, name] of Object.entries(statuses)) {
    if (name) operation.responses[status] ??= reference('responses', name);
  }
}

function addExample(operation: Operation) {
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
