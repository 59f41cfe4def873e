import { Injectable } from '@nestjs/common';
import { AudienceOf, Handles, type JobContext, OnEvent } from '#jobs';
import {
  callWebhooks,
  DeliveriesService,
  deliver,
  DeliveryRunner,
  DeliverySecretsService,
  EventWebhooksService,
  groupsWithListeners,
  NotifiersService,
  pruneDeliveries,
  type Ring,
  ringTimer,
  sealDeliverySecrets,
  TimerRingsService,
  WebhooksService,
} from '#notifications';
import { Context, type OutboxEvent } from '#persistence';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

@Injectable()
export class NotificationsHandler {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly deliveries: DeliveriesService,
    private readonly eventWebhooks: EventWebhooksService,
    private readonly notifiers: NotifiersService,
    private readonly runner: DeliveryRunner,
    private readonly secrets: DeliverySecretsService,
    private readonly timerRings: TimerRingsService,
    private readonly webhooks: WebhooksService,
  ) {}

  @AudienceOf('notifications')
  async listening(groupIds: string[], manager: EntityManager): Promise<string[]> {
    return groupsWithListeners(groupIds, manager);
  }

  @OnEvent('notifications', '*')
  async tell(event: OutboxEvent): Promise<void> {
    if (!event.groupId) return;
    const context = Context.inGroup(event.groupId, this.database.manager);
    await this.notifiers.notify(context, event);
    await this.eventWebhooks.tell(context, event);
  }

  /** The event has no group, so no member's browser receives it. */
  @OnEvent('backup-alerts', 'backup.failed')
  async tellAdministrators(event: OutboxEvent): Promise<void> {
    for (const groupId of [event.data.groupIds].flat().map(String))
      await this.notifiers.notify(Context.inGroup(groupId, this.database.manager), event);
  }

  @OnEvent('timer-rings', 'timer.updated')
  async planRing(event: OutboxEvent): Promise<void> {
    await this.timerRings.plan(event);
  }

  @Handles(ringTimer)
  async ring(ring: Ring, { context }: JobContext): Promise<void> {
    await this.timerRings.ring(context, ring);
  }

  @Handles(deliver)
  async deliver({ id, round }: { id: string; round: number }, { context }: JobContext): Promise<void> {
    await this.runner.run(context, id, round);
  }

  @Handles(callWebhooks)
  async callWebhooks(_: object, { context, signal }: JobContext): Promise<void> {
    await this.webhooks.callDue(context, signal);
  }

  @Handles(sealDeliverySecrets)
  async sealSecrets(_: object, { context }: JobContext): Promise<void> {
    await this.secrets.sealAll(context);
  }

  @Handles(pruneDeliveries)
  async prune(_: object, { context }: JobContext): Promise<void> {
    await this.deliveries.prune(context);
  }
}
