import { Body, Controller, Param } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { TableImportsService } from '#organizers';
import type { Context } from '#persistence';
import { Operation, RequestContext } from '../contract/index.ts';

@Controller()
export class TablesController {
  constructor(private readonly tables: TableImportsService) {}

  @Operation('importTable')
  async import(@RequestContext() context: Context, @Body() body: RequestSchema<'TableImporting'>) {
    return this.tables.import(context, body);
  }

  @Operation('undoTable')
  async undo(@RequestContext() context: Context, @Param('id') id: string) {
    return this.tables.undo(context, id);
  }
}
