import { ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { Invalid } from '#platform';

const LIMITED = new Set(['minLength', 'maxLength', 'min', 'max', 'arrayMinSize', 'arrayMaxSize']);

/** Validates bodies and queries against the generated classes; says what is wrong by message key, field by field. */
export const createValidationPipe = () =>
  new ValidationPipe({
    transform: true,
    forbidUnknownValues: false,
    // what the messages are made of
    validationError: { target: true, value: true },
    exceptionFactory: (errors) => new Invalid(Object.fromEntries(byField(errors))),
  });

export type FieldMessage = string;

function byField(errors: ValidationError[], prefix = ''): [string, FieldMessage[]][] {
  return errors.flatMap((error) => {
    const path = prefix + error.property;
    const own = [...new Set(relevant(Object.keys(error.constraints ?? {})).map((name) => messageOf(error, name)))];
    return [
      ...(own.length ? [[path, own] as [string, FieldMessage[]]] : []),
      ...byField(error.children ?? [], `${path}.`),
    ];
  });
}

/** Of a wrong type, only the type is told: its length and range mean nothing. */
function relevant(names: string[]): string[] {
  const types = names.filter((name) => /^is(String|Int|Number|Boolean|Array|Object)$/.test(name));
  return types.length ? types : names;
}

/** A message key with its limit, as `validation.maxLength|255`; the problem filter translates it. */
function messageOf(error: ValidationError, name: string): FieldMessage {
  if (error.value === undefined || isBlank(error.value)) return 'validation.isDefined';
  const limit = constraintsOf(error, name)?.[0];
  if (name === 'isIn') return `validation.isIn|${String(limit).replaceAll(',', ', ')}`;
  return LIMITED.has(name) ? `validation.${name}|${String(limit)}` : `validation.${KEYS[name] ?? name}`;
}

/** Nothing that can be seen: whoever sent it left the field out. */
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
