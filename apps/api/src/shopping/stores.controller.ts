import { Controller, Param } from '@nestjs/common';
import type { Context } from '#persistence';
import { StoresService } from '#shopping';
import { Operation, RequestContext, ResourceController } from '../contract/index.ts';

@Controller()
export class StoresController extends ResourceController(StoresService, 'Store', 'Stores') {
  @Operation('getLearnedStoreOrder')
  async learnedOrder(@RequestContext() context: Context, @Param('id') id: string) {
    return this.service.learnedOrder(context, id);
  }
}
