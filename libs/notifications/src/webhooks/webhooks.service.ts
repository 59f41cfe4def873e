import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { pick } from '#contract/objects';
import { plainRecipeFields } from '#contract/recipe-fields';
import { CrudService, GroupsService } from '#groups';
import { defineJob } from '#jobs';
import { Context, DomainEvents } from '#persistence';
import { Clock, GuardedFetch } from '#platform';
import { type Mealplan, MealplansService } from '#planning';
import { DeliveriesService, type NewDelivery } from '../deliveries/deliveries.service.ts';
import type { Delivery } from '../deliveries/delivery.entity.ts';
import { assertAccepted, assertReachable, PROGRAM_RETRIES, type Target } from '../deliveries/targets.ts';
import { dueDay, lastDueDay, localTime, sentClock, utcTime } from './due.ts';
import { Webhook } from './webhook.entity.ts';

export const callWebhooks = defineJob<object>('notifications.call-webhooks', { schedule: '*/5 * * * *' });

/** Event name that existing receivers expect. */
const WEBHOOK_TASK = 2;

type Body = RequestSchema<'WebhookChanges'> & { creatorId?: string | null; sentTime?: string | null };

@Injectable()
export class WebhooksService extends CrudService<Webhook, Body> implements Target {
  readonly retryPolicy = PROGRAM_RETRIES;

  constructor(
    domainEvents: DomainEvents,
    private readonly deliveries: DeliveriesService,
    private readonly meals: MealplansService,
    private readonly groups: GroupsService,
    private readonly fetch: GuardedFetch,
    private readonly clock: Clock,
  ) {
    super(domainEvents, {
      entity: Webhook,
      event: 'webhook',
      search: ['row.name', 'row.url'],
    });
  }

  /** A created or changed webhook is not called for a time that has already passed today. */
  override async create(context: Context, body: Body): Promise<Webhook> {
    if (body.url) assertReachable(this.fetch, body.url);
    const midnight = (body.time ?? body.scheduledTime) ? {} : { time: '00:00' };
    return super.create(context, { ...body, ...midnight, creatorId: context.userId });
  }

  override async update(context: Context, id: string, body: Body): Promise<Webhook> {
    return context.transaction(async (tx) => {
      const webhook = await tx.repository(Webhook).lock(id);
      const { time, enabled, url } = webhook;
      if (body.url && body.url !== url) assertReachable(this.fetch, body.url);
      await this.addComputed(tx, [webhook]);
      // clients that send a whole answer back change only the field that they know
      const isEcho = body.time === time && (body.scheduledTime ?? webhook.scheduledTime) !== webhook.scheduledTime;
      const columns = await this.toColumns(tx, isEcho ? { ...body, time: undefined } : body);
      const isMoved = (columns.time ?? time) !== time || (columns.enabled ?? enabled) !== enabled;
      const { calledFor: _, ...others } = columns;
      const sentTime = columns.sentTime ?? null;
      const schedule = isMoved ? await this.toColumns(tx, { time: columns.time ?? time, sentTime }) : {};
      return super.update(tx, id, { ...others, ...schedule });
    });
  }

  /** Calls all due webhooks of all groups. Can run in several processes at once; each webhook is called once per day. */
  async callDue(context: Context, signal?: AbortSignal): Promise<void> {
    const webhooks = await context
      .unscopedRepository(Webhook)
      .select()
      .andWhere(`row.enabled AND row.url <> ''`)
      .getMany();
    for (const [groupId, all] of Map.groupBy(webhooks, (webhook) => webhook.groupId)) {
      signal?.throwIfAborted();
      const group = Context.inGroup(groupId, context.manager);
      const { timeZone } = await this.groups.preferences(group);
      const now = this.clock.now();
      const due = all.flatMap((webhook) => {
        const day = dueDay(timeZone, webhook, now);
        return day ? [{ webhook, day }] : [];
      });
      for (const [day, entries] of Map.groupBy(due, (entry) => entry.day)) {
        const dayWebhooks = entries.map(({ webhook }) => webhook);
        await this.call(group, dayWebhooks, day);
      }
    }
  }

