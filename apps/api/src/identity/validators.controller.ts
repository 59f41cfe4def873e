import { Controller, Query } from '@nestjs/common';
import type { Query as Asked } from '#contract';
import { GroupsService } from '#groups';
import { RateLimiter, UsersService } from '#identity';
import type { Context } from '#persistence';
import { RecipesService } from '#recipes';
import { Operation } from '../contract/operation.decorator.ts';
import { RequestContext } from '../contract/request-context.ts';

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
  async group(@RequestContext() context: Context, @Query() { name }: Asked<'validateGroupName'>) {
    await this.limiter.hit('validate', context.origin.address ?? '');
    return { valid: await this.groups.isNameFree(context, name) };
  }

  @Operation('validateUsername')
  async username(@RequestContext() context: Context, @Query() { name }: Asked<'validateUsername'>) {
    await this.limiter.hit('validate', context.origin.address ?? '');
    return { valid: await this.users.isFree(context, 'username', name) };
  }

  @Operation('validateEmail')
  async email(@RequestContext() context: Context, @Query() { email }: Asked<'validateEmail'>) {
    await this.limiter.hit('validate', context.origin.address ?? '');
    return { valid: await this.users.isFree(context, 'email', email) };
  }

  @Operation('validateRecipeName')
  async recipe(@RequestContext() context: Context, @Query() { name, group_id }: Asked<'validateRecipeName'>) {
    await this.limiter.hit('validate', context.origin.address ?? '');
    const groupId = group_id ?? context.origin.caller?.groupId;
    return { valid: !groupId || (await this.recipes.isNameFree(context, groupId, name)) };
  }
}
