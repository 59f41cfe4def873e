import { Injectable } from '@nestjs/common';
import type { Input } from '#contract';
import type { Context } from '#persistence';
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
    private readonly authenticator: Authenticator,
    private readonly limiter: RateLimiter,
    private readonly environment: Environment,
    private readonly clock: Clock,
    private readonly demo: DemoAccount,
  ) {}

  /** 401 for a wrong name or password; 423 from the fifth failure on, until time or an administrator unlocks. */
  async login(
    context: Context,
    { username, password, remember_me: remember }: Input<'Credentials'>,
  ): Promise<SessionTokens> {
    const address = context.origin.address ?? '';
    await this.limiter.assertFree('loginFailure', address);
    const user = await find(context, username.trim());
    if (user && this.isLocked(user)) throw new Locked('auth.accountLocked');
    if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
      await this.limiter.hit('loginFailure', address);
      // everybody knows the password of a demo, and a locked account would end it
      if (user && !this.demo.is(user)) await this.countFailure(context, user);
      throw new Unauthorized('auth.invalidCredentials');
    }
    await context.manager.query('UPDATE users SET failed_logins = 0, locked_at = NULL WHERE id = $1', [user.id]);
    return this.authenticator.start(context, user.id, remember ?? false);
  }

  /** Lets locked users in again: those whose time is up or, by force, all. Answers how many. */
  async unlock({ manager }: Context, force: boolean): Promise<number> {
    const [, count] = await manager.query<[unknown[], number]>(
      `UPDATE users SET failed_logins = 0, locked_at = NULL
       WHERE locked_at IS NOT NULL AND ($1 OR locked_at < now() - make_interval(hours => $2))`,
      [force, this.environment.SECURITY_USER_LOCKOUT_TIME],
    );
    return count;
  }

  private isLocked({ lockedAt }: User): boolean {
    const life = this.environment.SECURITY_USER_LOCKOUT_TIME * HOUR;
    return lockedAt !== null && lockedAt.getTime() + life > this.clock.now().getTime();
  }

  /** In one statement, so that attempts at the same moment are all counted; an expired lock starts anew. */
  private async countFailure({ manager }: Context, user: User): Promise<void> {
    await manager.query(
      `UPDATE users SET
         failed_logins = CASE WHEN locked_at IS NULL THEN failed_logins + 1 ELSE 1 END,
         locked_at = CASE WHEN locked_at IS NULL AND failed_logins + 1 >= $2 THEN now() ELSE NULL END
       WHERE id = $1`,
      [user.id, this.environment.SECURITY_MAX_LOGIN_ATTEMPTS],
    );
  }
}

function find({ manager }: Context, name: string): Promise<User | null> {
  return manager
    .createQueryBuilder(User, 'u')
    .addSelect('u.passwordHash')
    .where('lower(u.email) = lower(:name) OR lower(u.username) = lower(:name)', { name })
    .orderBy('(lower(u.email) = lower(:name))', 'DESC')
    .getOne();
}
