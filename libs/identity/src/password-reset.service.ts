import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Input } from '#contract';
import { BadRequest, Clock, Invalid, Log, Mail } from '#platform';
import { OneTimeToken } from './one-time-token.entity.ts';
import { RateLimiter } from './rate-limiter.ts';
import { hashToken, newToken } from './secrets.ts';
import { User } from './user.entity.ts';
import { UsersService } from './users.service.ts';

const LIFE = 2 * 3600_000;

@Injectable()
export class PasswordResetService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly limiter: RateLimiter,
    private readonly mail: Mail,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Mails a link, if the address is known. The caller cannot tell: nothing is waited for. */
  async ask(email: string, locale: string, address: string): Promise<void> {
    await this.limiter.hit('forgotPassword', address);
    await this.limiter.hit('forgotPassword', email.trim().toLowerCase());
    void this.send(email, locale).catch((error: unknown) =>
      this.log.error('The mail for a password reset failed', error),
    );
  }

  /** Sets the new password; the token is spent, and others of the user with it. */
  async reset({ token, password, passwordConfirm }: Input<'PasswordReset'>, address: string): Promise<void> {
    await this.limiter.hit('resetPassword', address);
    if (passwordConfirm !== undefined && passwordConfirm !== password)
      throw new Invalid({ passwordConfirm: ['auth.passwordsDiffer'] });
    await this.database.transaction(async (manager) => {
      const row = await manager.findOne(OneTimeToken, {
        where: { tokenHash: hashToken(token), purpose: 'reset-password' },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row || row.expiresAt <= this.clock.now())
        throw new BadRequest('auth.tokenInvalid', {}, { errors: { token: ['auth.tokenInvalid'] } });
      await manager.delete(OneTimeToken, { userId: row.userId });
      await this.users.setPassword(row.userId, password, undefined, manager);
    });
  }

  private async send(email: string, locale: string): Promise<void> {
    const user = await this.database.manager
      .createQueryBuilder(User, 'u')
      .where('lower(u.email) = lower(:email)', { email: email.trim() })
      .getOne();
    if (!user || user.authMethod !== 'Mealie') return;
    const token = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + LIFE);
    await this.database.manager.insert(OneTimeToken, {
      purpose: 'reset-password',
      userId: user.id,
      tokenHash: hashToken(token),
      expiresAt,
    });
    const path = `/reset-password?token=${token}`;
    await this.mail.send({
      to: user.email,
      locale,
      template: 'resetPassword',
      params: { username: user.username },
      path,
    });
  }
}
