import { Body, Controller } from '@nestjs/common';
import type { Input } from '#contract';
import type { Context } from '#persistence';
import { CookbooksService } from '#recipes';
import { Operation } from '../../contract/operation.decorator.ts';
import { RequestContext } from '../../contract/request-context.ts';
import { ResourceController } from '../../contract/resource.controller.ts';

@Controller()
export class CookbooksController extends ResourceController(CookbooksService, 'Cookbook', 'Cookbooks') {
  @Operation('updateCookbooks')
  async updateAll(@RequestContext() context: Context, @Body() changes: Input<'CookbookChange'>[]) {
    return this.service.updateAll(context, changes);
  }
}
