import fastJson, { type AnySchema } from 'fast-json-stringify';
import { OPERATIONS, type OperationId } from '#contract';
import { resolve, responseOf, type Schema } from '#contract/document';

type Stringify = (value: unknown) => string;
const stringifiers = new Map<string, Stringify>();

/** Returns the serializer of a response, which writes only the properties in the contract. */
export function stringifierOf(id: OperationId, status: number = OPERATIONS[id].status): Stringify | undefined {
  const key = `${id} ${status}`;
  const cached = stringifiers.get(key);
  if (cached) return cached;
  const schema = responseOf(id, status)?.content?.['application/json']?.schema;
  if (!schema) return undefined;
  const stringify = fastJson(responseView(schema, 0));
  stringifiers.set(key, stringify);
  return stringify;
}

/** Depth at which recursive schemas are cut off; real responses have fewer levels. */
const MAX_DEPTH = 30;

/** Converts a schema for fast-json-stringify: no references, no write-only properties, `nullable` instead of unions with null. */
function responseView(schema: Schema, depth: number): AnySchema {
  if (depth > MAX_DEPTH) throw new Error('A schema of an answer refers to itself.');
  if (schema.$ref) return responseView(resolve(schema), depth + 1);
  const [option, other, ...others] = schema.anyOf ?? [];
  if (option && other?.type === 'null' && !others.length) return { ...responseView(option, depth + 1), nullable: true };
  const { properties, items, additionalProperties, format, ...rest } = schema;
  return {
    ...rest,
    // only these formats change how a Date is written
    ...(format === 'date-time' || format === 'date' ? { format } : {}),
    ...(items && { items: responseView(items, depth + 1) }),
    ...(additionalProperties !== undefined && { additionalProperties }),
    ...(properties && { properties: Object.fromEntries(responseSchemaOf(properties, depth)) }),
  };
}

const responseSchemaOf = (properties: Record<string, Schema>, depth: number) =>
  Object.entries(properties)
    .filter(([, property]) => !property.writeOnly)
    .map(([key, property]) => [key, responseView(property, depth + 1)] as const);
