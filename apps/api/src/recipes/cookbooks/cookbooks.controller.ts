import { Body, Controller } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { CookbooksService } from '#recipes';
import { Operation, RequestContext, ResourceController } from '../../contract/index.ts';

@Controller()
export class CookbooksController extends ResourceController(CookbooksService, 'Cookbook', 'Cookbooks') {
  @Operation('updateCookbooks')
  async updateAll(@RequestContext() context: Context, @Body() changes: RequestSchema<'CookbookChange'>[]) {
    return this.service.updateAll(context, changes);
  }
}
