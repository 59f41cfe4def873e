import { Injectable } from '@nestjs/common';
import { defineJob, Jobs } from '#jobs';
import type { Context } from '#persistence';
import { Mail, translate } from '#platform';
import { User } from './user.entity.ts';

/** Its sentence is `mails.signInChanged.changes.<change>` of the server's catalogue. */
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
  /** What the passkey or the account at the provider is called. */
  name: string;
}

/** To somebody who can sign in in another way than before: it may not have been them. */
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

  /** Called in the transaction of the change. The mail is in the language of who asks for it, who is nearly always the person. */
  async tell(context: Context, userId: string, change: Change, name = ''): Promise<void> {
    const { email: to, username } = await context.manager.findOneByOrFail(User, { id: userId });
    await this.jobs.enqueue(context, signInChangedMail, { to, username, locale: context.locale, change, name });
  }

  async send({ to, username, locale, change, name }: SignInChange): Promise<void> {
    const sentence = translate(locale, `mails.signInChanged.changes.${change}`, { name });
    const params = { username, change: sentence };
    await this.mail.send({ to, locale, template: 'signInChanged', params, path: '/user/profile/edit' });
  }
}