  async rerun(context: Context): Promise<void> {
    const { timeZone } = await this.groups.preferences(context);
    const now = this.clock.now();
    const today = lastDueDay(timeZone, '00:00', now);
    const enabled = await context.repository(Webhook).select().andWhere(`row.enabled AND row.url <> ''`).getMany();
    const due = enabled.filter(({ time }) => lastDueDay(timeZone, time, now) === today);
    await this.sendNow(context, due, today);
  }

  async test(context: Context, id: string): Promise<void> {
    const webhook = await this.get(context, id);
    await this.sendNow(context, [webhook], await this.meals.currentDay(context));
  }

  async send(context: Context, { targetId, payload }: Delivery): Promise<number> {
    const { url } = await context.repository(Webhook).get(targetId);
    const headers = { 'content-type': 'application/json' };
    const { status } = await this.fetch.send(url, { body: JSON.stringify(payload), headers });
    return assertAccepted(status);
  }

  private async sendNow(context: Context, webhooks: Webhook[], day: string): Promise<void> {
    const meals = await this.meals.listWithRecipesBetween(context, day, day);
    await this.deliveries.add(context, await this.deliveriesOf(context, webhooks, { day, meals }));
  }

  /** Sends nothing for days without planned meals. */
  private async call(context: Context, webhooks: Webhook[], day: string): Promise<void> {
    const meals = await this.meals.listWithRecipesBetween(context, day, day);
    const deliveries = await this.deliveriesOf(context, webhooks, { day, meals });
    await context.transaction(async (tx) => {
      for (const { id } of webhooks) await tx.manager.update(Webhook, { id }, { calledFor: day });
      if (meals.length)
        await this.deliveries.add(
          tx,
          deliveries.map((delivery) => ({ ...delivery, source: `meals of ${day}` })),
        );
    });
  }

  private async deliveriesOf(
    context: Context,
    webhooks: Webhook[],
    { day, meals }: { day: string; meals: Mealplan[] },
  ): Promise<NewDelivery[]> {
    const { timeZone } = await this.groups.preferences(context);
    const payload = (time: string) => ({
      message: { title: 'Webhook Task', body: '' },
      eventType: WEBHOOK_TASK,
      integrationId: 'mealie_generic_user',
      documentData: {
        documentType: 'mealplan',
        operation: 'info',
        webhookStartDt: `${day}T${time}:00`,
        webhookEndDt: `${day}T${time}:00`,
        timeZone,
        webhookBody: meals.map(describeMeal),
      },
      eventId: randomUUID(),
      timestamp: this.clock.now().toISOString(),
    });
    return webhooks.map(({ id, name, time }) => ({
      targetKind: 'webhook',
      targetId: id,
      targetName: name,
      event: 'webhook.task',
      payload: payload(time),
    }));
  }

  protected override async toColumns(context: Context, body: Body): Promise<Partial<Webhook>> {
    const { scheduledTime, ...columns } = body;
    const { timeZone } = await this.groups.preferences(context);
    const now = this.clock.now();
    const time = columns.time ?? (scheduledTime && localTime(timeZone, scheduledTime, now));
    const sent = columns.time === undefined && scheduledTime ? sentClock(scheduledTime, now) : columns.sentTime;
    const schedule = time ? { time, sentTime: sent ?? null, calledFor: lastDueDay(timeZone, time, now) } : {};
    return super.toColumns(context, { ...columns, ...schedule });
  }

  protected override async addComputed(context: Context, rows: Webhook[]): Promise<void> {
    await super.addComputed(context, rows);
    if (!rows.length) return;
    const { timeZone } = await this.groups.preferences(context);
    const now = this.clock.now();
    for (const row of rows) {
      const isCurrent = row.sentTime && localTime(timeZone, row.sentTime, now) === row.time;
      row.scheduledTime = isCurrent && row.sentTime ? row.sentTime : utcTime(timeZone, row.time, now);
    }
  }
}

/** Returns a meal in the format of the API. */
const describeMeal = (meal: Mealplan) => ({
  ...pick(meal, ['id', 'uuid', 'date', 'entryType', 'title', 'text', 'servings', 'groupId', 'recipeId']),
  userId: meal.plannerId,
  recipe: meal.recipe && pick(meal.recipe, ['id', 'slug', 'image', ...plainRecipeFields]),
});
