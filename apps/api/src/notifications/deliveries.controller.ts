import { Controller, Param, Query } from '@nestjs/common';
import type { QueryParams } from '#contract';
import { DeliveriesService } from '#notifications';
import type { Context } from '#persistence';
import { Operation, RequestContext } from '../contract/index.ts';

@Controller()
export class DeliveriesController {
  constructor(private readonly deliveries: DeliveriesService) {}

  @Operation('listDeliveries')
  async list(@RequestContext() context: Context, @Query() query: QueryParams<'listDeliveries'>) {
    return this.deliveries.list(context, query);
  }

  @Operation('replayDelivery')
  async replay(@RequestContext() context: Context, @Param('id') id: string) {
    return this.deliveries.replay(context, id);
  }
}
