import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { DAY_MS } from '#contract/durations';
import type { Context } from '#persistence';
import { MoreThan } from 'typeorm';
import { Clock, Unauthorized } from '#platform';
import { User } from '../accounts/user.entity.ts';
import { deviceName } from '../sessions/device-name.ts';
import { SecurityMails } from '../sessions/security-mails.ts';
import { Session } from '../sessions/session.entity.ts';
import { Authenticator, type SessionTokens } from '../sessions/authenticator.ts';
import { Devices } from '../sessions/devices.ts';
import { LoginAttempts, stepSubject } from '../sessions/login-attempts.ts';
import { RateLimiter } from '../sessions/rate-limiter.ts';
import { Challenges } from './challenges.ts';
import { TwoFactorService } from './two-factor.service.ts';

/** Age up to which the first sign-in to an account is expected. */
const NEW_ACCOUNT_MS = DAY_MS;

interface SignInOptions {
  remembered: boolean;
  /** The token that `Devices` issued when this device signed in before. */
  device?: string;
  /** Code of the second factor, if it is sent along with the first. */
  code?: string;
  /** Encrypted ID token of the provider. */
  idToken?: string;
}

interface StartOptions {
  remembered: boolean;
  device?: string | undefined;
  idToken?: string | undefined;
}

/** Completes a sign-in after the first factor: checks the second factor if the user has one and starts the session. */
@Injectable()
export class SignIn {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly attempts: LoginAttempts,
    private readonly challenges: Challenges,
    private readonly devices: Devices,
    private readonly limiter: RateLimiter,
    private readonly twoFactor: TwoFactorService,
    private readonly securityMails: SecurityMails,
    private readonly clock: Clock,
  ) {}

  /** Throws 401 with a challenge if the code of the second factor is missing. */
  async afterFirstFactor(
    context: Context,
    userId: string,
    { code, ...options }: SignInOptions,
  ): Promise<SessionTokens> {
    if (!(await this.twoFactor.isOn(context, userId))) return this.start(context, userId, options);
    const { remembered, device, idToken } = options;
    if (code) {
      await this.assertCode(context, userId, code, device);
      return this.start(context, userId, options);
    }
    const data = { remembered, ...(idToken && { idToken }) };
    const challenge = await this.challenges.issue(context, { purpose: 'second-step', userId, data });
    throw new Unauthorized('auth.secondStepNeeded', {}, { facts: { challenge } });
  }

  /** Answers the challenge with the code of the second factor. */
  async finish(
    context: Context,
    { challenge, code }: RequestSchema<'SecondStep'>,
    device?: string,
  ): Promise<SessionTokens> {
    const { userId } = await this.challenges.find(context, 'second-step', challenge);
    if (!userId) throw new Unauthorized('auth.challengeOver');
    await this.assertCode(context, userId, code, device);
    const { data } = await this.challenges.take(context, 'second-step', challenge);
    const idToken = typeof data.idToken === 'string' ? data.idToken : undefined;
    return this.start(context, userId, { remembered: data.remembered === true, device, idToken });
  }

  /** Starts the session. A device that is new to the account is told to its owner. */
  async start(context: Context, userId: string, { remembered, device, idToken }: StartOptions): Promise<SessionTokens> {
    const isKnown = this.devices.read(userId, device) !== undefined || (await this.isKnownByName(context, userId));
    return context.transaction(async (tx) => {
      const tokens = await this.authenticator.start(tx, userId, remembered, idToken);
      if (!isKnown) await this.securityMails.notify(tx, userId, 'newDevice');
      return tokens;
    });
  }

  /** True for a browser and system with which the user is signed in, and for the first sign-in to a new account. */
  private async isKnownByName({ manager, origin }: Context, userId: string): Promise<boolean> {
    const devices = (await manager.findBy(Session, { userId })).map(({ device }) => device);
    if (devices.length) return devices.includes(deviceName(origin.userAgent));
    const since = new Date(this.clock.now().getTime() - NEW_ACCOUNT_MS);
    return manager.existsBy(User, { id: userId, createdAt: MoreThan(since) });
  }

  /** Counts the attempt before the code is verified; throws 423 after five wrong ones. Malformed codes are not counted. */
  private async assertCode(context: Context, userId: string, code: string, device?: string): Promise<void> {
    const address = context.origin.address ?? '';
    await this.limiter.hit('loginFailure', address);
    await this.twoFactor.assertReadable(context, userId, code);
    const subject = stepSubject(userId, this.devices.read(userId, device));
    await this.attempts.begin(subject);
    if (!(await this.twoFactor.verify(context, userId, code))) throw new Unauthorized('auth.wrongCode');
    await this.limiter.undo('loginFailure', address);
    await this.attempts.forget(context, subject);
  }
}
