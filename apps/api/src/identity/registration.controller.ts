import { Body, Controller, Query } from '@nestjs/common';
import type { RequestSchema, QueryParams } from '#contract';
import {
  AddressConfirmationService,
  InvitationsService,
  PasswordResetService,
  RateLimiter,
  RegistrationService,
} from '#identity';
import { Operation, RequestContext, successMessage } from '../contract/index.ts';
import type { Context } from '#persistence';

@Controller()
export class RegistrationController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly passwordReset: PasswordResetService,
    private readonly invitations: InvitationsService,
    private readonly limiter: RateLimiter,
    private readonly addressConfirmation: AddressConfirmationService,
  ) {}

  @Operation('register')
  async register(@RequestContext() context: Context, @Body() body: RequestSchema<'Registration'>) {
    return this.registration.register(context, body);
  }

  /** Rate-limited against guessing tokens. */
  @Operation('describeInvitation')
  async describeInvitation(@RequestContext() context: Context, @Query() { token }: QueryParams<'describeInvitation'>) {
    await this.limiter.hit('validate', context.origin.address ?? '');
    return this.invitations.describe(context, token);
  }

  @Operation('forgotPassword')
  async forgotPassword(@RequestContext() context: Context, @Body() { email }: RequestSchema<'ForgottenPassword'>) {
    await this.passwordReset.requestMail(context, email);
    return successMessage(context, 'auth.resetMailSent');
  }

  @Operation('resetPassword')
  async resetPassword(@RequestContext() context: Context, @Body() body: RequestSchema<'PasswordReset'>) {
    await this.passwordReset.reset(context, body);
    return successMessage(context, 'auth.passwordChanged');
  }

  @Operation('confirmAddress')
  async confirmAddress(@RequestContext() context: Context, @Body() { token }: RequestSchema<'AddressConfirmation'>) {
    await this.addressConfirmation.confirm(context, token);
    return successMessage(context, 'users.addressConfirmed');
  }
}
