import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { OperationId } from '#contract';
import { parametersOf } from '#contract/document';
import { type Context, IdempotencyRecord } from '#persistence';
import { RequestInProgress, Environment, ValidationFailed } from '#platform';
import type { Exchange } from './response/file-response.ts';

const HEADER = 'idempotency-key';
const KEY = /^[\x21-\x7e]{1,100}$/;

/** Executes a request once per idempotency key and repeats the stored response for further requests with the key. */
@Injectable()
export class IdempotencyKeys {
  constructor(private readonly environment: Environment) {}

  /**
   * Runs the work in one transaction with the stored response. Errors are not stored. Throws 422 if the key belongs to another request
   * and 409 if the first request is in progress.
   */
  async runOnce(id: OperationId, { request, response }: Exchange, work: () => Promise<unknown>): Promise<unknown> {
    const key = request.get(HEADER);
    if (key === undefined) return work();
    if (!KEY.test(key)) throw new ValidationFailed({ [HEADER]: ['validation.matches'] });
    const digest = this.digest(id, request);
    const { userId } = request.context;
    return request.context.transaction(async (context) => {
      request.context = context;
      await claim(context, key);
      const record = await context.manager.findOneBy(IdempotencyRecord, { userId, key });
      if (record) return sendStored(record, digest, response);
      const body = await work();
      const etag = response.getHeader('etag');
      const text = typeof body === 'string' ? body : null;
      await context.manager.insert(IdempotencyRecord, {
        userId,
        key,
        digest,
        body: text,
        etag: etag ? String(etag) : null,
      });
      return body;
    });
  }

  private digest(id: OperationId, { params, query, body }: Request): string {
    const requestText = JSON.stringify([id, params, query, body]);
    return createHmac('sha256', this.environment.SECRET).update(requestText).digest('base64url');
  }
}

/** True for operations that run in one transaction if the request has a key. */
export const acceptsIdempotencyKey = (id: OperationId) => parametersOf(id).some(({ name }) => name === HEADER);

/** Locks the key across processes until the transaction ends. */
async function claim({ manager, userId }: Context, key: string): Promise<void> {
  const [{ free }] = await manager.query<[{ free: boolean }]>(
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS free',
    [`${HEADER}:${userId}:${key}`],
  );
  if (!free) throw new RequestInProgress();
}

function sendStored(
  { digest, body, etag }: IdempotencyRecord,
  requestDigest: string,
  response: Response,
): string | undefined {
  if (digest !== requestDigest) throw new ValidationFailed({ [HEADER]: ['errors.keyTaken'] });
  response.setHeader('cache-control', 'private, no-cache');
  response.setHeader('idempotency-replayed', 'true');
  if (etag) response.setHeader('etag', etag);
  if (body !== null) response.type('application/json');
  return body ?? undefined;
}
