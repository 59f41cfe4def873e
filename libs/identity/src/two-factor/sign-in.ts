import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { Unauthorized } from '#platform';
import { Authenticator, type SessionTokens } from '../authenticator.ts';
import { Devices } from '../devices.ts';
import { LoginAttempts, stepSubject } from '../login-attempts.ts';
import { RateLimiter } from '../rate-limiter.ts';
import { Challenges } from './challenges.ts';
import { TwoFactorService } from './two-factor.service.ts';

interface How {
  remembered: boolean;
  /** What `Devices` gave to the device when it signed in before. */
  device?: string;
  /** The second step, where it is sent with the first. */
  code?: string;
}

/** What comes after somebody has proven a first time who they are: the second step, if they have one, and the session. */
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

  /** Throws 401 with a challenge where the second step is missing. */
  async proceed(context: Context, userId: string, { remembered, device, code }: How): Promise<SessionTokens> {
    if (!(await this.twoFactor.isOn(context, userId))) return this.authenticator.start(context, userId, remembered);
    if (code) {
      await this.assertCode(context, userId, code, device);
      return this.authenticator.start(context, userId, remembered);
    }
    const challenge = await this.challenges.issue(context, { purpose: 'second-step', userId, data: { remembered } });
    throw new Unauthorized('auth.secondStepNeeded', {}, { facts: { challenge } });
  }

  /** The second step, some moments after the first. */
  async finish(
    context: Context,
    { challenge, code }: RequestSchema<'SecondStep'>,
    device?: string,
  ): Promise<SessionTokens> {
    const { userId } = await this.challenges.find(context, 'second-step', challenge);
    await this.assertCode(context, userId!, code, device);
    const { data } = await this.challenges.take(context, 'second-step', challenge);
    return this.authenticator.start(context, userId!, data.remembered === true);
  }

  /** Counted before the code is looked at; after five wrong ones 423, as with passwords. What cannot be right is not counted. */
  private async assertCode(context: Context, userId: string, code: string, device?: string): Promise<void> {
    const address = context.origin.address ?? '';
    await this.limiter.hit('loginFailure', address);
    await this.twoFactor.assertReadable(context, userId, code);
    const subject = stepSubject(userId, this.devices.read(userId, device));
    await this.attempts.begin(subject);
    if (!(await this.twoFactor.takes(context, userId, code))) throw new Unauthorized('auth.wrongCode');
    await this.limiter.undo('loginFailure', address);
    await this.attempts.forget(context, subject);
  }
}
