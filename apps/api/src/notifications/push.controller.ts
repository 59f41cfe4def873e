import { Body, Controller, Query } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { PushService } from '#notifications';
import type { Context } from '#persistence';
import { Operation, RequestContext } from '../contract/index.ts';

@Controller()
export class PushController {
  constructor(private readonly push: PushService) {}

  @Operation('getPushKey')
  async key() {
    return { publicKey: this.push.publicKey() };
  }

  @Operation('subscribeToPush')
  async subscribe(@RequestContext() context: Context, @Body() subscription: RequestSchema<'PushSubscription'>) {
    await this.push.subscribe(context, subscription);
    return this.key();
  }

  @Operation('unsubscribeFromPush')
  async unsubscribe(@RequestContext() context: Context, @Query('endpoint') endpoint: string) {
    await this.push.unsubscribe(context, endpoint);
    return this.key();
  }
}
