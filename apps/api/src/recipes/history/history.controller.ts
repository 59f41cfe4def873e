import { Body, Controller, Param } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { RecipeHistoryService } from '#recipes';
import { Operation, RequestContext } from '../../contract/index.ts';

@Controller()
export class HistoryController {
  constructor(private readonly history: RecipeHistoryService) {}

  @Operation('listRecipeVersions')
  async list(@RequestContext() context: Context, @Param('slug') slug: string) {
    return this.history.list(context, slug);
  }

  @Operation('getRecipeVersion')
  async get(@RequestContext() context: Context, @Param('slug') slug: string, @Param('number') number: number) {
    return this.history.get(context, slug, number);
  }

  @Operation('restoreRecipeVersion')
  async restore(
    @RequestContext() context: Context,
    @Param('slug') slug: string,
    @Param('number') number: number,
    @Body() { fields }: RequestSchema<'RecipeVersionRestore'>,
  ) {
    return this.history.restore(context, slug, { number, fields });
  }
}
