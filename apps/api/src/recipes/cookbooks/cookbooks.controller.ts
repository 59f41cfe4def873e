import { Body, Controller, Param, Query } from '@nestjs/common';
import type { QueryParams, RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { CookbooksService } from '#recipes';
import { Operation, RequestContext, ResourceController } from '../../contract/index.ts';

@Controller()
export class CookbooksController extends ResourceController(CookbooksService, 'Cookbook', 'Cookbooks') {
  @Operation('getCookbook')
  override async get(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Query() query: QueryParams<'getCookbook'> = {},
  ) {
    return this.service.get(context, id, query);
  }

  @Operation('updateCookbooks')
  async updateAll(@RequestContext() context: Context, @Body() changes: RequestSchema<'CookbookChange'>[]) {
    return this.service.updateAll(context, changes);
  }
}
