import { Controller, Query } from '@nestjs/common';
import {
  ValidateEmailQuery,
  ValidateGroupNameQuery,
  ValidateRecipeNameQuery,
  ValidateUsernameQuery,
} from '#contract/dtos';
import { GroupsService } from '#groups';
import { RateLimiter, UsersService } from '#identity';
import type { Actor } from '#platform';
import { RecipesService } from '#recipes';
import { Caller } from '../contract/caller.decorator.ts';
import { CallerAddress } from '../contract/locale.decorator.ts';
import { Operation } from '../contract/operation.decorator.ts';

/** Limited per address, since the answers tell who has an account here. */
@Controller()
export class ValidatorsController {
  constructor(
    private readonly groups: GroupsService,
    private readonly users: UsersService,
    private readonly recipes: RecipesService,
    private readonly limiter: RateLimiter,
  ) {}

  @Operation('validateGroupName')
  async group(@Query() { name }: ValidateGroupNameQuery, @CallerAddress() address: string) {
    await this.limiter.hit('validate', address);
    return { valid: await this.groups.isNameFree(name) };
  }

  @Operation('validateUsername')
  async username(@Query() { name }: ValidateUsernameQuery, @CallerAddress() address: string) {
    await this.limiter.hit('validate', address);
    return { valid: await this.users.isFree('username', name) };
  }

  @Operation('validateEmail')
  async email(@Query() { email }: ValidateEmailQuery, @CallerAddress() address: string) {
    await this.limiter.hit('validate', address);
    return { valid: await this.users.isFree('email', email) };
  }

  @Operation('validateRecipeName')
  async recipe(@Caller() actor: Actor, @Query() { name }: ValidateRecipeNameQuery) {
    return { valid: await this.recipes.isNameFree(actor, name) };
  }
}
