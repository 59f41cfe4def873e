import { Body, Controller, Query } from '@nestjs/common';
import type { Input, Query as Asked } from '#contract';
import { InvitationsService, PasswordResetService, RateLimiter, RegistrationService } from '#identity';
import { Operation } from '../contract/operation.decorator.ts';
import type { Context } from '#persistence';
import { message, RequestContext } from '../contract/request-context.ts';

@Controller()
export class RegistrationController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly passwordReset: PasswordResetService,
    private readonly invitations: InvitationsService,
    private readonly limiter: RateLimiter,
  ) {}

  @Operation('register')
  async register(@RequestContext() context: Context, @Body() body: Input<'Registration'>) {
    return this.registration.register(context, body);
  }

  /** Limited, so that nobody tries tokens. */
  @Operation('describeInvitation')
  async describeInvitation(@RequestContext() context: Context, @Query() { token }: Asked<'describeInvitation'>) {
    await this.limiter.hit('validate', context.origin.address ?? '');
    return this.invitations.describe(context, token);
  }

  @Operation('forgotPassword')
  async forgotPassword(@RequestContext() context: Context, @Body() { email }: Input<'ForgottenPassword'>) {
    await this.passwordReset.ask(context, email);
    return message(context, 'auth.resetMailSent');
  }

  @Operation('resetPassword')
  async resetPassword(@RequestContext() context: Context, @Body() body: Input<'PasswordReset'>) {
    await this.passwordReset.reset(context, body);
    return message(context, 'auth.passwordChanged');
  }
}
