import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { from, lastValueFrom } from 'rxjs';
import { DataSource } from 'typeorm';
import { OPERATIONS, type OperationId } from '#contract';
import { operationOf } from '#contract/document';
import { Context } from '#persistence';
import { negotiateLocale, withWorkOwner } from '#platform';
import type { Exchange } from './response/file-response.ts';
import { addLocation, writeResponse } from './response/write-response.ts';
import { AuditTrail } from './audit-trail.ts';
import { BodyReader } from './request/body-reader.ts';
import { acceptsIdempotencyKey, IdempotencyKeys } from './idempotency-keys.ts';
import { operationOfRequest } from './binding/operation.decorator.ts';
import { parseBody, parseQuery } from './request/parse-request.ts';

/** Validates the request and serializes the response by the contract. */
@Injectable()
export class ContractInterceptor implements NestInterceptor {
  constructor(
    private readonly audit: AuditTrail,
    private readonly body: BodyReader,
    private readonly idempotency: IdempotencyKeys,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler) {
    const id = operationOfRequest(execution);
    if (!id) return next.handle();
    const request = execution.switchToHttp().getRequest<Request>();
    const response = execution.switchToHttp().getResponse<Response>();
    const { groupId = '', userId = '' } = request.user ?? {};
    return from(
      withWorkOwner({ groupId, userId, isJob: false }, async () => {
        await this.read(id, request, response);
        return this.run(id, { request, response }, next);
      }),
    );
  }

  private async run(id: OperationId, exchange: Exchange, next: CallHandler): Promise<unknown> {
    const handle = () => lastValueFrom<unknown>(next.handle());
    const audited = OPERATIONS[id].audited ? () => this.audit.record(id, exchange.request, handle) : handle;
    const respond = async () => writeResponse(id, await audited(), exchange);
    const body = await (acceptsIdempotencyKey(id) ? this.idempotency.runOnce(id, exchange, respond) : respond());
    addLocation(id, body, exchange.response);
    return body;
  }

  private async read(id: OperationId, request: Request, response: Response): Promise<void> {
    request.operation = id;
    request.context = this.contextOf(id, request);
    await this.body.read(id, request, response);
    request.body = parseBody(id, request.body);
    // Express 5 has only a getter for the query
    Object.defineProperty(request, 'query', { value: parseQuery(id, request.query), writable: true });
  }

  private contextOf(id: OperationId, { user, headers, ip }: Request): Context {
    const ifMatch = operationOf(id).responses[412] && headers['if-match'];
    const respondsAsync = /\brespond-async\b/i.test(String(headers.prefer ?? ''));
    const locale = user?.locale ?? negotiateLocale(headers['accept-language']);
    return new Context(
      { caller: user, locale, address: ip, userAgent: headers['user-agent'], ifMatch, respondsAsync },
      this.database.manager,
    );
  }
}
