import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock, Environment, Locked, Unauthorized } from '#platform';
import { Authenticator, type SessionTokens } from './authenticator.ts';
import { DemoAccount } from './demo-account.ts';
import { RateLimiter } from './rate-limiter.ts';
import { verifyPassword } from './secrets.ts';
import { User } from './user.entity.ts';

const HOUR = 3600_000;

@Injectable()
export class AuthService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly authenticator: Authenticator,
    private readonly limiter: RateLimiter,
    private readonly environment: Environment,
    private readonly clock: Clock,
    private readonly demo: DemoAccount,
  ) {}

  /** 401 for a wrong name or password; 423 from the fifth failure on, until time or an administrator unlocks. */
  async login(name: string, password: string, remember: boolean, address: string): Promise<SessionTokens> {
    await this.limiter.assertFree('loginFailure', address);
    const user = await this.find(name.trim());
    if (user && this.isLocked(user)) throw new Locked('auth.accountLocked');
    if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
      await this.limiter.hit('loginFailure', address);
      // a password that everybody knows is not guessed, and a lock would shut the demo
      if (user && !this.demo.is(user)) await this.countFailure(user);
      throw new Unauthorized('auth.invalidCredentials');
    }
    await this.database.manager.update(User, user.id, { failedLogins: 0, lockedAt: null });
    return this.authenticator.start(user.id, remember);
  }

  /** Lets locked users in again: those whose time is up or, by force, all. Answers how many. */
  async unlock(force: boolean): Promise<number> {
    const [, count] = await this.database.query<[unknown[], number]>(
      `UPDATE users SET failed_logins = 0, locked_at = NULL
       WHERE locked_at IS NOT NULL AND ($1 OR locked_at < now() - make_interval(hours => $2))`,
      [force, this.environment.SECURITY_USER_LOCKOUT_TIME],
    );
    return count;
  }

  private find(name: string): Promise<User | null> {
    return this.database.manager
      .createQueryBuilder(User, 'u')
      .addSelect('u.passwordHash')
      .where('lower(u.email) = lower(:name) OR lower(u.username) = lower(:name)', { name })
      .orderBy('(lower(u.email) = lower(:name))', 'DESC')
      .getOne();
  }

  private isLocked({ lockedAt }: User): boolean {
    const life = this.environment.SECURITY_USER_LOCKOUT_TIME * HOUR;
    return lockedAt !== null && lockedAt.getTime() + life > this.clock.now().getTime();
  }

  /** In one statement, so that attempts at the same moment are all counted; an expired lock starts anew. */
  private async countFailure(user: User): Promise<void> {
    await this.database.query(
      `UPDATE users SET
         failed_logins = CASE WHEN locked_at IS NULL THEN failed_logins + 1 ELSE 1 END,
         locked_at = CASE WHEN locked_at IS NULL AND failed_logins + 1 >= $2 THEN now() ELSE NULL END
       WHERE id = $1`,
      [user.id, this.environment.SECURITY_MAX_LOGIN_ATTEMPTS],
    );
  }
}
