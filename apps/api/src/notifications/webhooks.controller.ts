import { Controller, Param } from '@nestjs/common';
import { WebhooksService } from '#notifications';
import type { Context } from '#persistence';
import { Operation, PlainResourceController, RequestContext, successMessage } from '../contract/index.ts';

@Controller()
export class WebhooksController extends PlainResourceController(WebhooksService, 'Webhook', 'Webhooks') {
  @Operation('rerunWebhooks')
  async rerun(@RequestContext() context: Context) {
    await this.service.rerun(context);
    return null;
  }

  @Operation('testWebhook')
  async test(@RequestContext() context: Context, @Param('id') id: string) {
    await this.service.test(context, id);
    return successMessage(context, 'notifications.sent');
  }
}
