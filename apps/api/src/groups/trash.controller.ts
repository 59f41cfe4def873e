import { Body, Controller, Param, Query } from '@nestjs/common';
import type { RequestSchema, QueryParams } from '#contract';
import { TrashService } from '#groups';
import type { Context } from '#persistence';
import { Operation, RequestContext, successMessage } from '../contract/index.ts';

@Controller()
export class TrashController {
  constructor(private readonly trash: TrashService) {}

  @Operation('listTrash')
  async list(@RequestContext() context: Context, @Query() query: QueryParams<'listTrash'>) {
    return this.trash.list(context, query);
  }

  @Operation('restoreFromTrash')
  async restore(@RequestContext() context: Context, @Body() { ids }: RequestSchema<'TrashSelection'>) {
    return this.trash.restore(context, ids);
  }

  @Operation('deleteTrashed')
  async delete(@RequestContext() context: Context, @Param('id') id: string) {
    await this.trash.delete(context, id);
    return successMessage(context, 'trash.deleted');
  }

  @Operation('emptyTrash')
  async empty(@RequestContext() context: Context) {
    await this.trash.empty(context);
    return successMessage(context, 'trash.emptied');
  }
}
