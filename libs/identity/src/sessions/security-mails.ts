import { Injectable } from '@nestjs/common';
import { DAY_MS } from '#contract/durations';
import { defineJob, Jobs, MAIL_JOB } from '#jobs';
import type { Context } from '#persistence';
import { Clock, Environment, translate } from '#platform';
import { languagesOf } from '../accounts/languages.ts';
import { User } from '../accounts/user.entity.ts';
import { MailDelivery } from '../mails/mail-delivery.ts';
import { mailTime, timeZoneOf } from '../mails/mail-time.ts';
import { OneTimeToken } from '../tokens/one-time-token.entity.ts';
import { derivedToken, hashToken } from '../tokens/secrets.ts';
import { deviceName } from './device-name.ts';

const UNDO_MS = 7 * DAY_MS;

/** Each change has a sentence in the catalogue: `mails.signInChanged.changes.<change>`. */
type Change =
  | 'addressChanged'
  | 'newDevice'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passwordChanged'
  | 'providerLinked'
  | 'providerOnly'
  | 'providerUnlinked'
  | 'recoveryCodes'
  | 'tokenAdded'
  | 'twoFactorOff'
  | 'twoFactorOn';

interface SignInChange {
  userId: string;
  to: string;
  username: string;
  locale: string;
  change: Change;
  /** Name of the passkey, of the token or of the account at the provider; the new address. */
  name: string;
  /** ISO time of the change. */
  at: string;
  timeZone: string;
  device: string;
}

/** The state to which a link in a security mail restores the account. */
export interface UndoneChange {
  /** ISO time; passkeys, linked accounts and apps that were added since are removed. */
  since: string;
  /** Address before it was changed. */
  email?: string;
}

/** Notifies a user of a change in the account's access, in case someone else did it. */
export const signInChangedMail = defineJob<SignInChange>('identity.sign-in-changed-mail', MAIL_JOB);

/** Returns the language of the request if the user makes it, otherwise the one in which the user last used the product. */
async function languageOf(context: Context, userId: string): Promise<string> {
  if (context.origin.caller?.userId === userId) return context.locale;
  return (await languagesOf(context, [userId])).get(userId) ?? context.locale;
}

@Injectable()
export class SecurityMails {
  constructor(
    private readonly jobs: Jobs,
    private readonly delivery: MailDelivery,
    private readonly clock: Clock,
    private readonly environment: Environment,
  ) {}

  /** Queues the mail in the transaction of the change, in the language in which the user last used the product. */
  async notify(context: Context, userId: string, change: Change, name = '', to?: string): Promise<void> {
    const { email, username, groupId } = await context.manager.findOneByOrFail(User, { id: userId });
    await this.jobs.enqueue(context, signInChangedMail, {
      userId,
      username,
      change,
      name,
      to: to ?? email,
      locale: await languageOf(context, userId),
      at: this.clock.now().toISOString(),
      timeZone: await timeZoneOf(context, groupId),
      device: deviceName(context.origin.userAgent),
    });
  }

  async send(context: Context, id: string, mail: SignInChange): Promise<void> {
    if (!this.delivery.isConfigured) return;
    const { to, username, locale, change, name, device, at, timeZone } = mail;
    const params = {
      username,
      time: mailTime(new Date(at), locale, timeZone),
      profile: `${this.environment.BASE_URL}/user/profile/edit`,
      change: translate(locale, `mails.signInChanged.changes.${change}`, { name }),
      device: device || translate(locale, 'mails.unknownDevice'),
    };
    const token = await this.undoToken(context, id, mail);
    await this.delivery.send(context, {
      id,
      to,
      locale,
      params,
      template: token ? (change === 'addressChanged' ? 'addressChanged' : 'signInChanged') : 'signInChangedElsewhere',
      path: token ? `/reset-password?token=${token}` : '/user/profile/edit',
    });
  }

  /** Creates the token of the link that undoes the change; null for an account that does not sign in with a password here. */
  private async undoToken(
    { manager }: Context,
    id: string,
    { userId, change, at, to }: SignInChange,
  ): Promise<string | null> {
    const user = await manager.findOneBy(User, { id: userId });
    if (!this.environment.ALLOW_PASSWORD_LOGIN || user?.authMethod !== 'Mealie') return null;
    const token = derivedToken(this.environment.SECRET, `undo:${id}`);
    const undone: UndoneChange = { since: at, ...(change === 'addressChanged' && { email: to }) };
    const row = {
      userId,
      purpose: 'undo' as const,
      subject: JSON.stringify(undone),
      tokenHash: hashToken(token),
      expiresAt: new Date(this.clock.now().getTime() + UNDO_MS),
    };
    await manager.upsert(OneTimeToken, row, ['tokenHash']);
    return token;
  }
}
