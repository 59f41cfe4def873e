import { Body, Controller } from '@nestjs/common';
import { ForgottenPasswordDto, PasswordResetDto, RegistrationDto } from '#contract/dtos';
import { PasswordResetService, RegistrationService } from '#identity';
import { Operation } from '../contract/operation.decorator.ts';
import type { Context } from '#persistence';
import { message, RequestContext } from '../contract/request-context.ts';

@Controller()
export class RegistrationController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly passwordReset: PasswordResetService,
  ) {}

  @Operation('register')
  async register(@RequestContext() context: Context, @Body() body: RegistrationDto) {
    return this.registration.register(context, body);
  }

  @Operation('forgotPassword')
  async forgotPassword(@RequestContext() context: Context, @Body() { email }: ForgottenPasswordDto) {
    await this.passwordReset.ask(context, email);
    return message(context, 'auth.resetMailSent');
  }

  @Operation('resetPassword')
  async resetPassword(@RequestContext() context: Context, @Body() body: PasswordResetDto) {
    await this.passwordReset.reset(context, body);
    return message(context, 'auth.passwordChanged');
  }
}
