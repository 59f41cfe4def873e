import { Controller, Param, Query } from '@nestjs/common';
import type { QueryParams } from '#contract';
import { ReportsService } from '#groups';
import type { Context } from '#persistence';
import { Operation, RequestContext, successMessage } from '../contract/index.ts';

@Controller()
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Operation('listReports')
  async list(@RequestContext() context: Context, @Query() query: QueryParams<'listReports'>) {
    return this.reports.list(context, query.report_type);
  }

  @Operation('getReport')
  async get(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Query() { withEntries }: QueryParams<'getReport'>,
  ) {
    return this.reports.get(context, id, withEntries);
  }

  @Operation('listReportEntries')
  async listEntries(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Query() query: QueryParams<'listReportEntries'>,
  ) {
    return this.reports.listEntries(context, id, query);
  }

  @Operation('deleteReport')
  async delete(@RequestContext() context: Context, @Param('id') id: string) {
    await this.reports.delete(context, id);
    return successMessage(context, 'reports.deleted');
  }
}
