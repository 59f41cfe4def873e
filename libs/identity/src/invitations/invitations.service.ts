import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { RequestSchema } from '#contract';
import { DAY_MS } from '#contract/durations';
import { defineJob, Jobs, MAIL_JOB } from '#jobs';
import { type Context, DomainEvents, MemberLeft } from '#persistence';
import {
  Clock,
  Environment,
  locales,
  mailErrorReason,
  MailRefused,
  type Message,
  NotFound,
  translate,
} from '#platform';
import { invalidToken } from '../tokens/invalid-token.ts';
import { Invitation } from './invitation.entity.ts';
import { User } from '../accounts/user.entity.ts';
import { MailDelivery } from '../mails/mail-delivery.ts';
import { mailTime, timeZoneOf } from '../mails/mail-time.ts';
import { RateLimiter } from '../sessions/rate-limiter.ts';
import { derivedToken, hashToken } from '../tokens/secrets.ts';

const USUAL_DAYS = 4;

interface InvitationMail {
  /** Id of the invitation; its token is derived when the mail is sent, so that the queue never contains the token. */
  id: string;
  email: string;
  locale: string;
  inviter: string;
  /** Missing in mails that an earlier version queued. */
  inviterId?: string;
  /** Language in which the inviter learns that the mail was not sent. */
  inviterLocale: string;
}

export const invitationMail = defineJob<InvitationMail>('identity.invitation-mail', MAIL_JOB);

type ShownInvitation = Invitation & { token: string };

/**
 * Derives the token of an invitation from its id with the server's key: users who may invite can always see it, and the database does
 * not contain it.
 */
