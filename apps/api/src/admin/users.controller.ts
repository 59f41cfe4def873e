import { Controller, Query } from '@nestjs/common';
import { UnlockUsersQuery } from '#contract/dtos';
import { AuthService } from '#identity';
import { Operation } from '../contract/operation.decorator.ts';

@Controller()
export class AdminUsersController {
  constructor(private readonly auth: AuthService) {}

  @Operation('unlockUsers')
  async unlock(@Query() { force }: UnlockUsersQuery) {
    return { unlocked: await this.auth.unlock(force) };
  }
}
