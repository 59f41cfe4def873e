import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { from, map, mergeMap } from 'rxjs';
import { OPERATIONS, type OperationId } from '#contract';
import { bodySchemaOf, parametersOf, type Schema } from '#contract/document';
import { versionOf } from '#platform';
import { OPERATION } from './operation.decorator.ts';
import { MultipartReader } from './multipart.ts';
import { readerOf } from './read-value.ts';
import { stringifierOf } from './serializer.ts';

const queries = new Map<OperationId, Schema>();

/** Reads the request as the contract understands it, and writes the answer as the contract names it. */
@Injectable()
export class ContractInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly multipart: MultipartReader,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const id = this.reflector.get<OperationId | undefined>(OPERATION, context.getHandler());
    if (!id) return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    return from(this.read(id, request, response)).pipe(
      mergeMap(() => next.handle()),
      map((value) => answer(id, value, response)),
    );
  }

  private async read(id: OperationId, request: Request, response: Response) {
    const { consumes } = OPERATIONS[id];
    if (consumes === 'multipart') await this.multipart.read(request, response);
    const schema = bodySchemaOf(id);
    if (schema) request.body = readerOf(schema, consumes === 'json' ? 'json' : 'text')(request.body ?? {});
    // Express 5 has only a getter for the query
    Object.defineProperty(request, 'query', {
      value: readerOf(querySchema(id), 'text')(request.query),
      writable: true,
    });
  }
}

function querySchema(id: OperationId): Schema {
  const known = queries.get(id);
  if (known) return known;
  const parameters = parametersOf(id).filter((parameter) => parameter.in === 'query');
  const schema = { properties: Object.fromEntries(parameters.map(({ name, schema: type }) => [name, type])) };
  queries.set(id, schema);
  return schema;
}

function answer(id: OperationId, value: unknown, response: Response) {
  const stringify = stringifierOf(id);
  if (!stringify || value instanceof StreamableFile) return value;
  setVersion(value, response);
  response.type('application/json');
  return stringify(value);
}

/** What has a time of change can be changed conditionally (If-Match). */
function setVersion(value: unknown, response: Response) {
  if (response.getHeader('cache-control') === undefined) response.setHeader('cache-control', 'private, no-cache');
  const changed = typeof value === 'object' && value !== null && 'updateAt' in value ? value.updateAt : undefined;
  if (!(changed instanceof Date)) return;
  response.setHeader('etag', versionOf(changed));
  response.setHeader('last-modified', changed.toUTCString());
}
