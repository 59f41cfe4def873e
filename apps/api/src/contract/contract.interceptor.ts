import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { from, map, mergeMap } from 'rxjs';
import { DataSource } from 'typeorm';
import { OPERATIONS, type OperationId } from '#contract';
import { bodySchemaOf, operationOf, parametersOf, type Schema } from '#contract/document';
import { Context } from '#persistence';
import { negotiateLocale } from '#platform';
import { answer } from './answer.ts';
import { MultipartReader } from './multipart.ts';
import { OPERATION } from './operation.decorator.ts';
import { readerOf } from './read-value.ts';
import { validBody, validQuery } from './validate.ts';

const queries = new Map<OperationId, Schema>();

/** Reads the request as the contract understands it, and writes the answer as the contract names it. */
@Injectable()
export class ContractInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly multipart: MultipartReader,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler) {
    const id = this.reflector.get<OperationId | undefined>(OPERATION, execution.getHandler());
    if (!id) return next.handle();
    const request = execution.switchToHttp().getRequest<Request>();
    const response = execution.switchToHttp().getResponse<Response>();
    return from(this.read(id, request, response)).pipe(
      mergeMap(() => next.handle()),
      map((value) => answer(id, value, request)),
    );
  }

  private async read(id: OperationId, request: Request, response: Response): Promise<void> {
    request.operation = id;
    request.context = this.contextOf(id, request);
    const { consumes } = OPERATIONS[id];
    if (consumes === 'multipart') await this.multipart.read(request, response);
    const schema = bodySchemaOf(id);
    if (schema) {
      const read = readerOf(schema, consumes === 'json' ? 'json' : 'text');
      request.body = await validBody(id, read(request.body ?? {}));
    }
    // Express 5 has only a getter for the query
    const query = await validQuery(id, readerOf(querySchema(id), 'text')(request.query));
    Object.defineProperty(request, 'query', { value: query, writable: true });
  }

  private contextOf(id: OperationId, { user, headers, ip }: Request): Context {
    const ifMatch = operationOf(id).responses[412] && headers['if-match'];
    const locale = user?.locale ?? negotiateLocale(headers['accept-language']);
    return new Context({ caller: user, locale, address: ip, ifMatch }, this.database.manager);
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
