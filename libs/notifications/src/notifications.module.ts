import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GroupsModule } from '#groups';
import { PlanningModule } from '#planning';
import { RecipesModule } from '#recipes';
import { DeliveriesService } from './deliveries/deliveries.service.ts';
import { DeliveryRunner } from './deliveries/delivery-runner.ts';
import { Delivery } from './deliveries/delivery.entity.ts';
import { EventWebhook } from './event-webhooks/event-webhook.entity.ts';
import { EventWebhooksService } from './event-webhooks/event-webhooks.service.ts';
import { FormerMemberTargets } from './former-members.ts';
import { Notifier } from './notifiers/notifier.entity.ts';
import { NotifiersService } from './notifiers/notifiers.service.ts';
import { PushSubscription } from './push/push-subscription.entity.ts';
import { PushService } from './push/push.service.ts';
import { RecipeAction } from './recipe-actions/recipe-action.entity.ts';
import { RecipeActionsService } from './recipe-actions/recipe-actions.service.ts';
import { TimerRingsService } from './push/timer-rings.service.ts';
import { DeliverySecretsService } from './secrets/delivery-secrets.service.ts';
import { Webhook } from './webhooks/webhook.entity.ts';
import { WebhooksService } from './webhooks/webhooks.service.ts';

const services = [
  DeliveriesService,
  DeliveryRunner,
  DeliverySecretsService,
  EventWebhooksService,
  NotifiersService,
  PushService,
  RecipeActionsService,
  TimerRingsService,
  WebhooksService,
];

@Module({
  imports: [
    GroupsModule,
    PlanningModule,
    RecipesModule,
    TypeOrmModule.forFeature([Delivery, EventWebhook, Notifier, PushSubscription, RecipeAction, Webhook]),
  ],
  providers: [...services, FormerMemberTargets],
  exports: services,
})
export class NotificationsModule {}
