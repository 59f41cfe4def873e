import { Body, Controller, Param, Query } from '@nestjs/common';
import type { RequestSchema, QueryParams } from '#contract';
import { LoginAttempts, PasswordResetService, TwoFactorService, UsersService } from '#identity';
import type { Context } from '#persistence';
import { Environment } from '#platform';
import { Operation, RequestContext, successMessage } from '../contract/index.ts';

@Controller()
export class AdminUsersController {
  constructor(
    private readonly attempts: LoginAttempts,
    private readonly environment: Environment,
    private readonly passwordReset: PasswordResetService,
    private readonly users: UsersService,
    private readonly twoFactor: TwoFactorService,
  ) {}

  @Operation('getAdminUser')
  async get(@RequestContext() context: Context, @Param('id') id: string) {
    return this.users.get(context, id);
  }

  @Operation('updateAdminUser', 'patchAdminUser')
  async update(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Body() changes: RequestSchema<'UserChanges'>,
  ) {
    return this.users.update(context, id, changes);
  }

  @Operation('deleteAdminUser')
  async delete(@RequestContext() context: Context, @Param('id') id: string) {
    return this.users.delete(context, id);
  }

  @Operation('lockUser')
  async lock(@RequestContext() context: Context, @Param('id') id: string) {
    return this.users.lock(context, id);
  }

  @Operation('unlockUser')
  async unlockOne(@RequestContext() context: Context, @Param('id') id: string) {
    return this.users.unlock(context, id);
  }

  @Operation('disableTwoFactorOf')
  async disableTwoFactor(@RequestContext() context: Context, @Param('id') id: string) {
    await this.twoFactor.disableFor(context, id);
    return successMessage(context, 'auth.twoFactorOff');
  }

  @Operation('unlockUsers')
  async unlock(@RequestContext() context: Context, @Query() { force = false }: QueryParams<'unlockUsers'>) {
    return { unlocked: await this.attempts.unlock(context, force) };
  }

  @Operation('createPasswordResetToken')
  async resetToken(@RequestContext() context: Context, @Body() { email }: RequestSchema<'ResetTokenRequest'>) {
    const token = await this.passwordReset.issue(context, email);
    return { token, url: `${this.environment.BASE_URL}/reset-password?token=${token}` };
  }
}
