import { Module } from '@nestjs/common';
import { NotificationsModule } from '#notifications';
import { DeliveriesController } from './deliveries.controller.ts';
import { EventWebhooksController } from './event-webhooks.controller.ts';
import { NotifiersController } from './notifiers.controller.ts';
import { WebhooksController } from './webhooks.controller.ts';

@Module({
  imports: [NotificationsModule],
  controllers: [DeliveriesController, EventWebhooksController, NotifiersController, WebhooksController],
})
export class NotificationsApiModule {}
