import { Body, Controller, Param, Query } from '@nestjs/common';
import type { RequestSchema, QueryParams } from '#contract';
import type { Context } from '#persistence';
import { CopyPublicRecipeService, ShareLinksService } from '#recipes';
import { Operation, RequestContext } from '../../contract/index.ts';

@Controller()
export class ShareLinksController {
  constructor(
    private readonly links: ShareLinksService,
    private readonly taking: CopyPublicRecipeService,
  ) {}

  @Operation('listShareLinks')
  async list(@RequestContext() context: Context, @Query() { recipe_id: recipeId }: QueryParams<'listShareLinks'>) {
    return this.links.list(context, recipeId);
  }

  @Operation('createShareLink')
  async create(@RequestContext() context: Context, @Body() body: RequestSchema<'ShareLinkCreate'>) {
    return this.links.create(context, body);
  }

  @Operation('getShareLink')
  async get(@RequestContext() context: Context, @Param('id') id: string) {
    return this.links.get(context, id);
  }

  @Operation('deleteShareLink')
  async delete(@RequestContext() context: Context, @Param('id') id: string) {
    return this.links.delete(context, id);
  }

  @Operation('getSharedRecipe')
  async open(@RequestContext() context: Context, @Param('id') id: string) {
    return this.links.readAndCount(context, id);
  }

  @Operation('saveSharedRecipe')
  async save(@RequestContext() context: Context, @Param('id') id: string) {
    return this.taking.copy(context, await this.links.read(context, id));
  }
}
