import { Controller, Param, Query } from '@nestjs/common';
import { ListReportsQuery } from '#contract/dtos';
import { ReportsService } from '#groups';
import type { Actor } from '#platform';
import { Caller } from '../contract/caller.decorator.ts';
import { message } from '../contract/locale.decorator.ts';
import { Operation } from '../contract/operation.decorator.ts';

@Controller()
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Operation('listReports')
  async list(@Caller() actor: Actor, @Query() query: ListReportsQuery) {
    return this.reports.list(actor, query.report_type);
  }

  @Operation('getReport')
  async get(@Caller() actor: Actor, @Param('id') id: string) {
    return this.reports.get(actor, id);
  }

  @Operation('deleteReport')
  async delete(@Caller() actor: Actor, @Param('id') id: string) {
    await this.reports.delete(actor, id);
    return message(actor.locale, 'reports.deleted');
  }
}
