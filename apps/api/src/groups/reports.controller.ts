import { Controller, Param, Query } from '@nestjs/common';
import type { Query as Asked } from '#contract';
import { ReportsService } from '#groups';
import type { Context } from '#persistence';
import { Operation } from '../contract/operation.decorator.ts';
import { message, RequestContext } from '../contract/request-context.ts';

@Controller()
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Operation('listReports')
  async list(@RequestContext() context: Context, @Query() query: Asked<'listReports'>) {
    return this.reports.list(context, query.report_type);
  }

  @Operation('getReport')
  async get(@RequestContext() context: Context, @Param('id') id: string) {
    return this.reports.get(context, id);
  }

  @Operation('deleteReport')
  async delete(@RequestContext() context: Context, @Param('id') id: string) {
    await this.reports.delete(context, id);
    return message(context, 'reports.deleted');
  }
}
