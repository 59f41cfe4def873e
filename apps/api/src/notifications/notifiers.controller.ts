import { Controller, Param } from '@nestjs/common';
import { NotifiersService } from '#notifications';
import type { Context } from '#persistence';
import { Operation, PlainResourceController, RequestContext, successMessage } from '../contract/index.ts';

@Controller()
export class NotifiersController extends PlainResourceController(NotifiersService, 'Notifier', 'Notifiers') {
  @Operation('testNotifier')
  async test(@RequestContext() context: Context, @Param('id') id: string) {
    await this.service.test(context, id);
    return successMessage(context, 'notifications.sent');
  }
}
