import { Controller, Query } from '@nestjs/common';
import { UnlockUsersQuery } from '#contract/dtos';
import { AuthService } from '#identity';
import type { Context } from '#persistence';
import { Operation } from '../contract/operation.decorator.ts';
import { RequestContext } from '../contract/request-context.ts';

@Controller()
export class AdminUsersController {
  constructor(private readonly auth: AuthService) {}

  @Operation('unlockUsers')
  async unlock(@RequestContext() context: Context, @Query() { force }: UnlockUsersQuery) {
    return { unlocked: await this.auth.unlock(context, force) };
  }
}
