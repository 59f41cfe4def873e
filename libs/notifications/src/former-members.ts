import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents, MemberLeft, OwnDataRequested } from '#persistence';
import { EventWebhook } from './event-webhooks/event-webhook.entity.ts';
import { Notifier } from './notifiers/notifier.entity.ts';
import { RecipeAction } from './recipe-actions/recipe-action.entity.ts';
import { Webhook } from './webhooks/webhook.entity.ts';

/** Deletes the notifiers, webhooks and recipe actions of former members, because these report to addresses of theirs. */
@Injectable()
export class FormerMemberTargets implements OnModuleInit {
  constructor(private readonly events: DomainEvents) {}

  onModuleInit(): void {
    this.events.on(MemberLeft, async ({ manager }, { userId: creatorId, groupId }) => {
      for (const entity of [EventWebhook, Notifier, RecipeAction, Webhook])
        await manager.delete(entity, { creatorId, groupId });
    });
    this.events.on(OwnDataRequested, async (_, { queries }) => {
      queries.set('notifiers', 'SELECT name, enabled, created_at FROM notifiers WHERE creator_id = $1');
      queries.set('event-webhooks', 'SELECT name, url, enabled, created_at FROM event_webhooks WHERE creator_id = $1');
      queries.set('recipe-actions', 'SELECT name, url, created_at FROM recipe_actions WHERE creator_id = $1');
      queries.set('webhooks', 'SELECT name, url, enabled, created_at FROM webhooks WHERE creator_id = $1');
    });
  }
}
