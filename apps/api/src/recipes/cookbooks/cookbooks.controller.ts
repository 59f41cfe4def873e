import { Body, Controller } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { CookbooksService } from '#recipes';
import { Operation } from '../../contract/binding/operation.decorator.ts';
import { RequestContext } from '../../contract/request/request-context.ts';
import { ResourceController } from '../../contract/binding/resource.controller.ts';

@Controller()
export class CookbooksController extends ResourceController(CookbooksService, 'Cookbook', 'Cookbooks') {
  @Operation('updateCookbooks')
  async updateAll(@RequestContext() context: Context, @Body() changes: RequestSchema<'CookbookChange'>[]) {
    return this.service.updateAll(context, changes);
  }
}
