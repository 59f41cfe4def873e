import { Controller, Query } from '@nestjs/common';
import { AuditLogService } from '#admin';
import type { Query as Asked } from '#contract';
import type { Context } from '#persistence';
import { Operation } from '../contract/operation.decorator.ts';
import { RequestContext } from '../contract/request-context.ts';

@Controller()
export class AuditLogController {
  constructor(private readonly log: AuditLogService) {}

  @Operation('listAuditLog')
  async list(@RequestContext() context: Context, @Query() query: Asked<'listAuditLog'>) {
    return this.log.list(context, query);
  }

  @Operation('listGroupAuditLog')
  async listOfGroup(@RequestContext() context: Context, @Query() query: Asked<'listGroupAuditLog'>) {
    return this.log.listOfGroup(context, query);
  }
}
