import { Body, Controller } from '@nestjs/common';
import { ForgottenPasswordDto, PasswordResetDto, RegistrationDto } from '#contract/dtos';
import { PasswordResetService, RateLimiter, RegistrationService } from '#identity';
import { CallerAddress, CallerLocale, message } from '../contract/locale.decorator.ts';
import { Operation } from '../contract/operation.decorator.ts';

@Controller()
export class RegistrationController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly passwordReset: PasswordResetService,
    private readonly limiter: RateLimiter,
  ) {}

  @Operation('register')
  async register(@Body() body: RegistrationDto, @CallerAddress() address: string) {
    await this.limiter.hit('register', address);
    return this.registration.register(body);
  }

  @Operation('forgotPassword')
  async forgotPassword(
    @Body() body: ForgottenPasswordDto,
    @CallerLocale() locale: string,
    @CallerAddress() address: string,
  ) {
    await this.passwordReset.ask(body.email, locale, address);
    return message(locale, 'auth.resetMailSent');
  }

  @Operation('resetPassword')
  async resetPassword(
    @Body() body: PasswordResetDto,
    @CallerLocale() locale: string,
    @CallerAddress() address: string,
  ) {
    await this.passwordReset.reset(body, address);
    return message(locale, 'auth.passwordChanged');
  }
}
