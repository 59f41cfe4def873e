import { Injectable } from '@nestjs/common';
import { defineJob, Jobs } from '#jobs';
import type { Context } from '#persistence';
import { Mail, translate } from '#platform';
import { User } from '../accounts/user.entity.ts';

/** Each change has a sentence in the catalogue: `mails.signInChanged.changes.<change>`. */
type Change =
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'recoveryCodes'
  | 'providerLinked'
  | 'providerOnly'
  | 'providerUnlinked';

interface SignInChange {
  to: string;
  username: string;
  locale: string;
  change: Change;
  /** Name of the passkey or of the account at the provider. */
  name: string;
}

/** Notifies a user that a sign-in method was added or removed, in case someone else did it. */
export const signInChangedMail = defineJob<SignInChange>('identity.sign-in-changed-mail', {
  attempts: 6,
  backoff: 5_000,
  isPrivate: true,
  kills: 20,
});

@Injectable()
export class SecurityMails {
  constructor(
    private readonly jobs: Jobs,
    private readonly mail: Mail,
  ) {}

  /** Queues the mail in the transaction of the change, in the caller's language, since the caller is nearly always the account's owner. */
  async notify(context: Context, userId: string, change: Change, name = ''): Promise<void> {
    const { email: to, username } = await context.manager.findOneByOrFail(User, { id: userId });
    await this.jobs.enqueue(context, signInChangedMail, { to, username, locale: context.locale, change, name });
  }

  async send({ to, username, locale, change, name }: SignInChange): Promise<void> {
    const sentence = translate(locale, `mails.signInChanged.changes.${change}`, { name });
    const params = { username, change: sentence };
    await this.mail.send({ to, locale, template: 'signInChanged', params, path: '/user/profile/edit' });
  }
}
