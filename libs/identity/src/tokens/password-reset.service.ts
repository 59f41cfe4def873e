import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { In, MoreThan, MoreThanOrEqual } from 'typeorm';
import { defineJob, Jobs, MAIL_JOB } from '#jobs';
import type { Context } from '#persistence';
import { BadRequest, Clock, Environment, Forbidden, ValidationFailed, NotFound } from '#platform';
import { DemoAccount } from '../accounts/demo-account.ts';
import type { EntityManager } from 'typeorm';
import { invalidToken } from './invalid-token.ts';
import { OneTimeToken } from './one-time-token.entity.ts';
import { mayUseOwnPassword } from './own-password.ts';
import { RateLimiter } from '../sessions/rate-limiter.ts';
import { derivedToken, hashPassword, hashToken, newToken } from './secrets.ts';
import { languagesOf } from '../accounts/languages.ts';
import { MailDelivery } from '../mails/mail-delivery.ts';
import { Passkey } from '../passkeys/passkey.entity.ts';
import { ExternalIdentity } from '../provider/external-identity.entity.ts';
import type { UndoneChange } from '../sessions/security-mails.ts';
import { RecoveryCode } from '../two-factor/recovery-code.entity.ts';
import { TwoFactor } from '../two-factor/two-factor.entity.ts';
import { User } from '../accounts/user.entity.ts';
import { UsersService } from '../accounts/users.service.ts';

const LIFE = 2 * 3600_000;
const MINUTE_MS = 60_000;

interface ResetMail {
  email: string;
  locale: string;
  /** Template of the mail; `resetPassword` by default. */
  template?: 'resetPassword' | 'accountLocked';
}

/** Creates the token when the mail is sent, so that the queue never contains one. */
export const passwordResetMail = defineJob<ResetMail>('identity.password-reset-mail', MAIL_JOB);

@Injectable()
export class PasswordResetService {
  constructor(
    private readonly users: UsersService,
    private readonly limiter: RateLimiter,
    private readonly jobs: Jobs,
    private readonly delivery: MailDelivery,
    private readonly clock: Clock,
    private readonly demo: DemoAccount,
    private readonly environment: Environment,
  ) {}

  private assertPasswords(): void {
    if (!this.environment.ALLOW_PASSWORD_LOGIN) throw new Forbidden('auth.passwordsOff');
  }

  /** Queues the mail if the address is known. Takes equally long if not, so that callers cannot find out which addresses have accounts. */
  async requestMail(context: Context, email: string): Promise<void> {
    this.assertPasswords();
    if (!this.delivery.isConfigured) throw new BadRequest('auth.noMails');
    await this.limiter.hit('forgotPassword', context.origin.address ?? '');
    await this.limiter.hit('forgotPassword', email.trim().toLowerCase());
    await this.jobs.enqueue(context, passwordResetMail, { email: email.trim(), locale: context.locale });
  }

  /** Sets the new password and deletes all reset tokens of the user. */
  async reset(context: Context, { token, password, passwordConfirm }: RequestSchema<'PasswordReset'>): Promise<void> {
    this.assertPasswords();
    await this.limiter.hit('resetPassword', context.origin.address ?? '');
    if (passwordConfirm !== undefined && passwordConfirm !== password)
      throw new ValidationFailed({ passwordConfirm: ['auth.passwordsDiffer'] });
    const passwordHash = await hashPassword(password);
    await context.transaction(async (tx) => {
      const row = await tx.manager.findOne(OneTimeToken, {
        where: { tokenHash: hashToken(token), purpose: In(['reset-password', 'undo']) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row || row.expiresAt <= this.clock.now()) throw invalidToken();
      if (row.purpose === 'undo') await this.undoChanges(tx, row);
      await this.users.setPassword(tx, { userId: row.userId, passwordHash });
    });
  }

  /** Restores the address and removes what a stranger may have added to sign in with. */
  private async undoChanges(context: Context, { id, userId, subject }: OneTimeToken): Promise<void> {
    const { manager } = context;
    const { since, email }: UndoneChange = JSON.parse(subject ?? '{}');
    const [at, added] = [new Date(since), MoreThanOrEqual(new Date(Date.parse(since) - MINUTE_MS))];
    await manager.delete(OneTimeToken, { id });
    await manager.delete(Passkey, { userId, createdAt: added });
    await manager.delete(ExternalIdentity, { userId, createdAt: added });
    const { affected } = await manager.delete(TwoFactor, { userId, confirmedAt: MoreThan(at) });
    if (affected) await manager.delete(RecoveryCode, { userId });
    if (email && (await this.users.isFree(context, 'email', email))) await manager.update(User, userId, { email });
  }

  /** Creates a token, valid for two hours, that an administrator hands over. Throws 404 for an unknown address. */
  async issue({ manager }: Context, email: string): Promise<string> {
    this.assertPasswords();
    const user = await findByEmail(manager, email.trim());
    // users who have signed in by a provider can also get a password this way
    if (!user || (user.authMethod === 'LDAP' && !this.environment.LDAP_ALLOW_LOCAL_PASSWORD)) throw new NotFound();
    this.demo.assertMayChange(user);
    return this.newTokenFor(manager, user);
  }

  /** Mails a link that is valid for two hours, in the user's language; does nothing for an unknown address. */
  async send(context: Context, id: string, { email, locale, template = 'resetPassword' }: ResetMail): Promise<void> {
    const user = await findByEmail(context.manager, email);
    if (!this.delivery.isConfigured || !user || !this.mayReset(user)) return;
    const token = await this.newTokenFor(context.manager, user, derivedToken(this.environment.SECRET, `reset:${id}`));
    await this.delivery.send(context, {
      id,
      to: user.email,
      locale: (await languagesOf(context, [user.id])).get(user.id) ?? locale,
      template,
      params: { username: user.username },
      path: `/reset-password?token=${token}`,
    });
  }

  private mayReset(user: User): boolean {
    return user.authMethod !== 'OIDC' && mayUseOwnPassword(this.environment, user);
  }

  /** Replaces the user's earlier links. Another attempt to send the same mail stores the same token. */
  private async newTokenFor(manager: EntityManager, { id: userId }: User, token = newToken()): Promise<string> {
    const expiresAt = new Date(this.clock.now().getTime() + LIFE);
    await manager.delete(OneTimeToken, { userId, purpose: 'reset-password' });
    await manager.insert(OneTimeToken, { purpose: 'reset-password', userId, tokenHash: hashToken(token), expiresAt });
    return token;
  }
}

const findByEmail = (manager: EntityManager, email: string): Promise<User | null> =>
  manager.createQueryBuilder(User, 'u').where('lower(u.email) = lower(:email)', { email }).getOne();
