import { Body, Controller } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { TwoFactorService } from '#identity';
import type { Context } from '#persistence';
import { Operation, RequestContext, successMessage } from '../contract/index.ts';

@Controller()
export class TwoFactorController {
  constructor(private readonly twoFactor: TwoFactorService) {}

  @Operation('getTwoFactor')
  async state(@RequestContext() context: Context) {
    return this.twoFactor.state(context);
  }

  @Operation('beginTwoFactor')
  async begin(@RequestContext() context: Context, @Body() body: RequestSchema<'OwnProof'>) {
    return this.twoFactor.begin(context, body);
  }

  @Operation('confirmTwoFactor')
  async confirm(@RequestContext() context: Context, @Body() body: RequestSchema<'TwoFactorCode'>) {
    return this.twoFactor.confirm(context, body);
  }

  @Operation('disableTwoFactor')
  async disable(@RequestContext() context: Context, @Body() body: RequestSchema<'TwoFactorDisable'>) {
    await this.twoFactor.disable(context, body);
    return successMessage(context, 'auth.twoFactorOff');
  }

  @Operation('renewRecoveryCodes')
  async renewCodes(@RequestContext() context: Context, @Body() body: RequestSchema<'OwnProof'>) {
    return this.twoFactor.renewCodes(context, body);
  }
}
