import { Controller, Query } from '@nestjs/common';
import type { QueryParams } from '#contract';
import { bodySchemaOf, resolve } from '#contract/document';
import { compileRequestValidator } from '#contract/validation';
import { GroupsService } from '#groups';
import { RateLimiter, UsersService } from '#identity';
import type { Context } from '#persistence';
import { Environment } from '#platform';
import { RecipesService } from '#recipes';
import { Operation, RequestContext } from '../contract/index.ts';

const { properties = {} } = resolve(bodySchemaOf('setUp') ?? {});
const findFaults = compileRequestValidator({ type: 'object', properties });

/**
 * Rate-limited per address. Who is asked for is only told where anybody could register, which tells the same, and to
 * administrators.
 */
@Controller()
export class ValidatorsController {
  constructor(
    private readonly groups: GroupsService,
    private readonly users: UsersService,
    private readonly recipes: RecipesService,
    private readonly limiter: RateLimiter,
    private readonly environment: Environment,
  ) {}

  @Operation('validateGroupName')
  async group(@RequestContext() context: Context, @Query() { name }: QueryParams<'validateGroupName'>) {
    return this.validate(context, { group: name }, () => this.groups.isNameFree(context, name));
  }

  @Operation('validateUsername')
  async username(@RequestContext() context: Context, @Query() { name }: QueryParams<'validateUsername'>) {
    return this.validate(context, { username: name.trim() }, () => this.users.isFree(context, 'username', name));
  }

  @Operation('validateEmail')
  async email(@RequestContext() context: Context, @Query() { email }: QueryParams<'validateEmail'>) {
    return this.validate(context, { email: email.trim() }, () => this.users.isFree(context, 'email', email));
  }

  @Operation('validateRecipeName')
  async recipe(@RequestContext() context: Context, @Query() { name, group_id }: QueryParams<'validateRecipeName'>) {
    await this.limiter.hit('validate', context.origin.address ?? '');
    const own = context.origin.caller?.groupId;
    // others must not learn which recipes a group has
    const isOwn = own !== undefined && (group_id ?? own) === own;
    return { valid: !isOwn || (await this.recipes.isNameFree(context, own, name)) };
  }

  private async validate(
    { origin }: Context,
    field: Record<string, string>,
    isFree: () => Promise<boolean>,
  ): Promise<{ valid: boolean }> {
    await this.limiter.hit('validate', origin.address ?? '');
    if (findFaults(field).length) return { valid: false };
    const isOpen = this.environment.ALLOW_SIGNUP || origin.caller?.admin;
    return { valid: !isOpen || (await isFree()) };
  }
}
