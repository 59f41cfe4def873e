import { Controller, Param } from '@nestjs/common';
import type { Context } from '#persistence';
import { StoresService } from '#shopping';
import { Operation } from '../contract/binding/operation.decorator.ts';
import { RequestContext } from '../contract/request/request-context.ts';
import { ResourceController } from '../contract/binding/resource.controller.ts';

@Controller()
export class StoresController extends ResourceController(StoresService, 'Store', 'Stores') {
  @Operation('getLearnedStoreOrder')
  async learnedOrder(@RequestContext() context: Context, @Param('id') id: string) {
    return this.service.learnedOrder(context, id);
  }
}
