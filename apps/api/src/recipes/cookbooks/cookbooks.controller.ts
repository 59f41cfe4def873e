import { Body, Controller } from '@nestjs/common';
import { CookbookChangeDto } from '#contract/dtos';
import type { Context } from '#persistence';
import { CookbooksService } from '#recipes';
import { Operation } from '../../contract/operation.decorator.ts';
import { RequestContext } from '../../contract/request-context.ts';
import { ResourceController } from '../../contract/resource.controller.ts';

@Controller()
export class CookbooksController extends ResourceController(CookbooksService, 'Cookbook', 'Cookbooks') {
  @Operation('updateCookbooks')
  async updateAll(@RequestContext() context: Context, @Body() changes: CookbookChangeDto[]) {
    return this.service.updateAll(context, changes);
  }
}
