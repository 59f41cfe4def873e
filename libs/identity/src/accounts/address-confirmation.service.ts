import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DAY_MS } from '#contract/durations';
import { defineJob, Jobs, MAIL_JOB } from '#jobs';
import type { Context } from '#persistence';
import { Clock, Conflict, Environment } from '#platform';
import { MailDelivery } from '../mails/mail-delivery.ts';
import { Authenticator } from '../sessions/authenticator.ts';
import { RateLimiter } from '../sessions/rate-limiter.ts';
import { SecurityMails } from '../sessions/security-mails.ts';
import { invalidToken } from '../tokens/invalid-token.ts';
import { OneTimeToken } from '../tokens/one-time-token.entity.ts';
import { derivedToken, hashToken } from '../tokens/secrets.ts';
import { User } from './user.entity.ts';

const LIFE_MS = DAY_MS;
const PURPOSE = 'confirm-address';

/** Remembered by a token of this purpose. */
interface NewAddress {
  email: string;
  /** Session of the change, which stays when the others end. */
  sessionId: string | undefined;
}

/** Queues the id of the token, so that the queue never contains the token. */
export const confirmAddressMail = defineJob<{ tokenId: string; locale: string }>(
  'identity.confirm-address-mail',
  MAIL_JOB,
);

/** A new address of one's own counts once the link that was mailed to it has been used, if the server sends mails at all. */
@Injectable()
export class AddressConfirmationService {
  constructor(
    private readonly jobs: Jobs,
    private readonly delivery: MailDelivery,
    private readonly clock: Clock,
    private readonly environment: Environment,
    private readonly limiter: RateLimiter,
    private readonly authenticator: Authenticator,
    private readonly securityMails: SecurityMails,
  ) {}

  get isNeeded(): boolean {
    return this.delivery.isConfigured;
  }

  /** Keeps the address until it is confirmed, instead of one that was entered before. */
  async request(context: Context, email: string): Promise<void> {
    const { manager, userId, locale } = context;
    if (await manager.existsBy(User, { email }))
      throw new Conflict('errors.emailTaken', {}, { errors: { email: ['errors.emailTaken'] } });
    const tokenId = randomUUID();
    const kept: NewAddress = { email, sessionId: context.caller.sessionId };
    await manager.delete(OneTimeToken, { userId, purpose: PURPOSE });
    await manager.insert(OneTimeToken, {
      id: tokenId,
      purpose: PURPOSE,
      userId,
      subject: JSON.stringify(kept),
      tokenHash: hashToken(this.tokenOf(tokenId)),
      expiresAt: new Date(this.clock.now().getTime() + LIFE_MS),
    });
    await this.jobs.enqueue(context, confirmAddressMail, { tokenId, locale });
  }

  /** Mails the link to the new address, unless another address was entered since. */
  async send(context: Context, id: string, { tokenId, locale }: { tokenId: string; locale: string }): Promise<void> {
    const row = await context.manager.findOne(OneTimeToken, { where: { id: tokenId }, relations: { user: true } });
    if (!row || !this.delivery.isConfigured) return;
    await this.delivery.send(context, {
      id,
      to: newAddressOf(row).email,
      locale,
      template: 'confirmAddress',
      params: { username: row.user.username },
      path: `/confirm-address?token=${this.tokenOf(tokenId)}`,
    });
  }

  /**
   * Sets the address, ends all access but the session of the change, and notifies the old address. Throws 400 for a
   * token that is not valid (any more), 409 if another account has the address by now.
   */
  async confirm(context: Context, token: string): Promise<void> {
    await this.limiter.hit('confirmAddress', context.origin.address ?? '');
    await context.transaction(async (tx) => {
      const row = await tx.manager.findOne(OneTimeToken, {
        where: { tokenHash: hashToken(token), purpose: PURPOSE },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row || row.expiresAt <= this.clock.now()) throw invalidToken();
      const { email, sessionId } = newAddressOf(row);
      const { userId: id } = row;
      const { email: oldAddress, groupId } = await tx.manager.findOneByOrFail(User, { id });
      const { version } = await tx.unscopedRepository(User).patch(id, { email });
      await this.authenticator.revokeAll(tx, id, sessionId);
      await this.securityMails.notify(tx, id, 'addressChanged', email, oldAddress);
      tx.record({ type: 'user.updated', groupId, userId: id, data: { id, version } });
    });
  }

  private tokenOf(tokenId: string): string {
    return derivedToken(this.environment.SECRET, `confirm-address:${tokenId}`);
  }
}

const newAddressOf = ({ subject }: OneTimeToken): NewAddress => JSON.parse(subject ?? '{}');
