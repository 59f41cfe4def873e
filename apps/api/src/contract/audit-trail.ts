import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AuditLogService } from '#admin';
import type { OperationId } from '#contract';
import { acceptsIdempotencyKey } from './idempotency-keys.ts';

/** Records the operations that the contract marks as audited. */
@Injectable()
export class AuditTrail {
  constructor(private readonly log: AuditLogService) {}

  /** Records the operation in its transaction if it runs in one. */
  async record(operation: OperationId, request: Request, work: () => Promise<unknown>): Promise<unknown> {
    const workAndRecord = async () => {
      const result = await work();
      const { params, query, body, context } = request;
      await this.log.record(context, { operation, params, query, body, result });
      return result;
    };
    if (!acceptsIdempotencyKey(operation)) return workAndRecord();
    return request.context.transaction(async (context) => {
      request.context = context;
      return workAndRecord();
    });
  }
}
