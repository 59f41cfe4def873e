import { Controller, Query } from '@nestjs/common';
import { AuditLogService } from '#admin';
import type { QueryParams } from '#contract';
import type { Context } from '#persistence';
import { Operation, RequestContext } from '../contract/index.ts';

@Controller()
export class AuditLogController {
  constructor(private readonly log: AuditLogService) {}

  @Operation('listAuditLog')
  async list(@RequestContext() context: Context, @Query() query: QueryParams<'listAuditLog'>) {
    return this.log.list(context, query);
  }

  @Operation('listGroupAuditLog')
  async listOfGroup(@RequestContext() context: Context, @Query() query: QueryParams<'listGroupAuditLog'>) {
    return this.log.listOfGroup(context, query);
  }
}
