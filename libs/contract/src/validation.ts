/** Validates requests against the contract with ajv. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { document, type Schema } from './document.ts';
import { FORMATS } from './formats.ts';

/** Validation error; `data` is the invalid part of the value. */
export type ValidationFault = ErrorObject;
/** Returns the errors of a value; empty if it is valid. Fills in the contract's defaults. */
export type Validator = (value: unknown) => ValidationFault[];

const FROM_JSON = { strict: false, allErrors: true, formats: FORMATS } as const;

/** Creates an ajv instance with the published contract as schema `contract`. */
export const createContractAjv = () => new Ajv2020(FROM_JSON).addSchema({ ...document, $id: 'contract' });

let requests: Ajv2020 | undefined;

/** Creates an ajv instance for parsed requests: without read-only properties, with Date values and files. */
function requestAjv(): Ajv2020 {
  const ajv = new Ajv2020({ ...FROM_JSON, useDefaults: true, verbose: true });
  ajv.addKeyword({
    keyword: 'instant',
    validate: ({ nullable }: { nullable: boolean }, value: unknown) =>
      value instanceof Date || (nullable && value === null),
  });
  ajv.addKeyword({
    keyword: 'file',
    validate: (_: true, value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value),
  });
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [name, sent(schema)] as const);
  return ajv.addSchema({ $id: 'contract', components: { schemas: Object.fromEntries(schemas) } });
}

/** Compiles a schema on demand. */
export function compileRequestValidator(schema: Schema): Validator {
  const rule: object = JSON.parse(JSON.stringify(sent(schema)).replaceAll('"#/', '"contract#/'));
  const validate = (requests ??= requestAjv()).compile(rule);
  return (value) => (validate(value) ? [] : [...(validate.errors ?? [])]);
}

/** Converts a schema to that of parsed requests. */
function sent(schema: Schema): Schema | object {
  const { type, format, properties, required, items, anyOf, oneOf, additionalProperties, ...rest } = schema;
  if (format === 'date-time') return { instant: { nullable: [type].flat().includes('null') } };
  if (format === 'binary') return { file: true };
  const writable = Object.entries(properties ?? {}).filter(([, property]) => !property.readOnly);
  return {
    ...rest,
    ...(type && { type }),
    ...(format && { format }),
    ...(properties && { properties: Object.fromEntries(writable.map(([key, property]) => [key, sent(property)])) }),
    ...(required && { required: required.filter((key) => !properties?.[key]?.readOnly) }),
    ...(items && { items: sent(items) }),
    ...(anyOf && { anyOf: anyOf.map(sent) }),
    ...(oneOf && { oneOf: oneOf.map(sent) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object' ? sent(additionalProperties) : additionalProperties,
    }),
  };
}
