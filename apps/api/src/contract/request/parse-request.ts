import type { Request } from 'express';
import { OPERATIONS, type OperationId } from '#contract';
import { bodySchemaOf, parametersOf, type Schema } from '#contract/document';
import { FORMATS } from '#contract/formats';
import { type Validator, type ValidationFault, compileRequestValidator } from '#contract/validation';
import { NotFound, ValidationFailed } from '#platform';
import { coercerFor, NO_SPACES } from './coerce-value.ts';

type Read = (value: unknown) => unknown;

const bodies = new Map<OperationId, Read>();
const queries = new Map<OperationId, Read>();

/** Checks the path parameters of a request: 422 for a malformed id or date, 404 for a value that nothing can have as its name. */
export function parsePath(id: OperationId, request: Request): void {
  for (const { name, schema } of parametersOf(id).filter((parameter) => parameter.in === 'path')) {
    const value = String(request.params[name] ?? '')
      .replaceAll('\0', '')
      .toWellFormed();
    if (schema.enum && !schema.enum.includes(value)) throw new NotFound();
    if (schema.pattern && !new RegExp(schema.pattern, 'u').test(value)) throw new NotFound();
    if (schema.format === 'uuid' && !FORMATS.uuid.test(value))
      throw new ValidationFailed({ [name]: ['validation.isUuid'] });
    if (schema.format === 'date' && !FORMATS.date(value))
      throw new ValidationFailed({ [name]: ['validation.isDateString'] });
    if (schema.type === 'integer' && !/^\d{1,9}$/.test(value))
      throw new ValidationFailed({ [name]: ['validation.isInt'] });
    request.params[name] = schema.format === 'uuid' ? value.toLowerCase() : value;
  }
}

/** Parses the body by the contract. Throws 422 with the errors by field. */
export function parseBody(id: OperationId, body: unknown): unknown {
  const schema = bodySchemaOf(id);
  if (!schema) return body;
  const mode = OPERATIONS[id].consumes === 'json' ? 'json' : 'text';
  return cachedReader(bodies, id, () => createReader(schema, mode))(body ?? {});
}

/** Parses the query and fills in defaults. Throws 422. */
export const parseQuery = (id: OperationId, query: unknown): unknown =>
  cachedReader(queries, id, () => createReader(querySchema(id), 'text'))(query);

function querySchema(id: OperationId): Schema {
  const parameters = parametersOf(id).filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  };
}

function cachedReader<T>(all: Map<OperationId, T>, id: OperationId, make: () => T): T {
  const reader = all.get(id) ?? make();
  all.set(id, reader);
  return reader;
}

function createReader(schema: Schema, mode: 'json' | 'text'): Read {
  const read = coercerFor(schema, mode);
  const check: Validator = compileRequestValidator(schema);
  return (value) => {
    const result = read(value);
    const faults = check(result);
    if (faults.length) throw new ValidationFailed(groupByField(faults));
    return result;
  };
}

/** Caps the errors in a response; a malicious body could cause thousands. */
const MAX_FAULTS = 100;

function groupByField(faults: ValidationFault[]): Record<string, string[]> {
  const fields = new Map<string, Set<string>>();
  for (const fault of relevantFaultsOf(faults.slice(0, MAX_FAULTS))) {
    const path = pathOf(fault) || 'body';
    fields.set(path, (fields.get(path) ?? new Set()).add(messageOf(fault)));
  }
  return Object.fromEntries([...fields].map(([path, messages]) => [path, [...messages]]));
}

/** Keeps the errors of the alternative that the value resembles, if a schema allows several. */
function relevantFaultsOf(faults: ValidationFault[]): ValidationFault[] {
  const relevantFaults = faults.filter(
    ({ keyword, params, schemaPath }) =>
      !/\/oneOf\/\d/.test(schemaPath) && !(keyword === 'type' && params['type'] === 'null'),
  );
  const detailedFaults = relevantFaults.filter(({ keyword }) => keyword !== 'anyOf');
  return detailedFaults.length ? detailedFaults : relevantFaults;
}

/** Returns the path as `recipeIngredient.0.quantity`. */
function pathOf({ instancePath, keyword, params }: ValidationFault): string {
  const missing = keyword === 'required' ? `/${String(params['missingProperty'])}` : '';
  return (instancePath + missing).slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Returns a message key with its limit, as `validation.maxLength|255`, which the problem filter translates. */
function messageOf(fault: ValidationFault): string {
  const { keyword, params, data } = fault;
  if (keyword === 'required' || isBlank(data)) return 'validation.isDefined';
  if (keyword === 'type') return `validation.${TYPES.get(nonNullTypeOf(params['type'])) ?? 'isObject'}`;
  if (keyword === 'format') return `validation.${FORMAT_KEYS.get(String(params['format'])) ?? 'matches'}`;
  if (keyword === 'enum') return `validation.isIn|${[params['allowedValues']].flat().filter(Boolean).join(', ')}`;
  if (keyword === 'pattern') return `validation.${PATTERN_KEYS.get(String(params['pattern'])) ?? 'matches'}`;
  const key = KEYWORDS.get(keyword) ?? 'matches';
  return params['limit'] === undefined ? `validation.${key}` : `validation.${key}|${String(params['limit'])}`;
}

const nonNullTypeOf = (type: unknown) => [type].flat().find((one) => one !== 'null');

/** Text without any visible character counts as missing. */
const isBlank = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.length < 1000 && !/[\p{L}\p{N}\p{P}\p{S}]/u.test(value));

const TYPES = new Map<unknown, string>([
  ['string', 'isString'],
  ['integer', 'isInt'],
  ['number', 'isNumber'],
  ['boolean', 'isBoolean'],
  ['array', 'isArray'],
]);
const FORMAT_KEYS = new Map([
  ['uuid', 'isUuid'],
  ['email', 'isEmail'],
  ['uri', 'isUrl'],
  ['date', 'isDateString'],
]);
const PATTERN_KEYS = new Map([
  [NO_SPACES, 'noSpaces'],
  [String.raw`^https?://\S+$`, 'isUrl'],
  [String.raw`^(https?://\S+)?$`, 'isUrl'],
]);
const KEYWORDS = new Map([
  ['minLength', 'minLength'],
  ['maxLength', 'maxLength'],
  ['minimum', 'min'],
  ['maximum', 'max'],
  ['minItems', 'arrayMinSize'],
  ['maxItems', 'arrayMaxSize'],
  ['maxProperties', 'arrayMaxSize'],
  ['instant', 'isDate'],
  ['file', 'isObject'],
  ['anyOf', 'isOneOf'],
  ['oneOf', 'isOneOf'],
]);