@Injectable()
export class InvitationsService implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly environment: Environment,
    private readonly jobs: Jobs,
    private readonly delivery: MailDelivery,
    private readonly limiter: RateLimiter,
    private readonly events: DomainEvents,
  ) {}

  /** Invitations end with the membership of their creator, who could otherwise come back with one. */
  onModuleInit(): void {
    this.events.on(MemberLeft, async ({ manager }, { userId: inviterId, groupId }) => {
      await manager.delete(Invitation, { inviterId, groupId });
    });
  }

  /** Returns the usable invitations, newest first. */
  async list(context: Context): Promise<ShownInvitation[]> {
    const invitations = await this.whereUsable(context.repository(Invitation).select('i'))
      .orderBy('i.created_at', 'DESC')
      .getMany();
    return invitations.map((invitation) => this.withToken(invitation));
  }

  async create(
    context: Context,
    { uses: usesLeft, days = USUAL_DAYS }: RequestSchema<'InvitationCreate'>,
  ): Promise<ShownInvitation> {
    const id = randomUUID();
    const expiresAt = new Date(this.clock.now().getTime() + days * DAY_MS);
    const tokenHash = hashToken(this.tokenOf(id));
    return this.withToken(
      await context.repository(Invitation).create({ id, tokenHash, usesLeft, expiresAt, inviterId: context.userId }),
    );
  }

  async revoke(context: Context, id: string): Promise<ShownInvitation> {
    return this.withToken(await context.repository(Invitation).remove(id));
  }

  /** Queues the mail in the invited person's language; returns the key of the reason if it cannot be sent. */
  async requestMail(
    context: Context,
    { email, token, locale }: RequestSchema<'InvitationMail'>,
  ): Promise<string | null> {
    if (!this.delivery.isConfigured) return 'auth.noMails';
    await this.limiter.hit('invite', context.userId);
    const invitation = await this.whereUsable(context.repository(Invitation).select('i'), token).getOne();
    if (!invitation) return 'groups.invitationEnded';
    const { fullName, username } = await context.manager.findOneByOrFail(User, { id: context.userId });
    const language = locales.find(({ code }) => code === locale)?.code ?? context.locale;
    await this.jobs.enqueue(context, invitationMail, {
      id: invitation.id,
      email: email.trim(),
      locale: language,
      inviter: fullName || username,
      inviterId: context.userId,
      inviterLocale: context.locale,
    });
    return null;
  }

  /** Sends nothing if the invitation has been revoked or used up. Notes with the invitation that a mail could not be sent. */
  async sendMail(context: Context, jobId: string, { id, email, locale, ...mail }: InvitationMail): Promise<void> {
    const { manager } = context;
    const query = manager.createQueryBuilder(Invitation, 'i').innerJoinAndSelect('i.group', 'g');
    const invitation = await this.whereUsable(query.where('i.id = :id', { id })).getOne();
    if (!invitation) return;
    const date = mailTime(invitation.expiresAt, locale, await timeZoneOf(context, invitation.groupId));
    const sending = this.delivery.send(context, {
      id: jobId,
      to: email,
      locale,
      replyTo: await this.replyAddress(context, mail.inviterId),
      template: 'invitation',
      params: { inviter: mail.inviter, group: invitation.group.name, date },
      path: `/register?token=${encodeURIComponent(this.tokenOf(id))}`,
    });
    await sending.catch(async (error: unknown) => {
      const key = error instanceof MailRefused ? 'groups.invitationRefused' : 'groups.invitationWaits';
      const mailProblem = translate(mail.inviterLocale, key, { email, reason: mailErrorReason(error) });
      await manager.update(Invitation, id, { mailProblem });
      throw error;
    });
    await manager.update(Invitation, id, { mailProblem: null });
  }

  /** Undefined if the inviter has left the server. */
  private async replyAddress({ manager }: Context, id: string | undefined): Promise<Message['replyTo']> {
    const inviter = id === undefined ? null : await manager.findOneBy(User, { id });
    return inviter ? { name: inviter.fullName || inviter.username, address: inviter.email } : undefined;
  }

  /** Returns the group of an invitation. Throws 400 if it is no longer usable. */
  async groupOf({ manager }: Context, token: string): Promise<string> {
    const invitation = await this.whereUsable(manager.createQueryBuilder(Invitation, 'i'), token).getOne();
    if (!invitation) throw invalidToken();
    return invitation.groupId;
  }

  /** Uses an invitation once. The check is part of the UPDATE, so two people at once cannot both take the last use. */
  async use({ manager }: Context, token: string, field: string): Promise<string> {
    const { raw } = await manager
      .createQueryBuilder()
      .update(Invitation)
      .set({ usesLeft: () => 'uses_left - 1' })
      .where('token_hash = :hash AND uses_left > 0 AND expires_at > :now', {
        hash: hashToken(token),
        now: this.clock.now(),
      })
      .returning('group_id')
      .execute();
    const [row]: { group_id: string }[] = raw;
    if (!row) throw invalidToken(field);
    return row.group_id;
  }

  /** Restricts the query to usable invitations, and to the one with this token if given. */
  private whereUsable(query: SelectQueryBuilder<Invitation>, token?: string): SelectQueryBuilder<Invitation> {
    query.andWhere('i.uses_left > 0 AND i.expires_at > :now', { now: this.clock.now() });
    return token === undefined ? query : query.andWhere('i.token_hash = :hash', { hash: hashToken(token) });
  }

  /** Adds the token; it is unknown for an invitation that was created with another key. */
  private withToken(invitation: Invitation): ShownInvitation {
    const token = this.tokenOf(invitation.id);
    return Object.assign(invitation, { token: hashToken(token) === invitation.tokenHash ? token : '' });
  }

  private tokenOf(id: string): string {
    return derivedToken(this.environment.SECRET, `invitation:${id}`);
  }

  /** Returns the group and inviter of an invitation by its token. Throws 404 if it is no longer usable. */
  async describe({ manager }: Context, token: string): Promise<{ group: string; inviter: string | null }> {
    const query = manager
      .createQueryBuilder(Invitation, 'i')
      .innerJoinAndSelect('i.group', 'g')
      .leftJoinAndSelect('i.inviter', 'u');
    const invitation = await this.whereUsable(query, token).getOne();
    if (!invitation) throw new NotFound();
    const { group, inviter } = invitation;
    return { group: group.name, inviter: inviter && (inviter.fullName || inviter.username) };
  }
}
