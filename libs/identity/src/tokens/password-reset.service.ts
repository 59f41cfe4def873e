import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { defineJob, Jobs } from '#jobs';
import type { Context } from '#persistence';
import { BadRequest, Clock, Environment, Forbidden, ValidationFailed, Mail, NotFound } from '#platform';
import { DemoAccount } from '../accounts/demo-account.ts';
import type { EntityManager } from 'typeorm';
import { OneTimeToken } from './one-time-token.entity.ts';
import { RateLimiter } from '../sessions/rate-limiter.ts';
import { hashPassword, hashToken, newToken } from './secrets.ts';
import { User } from '../accounts/user.entity.ts';
import { UsersService } from '../accounts/users.service.ts';

const LIFE = 2 * 3600_000;

interface ResetMail {
  email: string;
  locale: string;
  /** Template of the mail; `resetPassword` by default. */
  template?: 'resetPassword' | 'accountLocked';
}

/** Creates the token when the mail is sent, so that the queue never contains one. */
export const passwordResetMail = defineJob<ResetMail>('identity.password-reset-mail', {
  attempts: 6,
  backoff: 5_000,
  isPrivate: true,
  kills: 20,
});

@Injectable()
export class PasswordResetService {
  constructor(
    private readonly users: UsersService,
    private readonly limiter: RateLimiter,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
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
        where: { tokenHash: hashToken(token), purpose: 'reset-password' },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row || row.expiresAt <= this.clock.now())
        throw new BadRequest('auth.tokenInvalid', {}, { errors: { token: ['auth.tokenInvalid'] } });
      await this.users.setPassword(tx, { userId: row.userId, passwordHash });
    });
  }

  /** Creates a token, valid for two hours, that an administrator hands over. Throws 404 for an unknown address. */
  async issue({ manager }: Context, email: string): Promise<string> {
    this.assertPasswords();
    const user = await findByEmail(manager, email.trim());
    // users who have signed in by a provider can also get a password this way
    if (!user || user.authMethod === 'LDAP') throw new NotFound();
    this.demo.assertMayChange(user);
    return this.newTokenFor(manager, user);
  }

  /** Mails a link that is valid for two hours; does nothing for an unknown address. */
  async send({ manager }: Context, { email, locale, template = 'resetPassword' }: ResetMail): Promise<void> {
    const user = await findByEmail(manager, email);
    if (!user || user.authMethod !== 'Mealie') return;
    const token = await this.newTokenFor(manager, user);
    await this.mail.send({
      to: user.email,
      locale,
      template,
      params: { username: user.username },
      path: `/reset-password?token=${token}`,
    });
  }

  private async newTokenFor(manager: EntityManager, { id: userId }: User): Promise<string> {
    const token = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + LIFE);
    await manager.insert(OneTimeToken, { purpose: 'reset-password', userId, tokenHash: hashToken(token), expiresAt });
    return token;
  }
}

const findByEmail = (manager: EntityManager, email: string): Promise<User | null> =>
  manager.createQueryBuilder(User, 'u').where('lower(u.email) = lower(:email)', { email }).getOne();
