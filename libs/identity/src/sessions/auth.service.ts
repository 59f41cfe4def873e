import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { Jobs } from '#jobs';
import { Context } from '#persistence';
import { Directory, Environment, Forbidden, Unauthorized } from '#platform';
import type { SessionTokens } from './authenticator.ts';
import { DemoAccount } from '../accounts/demo-account.ts';
import { Devices } from './devices.ts';
import { accountSubject, deviceSubject, LoginAttempts, nameSubject } from './login-attempts.ts';
import { ProviderAccounts } from '../provider/provider-accounts.ts';
import { mayUseOwnPassword } from '../tokens/own-password.ts';
import { passwordResetMail } from '../tokens/password-reset.service.ts';
import { RateLimiter } from './rate-limiter.ts';
import { SignIn } from '../two-factor/sign-in.ts';
import { hashPassword, isForeignHash, verifyPassword } from '../tokens/secrets.ts';
import { User } from '../accounts/user.entity.ts';

@Injectable()
export class AuthService {
  constructor(
    private readonly signIn: SignIn,
    private readonly environment: Environment,
    private readonly attempts: LoginAttempts,
    private readonly devices: Devices,
    private readonly limiter: RateLimiter,
    private readonly demo: DemoAccount,
    private readonly jobs: Jobs,
    private readonly directory: Directory,
    private readonly accounts: ProviderAccounts,
  ) {}

  /**
   * Throws 401 for a wrong name or password and 423 after five failures. Attempts of devices that have signed in before are counted
   * separately, so that strangers cannot lock the owner out.
   *
   * @param device the token that `Devices` issued when this device signed in before
   */
  async login(
    context: Context,
    { username, password, remember_me: remember, totp }: RequestSchema<'Credentials'>,
    device?: string,
  ): Promise<SessionTokens> {
    if (!this.environment.ALLOW_PASSWORD_LOGIN) throw new Forbidden('auth.passwordsOff');
    const name = username.trim();
    const address = context.origin.address ?? '';
    await this.limiter.hit('loginFailure', address);
    const user = await find(context, name);
    const subject = this.subjectOf(user, name, device);
    const isLast = subject !== undefined && (await this.attempts.begin(subject));
    const hash = user && mayUseOwnPassword(this.environment, user) ? user.passwordHash : null;
    const isOwnPassword = await verifyPassword(hash ?? undefined, password);
    const userId =
      isOwnPassword && user
        ? user.id
        : await this.accountOfPerson(context, { name, password, subject: hash ? undefined : subject });
    if (!userId) {
      if (user && isLast) await this.mailUnlockLink(context, user);
      throw new Unauthorized('auth.invalidCredentials');
    }
    await this.limiter.undo('loginFailure', address);
    if (subject) await this.attempts.forget(context, subject);
    if (user && isOwnPassword && hash && isForeignHash(hash)) await renewHash(context, user, password);
    return this.signIn.afterFirstFactor(context, userId, {
      remembered: remember ?? false,
      ...(device && { device }),
      ...(totp && { code: totp }),
    });
  }

  /**
   * Returns the id of the account whose name and password the directory accepts; null if there is none. An outage of the directory is
   * not counted for the subject, because no password was compared.
   */
  private async accountOfPerson(
    context: Context,
    { name, password, subject }: { name: string; password: string; subject: string | undefined },
  ): Promise<string | null> {
    const person = await this.directory.verify(name, password).catch(async (error: unknown) => {
      if (subject) await this.attempts.forget(context, subject);
      throw error;
    });
    if (!person) return null;
    // the result must not depend on the user who was signed in before
    const { caller: _, ...anonymous } = context.origin;
    return this.accounts.accountOfPerson(new Context(anonymous, context.manager), person);
  }

  /** Returns the subject that the attempt is counted for. The demo account is never locked, because its password is public. */
  private subjectOf(user: User | null, name: string, device?: string): string | undefined {
    if (!user) return nameSubject(name);
    if (this.demo.isDemoUser(user)) return undefined;
    const knownDevice = this.devices.read(user.id, device);
    return knownDevice ? deviceSubject(user.id, knownDevice) : accountSubject(user.id);
  }

  /** Mails a link that unlocks the account by setting a new password. */
  private async mailUnlockLink(context: Context, { email }: User): Promise<void> {
    const { locale } = context;
    await this.jobs.enqueue(context, passwordResetMail, { email, locale, template: 'accountLocked' });
  }

  /** Unlocks and returns the user with this name or address; null if there is none. */
  async unlock(context: Context, name: string): Promise<User | null> {
    const user = await find(context, name);
    if (user) await this.attempts.forgetAccount(context, user.id);
    return user;
  }
}

/** Replaces the password hash of an account that was imported from another server by a hash of this server. */
async function renewHash({ manager }: Context, { id, passwordHash }: User, password: string): Promise<void> {
  const renewed = await hashPassword(password);
  await manager
    .createQueryBuilder()
    .update(User)
    .set({ passwordHash: renewed })
    .where('id = :id AND password_hash = :passwordHash', { id, passwordHash })
    .execute();
}

function find({ manager }: Context, name: string): Promise<User | null> {
  return manager
    .createQueryBuilder(User, 'u')
    .addSelect('u.passwordHash')
    .where('lower(u.email) = lower(:name) OR lower(u.username) = lower(:name)', { name })
    .orderBy('(lower(u.email) = lower(:name))', 'DESC')
    .getOne();
}
