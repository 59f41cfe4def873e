import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { Unauthorized } from '#platform';
import { Authenticator, type SessionTokens } from '../sessions/authenticator.ts';
import { Devices } from '../sessions/devices.ts';
import { LoginAttempts, stepSubject } from '../sessions/login-attempts.ts';
import { RateLimiter } from '../sessions/rate-limiter.ts';
import { Challenges } from './challenges.ts';
import { TwoFactorService } from './two-factor.service.ts';

interface SignInOptions {
  remembered: boolean;
  /** The token that `Devices` issued when this device signed in before. */
  device?: string;
  /** Code of the second factor, if it is sent along with the first. */
  code?: string;
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
  ) {}

  /** Throws 401 with a challenge if the code of the second factor is missing. */
  async afterFirstFactor(
    context: Context,
    userId: string,
    { remembered, device, code }: SignInOptions,
  ): Promise<SessionTokens> {
    if (!(await this.twoFactor.isOn(context, userId))) return this.authenticator.start(context, userId, remembered);
    if (code) {
      await this.assertCode(context, userId, code, device);
      return this.authenticator.start(context, userId, remembered);
    }
    const challenge = await this.challenges.issue(context, { purpose: 'second-step', userId, data: { remembered } });
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
    return this.authenticator.start(context, userId, data.remembered === true);
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
