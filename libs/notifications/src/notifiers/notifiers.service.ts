import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { mustGet } from '#contract/objects';
import { CrudService } from '#groups';
import { Context, DomainEvents, type OutboxEvent } from '#persistence';
import {
  BadRequest,
  Clock,
  Environment,
  UserSmtp,
  GuardedFetch,
  ValidationFailed,
  type SendResult,
  type SendOptions,
  translate,
} from '#platform';
import { DeliveriesService } from '../deliveries/deliveries.service.ts';
import type { Delivery } from '../deliveries/delivery.entity.ts';
import { assertAccepted, PEOPLE_RETRIES, type Target } from '../deliveries/targets.ts';
import { type AppriseAddress, parseAppriseAddress } from './apprise-address.ts';
import type { Transport, MailSettings, Message } from './message.ts';
import { Notifier } from './notifier.entity.ts';
import { OPTIONS, type Option, optionOf, optionsOf } from './options.ts';
import { DeliverySecretsService } from '../secrets/delivery-secrets.service.ts';
import { SERVICES } from './services.ts';
import { writeMessage } from './write-message.ts';

/** Message of an address whose scheme no service takes, also in the log of deliveries. */
export const UNKNOWN_SERVICE = 'notifications.unknownService';

type Body = RequestSchema<'NotifierChanges'> & { locale?: string; creatorId?: string };

@Injectable()
export class NotifiersService extends CrudService<Notifier, Body> implements Target, Transport {
  readonly retryPolicy = PEOPLE_RETRIES;

  constructor(
    domainEvents: DomainEvents,
    private readonly deliveries: DeliveriesService,
    private readonly fetch: GuardedFetch,
    private readonly foreignMail: UserSmtp,
    private readonly environment: Environment,
    private readonly clock: Clock,
    private readonly secrets: DeliverySecretsService,
  ) {
    super(domainEvents, {
      entity: Notifier,
      event: 'notifier',
    });
  }

  /** Queues messages about an event to all notifiers that report it. */
  async notify(context: Context, event: OutboxEvent): Promise<void> {
    const option = optionOf(event);
    if (!option) return;
    const rows = context
      .repository(Notifier)
      .select()
      .andWhere('row.enabled AND :option = ANY(row.chosen)', { option });
    await this.addDeliveries(context, await rows.getMany(), event, option);
  }

  /** Queues a test message, even if the notifier is off. */
  async test(context: Context, id: string): Promise<void> {
    const notifier = await this.get(context, id);
    if (!notifier.supported) throw new BadRequest(UNKNOWN_SERVICE);
    const event = { id: randomUUID(), type: 'test.message', createdAt: this.clock.now() };
    const data = { name: translate(notifier.locale, 'notifications.test') };
    await this.addDeliveries(context, [notifier], { ...event, data }, 'testMessage');
  }

  async send(context: Context, { targetId, payload }: Delivery): Promise<number | null> {
    const { groupId, sealedAddress } = await context.repository(Notifier).get(targetId);
    const address = readAddress(this.secrets.open(groupId, sealedAddress));
    // every payload of a notifier is a message written by `addDeliveries`
    return mustGet(SERVICES, address.scheme).send(address, payload as typeof payload & Message, this);
  }

  async post(url: string, options: SendOptions): Promise<SendResult> {
    const result = await this.fetch.send(url, options);
    assertAccepted(result.status);
    return result;
  }

  async mail({ from, to, ...server }: MailSettings, { title, body }: Message): Promise<void> {
    await this.foreignMail.send(server, { from, to, subject: title, text: body || title });
  }

  private async addDeliveries(
    context: Context,
    notifiers: Notifier[],
    event: Pick<OutboxEvent, 'type' | 'createdAt' | 'data'> & { id: number | string },
    option: Option,
  ): Promise<void> {
    await this.deliveries.add(
      context,
      notifiers.map(({ id, name, locale }) => ({
        targetKind: 'notifier' as const,
        targetId: id,
        targetName: name,
        event: event.type,
        source: `event ${event.id}`,
        payload: { ...writeMessage(event, option, { locale, baseUrl: this.environment.BASE_URL }) },
      })),
    );
  }

  protected override async toColumns(
    context: Context,
    { options, appriseUrl, ...body }: Body,
  ): Promise<Partial<Notifier>> {
    const columns: Partial<Notifier> = {
      ...body,
      ...(appriseUrl && {
        service: checkedScheme(appriseUrl),
        sealedAddress: this.secrets.seal(context.groupId, appriseUrl.trim()),
      }),
      ...(options && { chosen: OPTIONS.filter((option) => options[option]) }),
    };
    return super.toColumns(context, columns);
  }

  override async create(context: Context, body: Body): Promise<Notifier> {
    return super.create(context, { ...body, locale: context.locale, creatorId: context.userId });
  }

  /** Options that are not sent stay unchanged. */
  override async update(context: Context, id: string, { options, ...body }: Body): Promise<Notifier> {
    return context.transaction(async (tx) => {
      const { chosen } = await tx.repository(Notifier).lock(id);
      const chosenOptions = Object.fromEntries(chosen.map((option) => [option, true]));
      return super.update(tx, id, { ...body, ...(options && { options: { ...chosenOptions, ...options } }) });
    });
  }

  protected override async addComputed(context: Context, rows: Notifier[]): Promise<void> {
    await super.addComputed(context, rows);
    for (const row of rows) {
      row.options = { id: row.id, ...optionsOf(row) };
    }
  }
}

function readAddress(text: string): AppriseAddress {
  const address = parseAppriseAddress(text);
  if (address && !SERVICES.has(address.scheme)) throw new BadRequest(UNKNOWN_SERVICE);
  if (!address || !SERVICES.get(address.scheme)?.supports(address)) throw new BadRequest('notifications.badAddress');
  return address;
}

/** Throws 422 for a text without a scheme and for an incomplete address; an address of an unknown scheme is accepted. */
function checkedScheme(text: string): string {
  const address = parseAppriseAddress(text);
  if (!address) throw new ValidationFailed({ appriseUrl: [UNKNOWN_SERVICE] });
  const service = SERVICES.get(address.scheme);
  if (service && !service.supports(address)) throw new ValidationFailed({ appriseUrl: ['notifications.badAddress'] });
  return address.scheme;
}
