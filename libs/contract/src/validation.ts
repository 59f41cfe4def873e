import { Ajv2020 } from 'ajv/dist/2020.js';
import { registerDecorator } from 'class-validator';
import { document } from './document.ts';
import { FORMATS } from './formats.ts';
import { isDateTime } from './dates.ts';

/** An ajv that knows the contract (as `contract`) and its formats. */
export function contractAjv() {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: FORMATS as never });
  return ajv.addSchema({ ...document, $id: 'contract' });
}

let shared: Ajv2020 | undefined;

/** Checks a property against a schema of the contract, where class-validator has no decorator that does the same. */
export function Conforms(schema: object, each: boolean): PropertyDecorator {
  const rule = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object;
  let check: ((value: unknown) => boolean) | undefined;
  const matches = (value: unknown) =>
    (check ??= (shared ??= contractAjv()).compile(rule) as (value: unknown) => boolean)(value);
  const format = 'format' in schema ? String(schema.format) : 'schema';
  return (target, propertyName) =>
    registerDecorator({
      name: `conforms_${format.replace('-', '_')}`,
      target: target.constructor,
      propertyName: String(propertyName),
      options: { each },
      validator: { validate: matches },
    });
}

/** A date-time as Date; anything else as it is, for the validator to refuse. */
export const toDate = (value: unknown) => (typeof value === 'string' && isDateTime(value) ? new Date(value) : value);
