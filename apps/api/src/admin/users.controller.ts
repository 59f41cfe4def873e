import { Controller, Query } from '@nestjs/common';
import type { Query as Asked } from '#contract';
import { LoginAttempts } from '#identity';
import type { Context } from '#persistence';
import { Operation } from '../contract/operation.decorator.ts';
import { RequestContext } from '../contract/request-context.ts';

@Controller()
export class AdminUsersController {
  constructor(private readonly attempts: LoginAttempts) {}

  @Operation('unlockUsers')
  async unlock(@RequestContext() context: Context, @Query() { force = false }: Asked<'unlockUsers'>) {
    return { unlocked: await this.attempts.unlock(context, force) };
  }
}
