import { Injectable } from '@nestjs/common';
import type { Context } from '#persistence';
import { Clock, Environment, Forbidden, ValidationFailed } from '#platform';
import { RateLimiter } from './rate-limiter.ts';
import { verifyPassword } from '../tokens/secrets.ts';
import { Session } from './session.entity.ts';
import { User } from '../accounts/user.entity.ts';

const FRESH_MS = 10 * 60_000;

/** Confirms that the account's owner makes a request, not someone with an open browser or a stolen token. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly environment: Environment,
  ) {}

  /** Throws 422 for a wrong password; throws 403 for users without a password unless they signed in within ten minutes. */
  async assert(context: Context, currentPassword: string | undefined): Promise<void> {
    if (!(await this.hasPassword(context))) {
      if (await this.isFresh(context)) return;
      throw new Forbidden('auth.signInAgain');
    }
    if (!currentPassword) throw new ValidationFailed({ currentPassword: ['auth.passwordNeeded'] });
    if (!(await this.isOwnPassword(context, currentPassword)))
      throw new ValidationFailed({ currentPassword: ['auth.wrongPassword'] });
  }

  /** Like `assert`, but a sign-in within ten minutes is enough if no password is given. */
  async assertUnlessFresh(context: Context, currentPassword: string | undefined): Promise<void> {
    if (currentPassword === undefined && (await this.isFresh(context))) return;
    await this.assert(context, currentPassword);
  }

  async isOwnPassword({ manager, userId }: Context, password: string): Promise<boolean> {
    await this.limiter.hit('changePassword', userId);
    const select = { id: true, passwordHash: true };
    const { passwordHash } = await manager.findOneOrFail(User, { where: { id: userId }, select });
    return verifyPassword(passwordHash ?? undefined, password);
  }

  /** False if password login is off, because a forgotten password could not be reset then. */
  async hasPassword({ manager, userId }: Context): Promise<boolean> {
    if (!this.environment.ALLOW_PASSWORD_LOGIN) return false;
    const select = { id: true, passwordHash: true };
    const { passwordHash } = await manager.findOneOrFail(User, { where: { id: userId }, select });
    return passwordHash !== null;
  }

  /** A session that was exchanged for an API token does not count as a sign-in. */
  private async isFresh({ manager, caller }: Context): Promise<boolean> {
    const session = caller.sessionId && (await manager.findOneBy(Session, { id: caller.sessionId }));
    const since = this.clock.now().getTime() - FRESH_MS;
    return !!session && session.apiTokenId === null && session.createdAt.getTime() >= since;
  }
}
