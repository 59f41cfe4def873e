import type { Request } from 'express';
import type { OperationId } from '#contract';
import { parametersOf } from '#contract/document';
import { FORMATS } from '#contract/formats';
import { ValidationFailed, NotFound } from '#platform';

/** Checks the path parameters of a request against the contract: 422 for a malformed id, 404 for an unknown word. */
export function parsePath(id: OperationId, request: Request): void {
  for (const { name, schema } of parametersOf(id).filter((parameter) => parameter.in === 'path')) {
    const value = String(request.params[name] ?? '')
      .replaceAll('\0', '')
      .toWellFormed();
    if ('enum' in schema && !(schema.enum as string[]).includes(value)) throw new NotFound();
    if (schema.format === 'uuid' && !FORMATS.uuid.test(value))
      throw new ValidationFailed({ [name]: ['validation.isUuid'] });
    if (schema.type === 'integer' && !/^\d{1,9}$/.test(value))
      throw new ValidationFailed({ [name]: ['validation.isInt'] });
    request.params[name] = schema.format === 'uuid' ? value.toLowerCase() : value;
  }
}
