import { Controller, Param } from '@nestjs/common';
import { EventWebhooksService } from '#notifications';
import type { Context } from '#persistence';
import { Operation, PlainResourceController, RequestContext, successMessage } from '../contract/index.ts';

@Controller()
export class EventWebhooksController extends PlainResourceController(
  EventWebhooksService,
  'EventWebhook',
  'EventWebhooks',
) {
  @Operation('renewEventWebhookSecret')
  async renewSecret(@RequestContext() context: Context, @Param('id') id: string) {
    return this.service.renewSecret(context, id);
  }

  @Operation('testEventWebhook')
  async test(@RequestContext() context: Context, @Param('id') id: string) {
    await this.service.test(context, id);
    return successMessage(context, 'notifications.sent');
  }
}
