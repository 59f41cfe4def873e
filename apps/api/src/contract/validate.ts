import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validate, type ValidationError } from 'class-validator';
import type { OperationId } from '#contract';
import { bodySchemaOf, type Schema } from '#contract/document';
import { BODIES, QUERIES } from '#contract/dtos';
import { Invalid } from '#platform';

type Class = new () => object;

/** The body of a request as the generated class of its operation has it; throws 422 that says what is wrong, field by field. */
export async function validBody(id: OperationId, body: unknown): Promise<unknown> {
  const dto = BODIES[id];
  const schema = bodySchemaOf(id);
  if (!dto || !schema) return body;
  return schema.type === 'array' ? validEntries(dto, schema, body) : valid(dto, body);
}

export async function validQuery(id: OperationId, query: unknown): Promise<unknown> {
  const dto = QUERIES[id];
  return dto ? valid(dto, query) : query;
}

async function validEntries(dto: Class, { maxItems = Infinity }: Schema, body: unknown): Promise<object[]> {
  if (!Array.isArray(body)) throw new Invalid({ body: ['validation.isArray'] });
  if (body.length > maxItems) throw new Invalid({ body: [`validation.arrayMaxSize|${maxItems}`] });
  return Promise.all(body.map((entry, index) => valid(dto, entry, String(index))));
}

async function valid(dto: Class, value: unknown, path = ''): Promise<object> {
  if (!isObject(value)) throw new Invalid({ [path || 'body']: ['validation.isObject'] });
  const instance = plainToInstance(dto, value);
  const errors = await validate(instance, {
    forbidUnknownValues: false,
    // the messages are made from these
    validationError: { target: true, value: true },
  });
  if (errors.length) throw new Invalid(Object.fromEntries(byField(errors, path && `${path}.`)));
  return instance;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LIMITED = new Set(['minLength', 'maxLength', 'min', 'max', 'arrayMinSize', 'arrayMaxSize']);

function byField(errors: ValidationError[], prefix = ''): [string, string[]][] {
  return errors.flatMap((error) => {
    const path = prefix + error.property;
    const own = [...new Set(relevant(Object.keys(error.constraints ?? {})).map((name) => messageOf(error, name)))];
    return [...(own.length ? [[path, own] as [string, string[]]] : []), ...byField(error.children ?? [], `${path}.`)];
  });
}

/** If the type is wrong, only that is reported, since length and range mean nothing then. */
function relevant(names: string[]): string[] {
  const types = names.filter((name) => /^is(String|Int|Number|Boolean|Array|Object)$/.test(name));
  return types.length ? types : names;
}

/** A message key with its limit, as `validation.maxLength|255`; the problem filter translates it. */
function messageOf(error: ValidationError, name: string): string {
  if (error.value === undefined || isBlank(error.value)) return 'validation.isDefined';
  const limit = constraintsOf(error, name)?.[0];
  if (name === 'isIn') return `validation.isIn|${String(limit).replaceAll(',', ', ')}`;
  return LIMITED.has(name) ? `validation.${name}|${String(limit)}` : `validation.${KEYS[name] ?? name}`;
}

/** Text without any visible character counts as left out. */
const isBlank = (value: unknown) => typeof value === 'string' && !/[\p{L}\p{N}\p{P}\p{S}]/u.test(value);

const KEYS: Record<string, string> = {
  conforms_uuid: 'isUuid',
  conforms_email: 'isEmail',
  conforms_uri: 'isUrl',
  conforms_date: 'isDateString',
  conforms_schema: 'isOneOf',
};

function constraintsOf({ target, property }: ValidationError, name: string): unknown[] | undefined {
  if (!target) return undefined;
  const all = getMetadataStorage().getTargetValidationMetadatas(target.constructor, '', false, false);
  return all.find((metadata) => metadata.propertyName === property && metadata.name === name)?.constraints as
    unknown[] | undefined;
}
