import { Body, Controller, Query } from '@nestjs/common';
import type { RequestSchema, QueryParams } from '#contract';
import type { Context } from '#persistence';
import { BulkExportsService } from '#recipes';
import { Operation, RequestContext, successMessage } from '../../contract/index.ts';

@Controller()
export class BulkExportsController {
  constructor(private readonly exports: BulkExportsService) {}

  @Operation('listRecipeExports')
  async list(@RequestContext() context: Context) {
    return this.exports.list(context);
  }

  @Operation('exportRecipes')
  async start(@RequestContext() context: Context, @Body() { recipes, exportType }: RequestSchema<'BulkExporting'>) {
    return this.exports.settle(context, await this.exports.start(context, recipes, exportType));
  }

  @Operation('askForRecipeExport')
  async ask(@RequestContext() context: Context, @Query() { path }: QueryParams<'askForRecipeExport'>) {
    return this.exports.createToken(context, path);
  }

  @Operation('purgeRecipeExports')
  async purge(@RequestContext() context: Context) {
    await this.exports.purge(context);
    return successMessage(context, 'bulkActs.purged');
  }
}
