import { Body, Controller, Param } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { InvitationsService, MembersService, UsersService } from '#identity';
import type { Context } from '#persistence';
import { translate } from '#platform';
import { RecipesService } from '#recipes';
import { Operation, RequestContext } from '../contract/index.ts';

/** Members of a group and invitations. */
@Controller()
export class MembersController {
  constructor(
    private readonly users: UsersService,
    private readonly members: MembersService,
    private readonly invitations: InvitationsService,
    private readonly recipes: RecipesService,
  ) {}

  @Operation('listMembers')
  async list(@RequestContext() context: Context) {
    return this.users.members(context);
  }

  @Operation('getMember')
  async get(@RequestContext() context: Context, @Param('id') id: string) {
    const member = await this.members.get(context, id);
    return Object.assign(member, { recipeCount: await this.recipes.count(context, member.id) });
  }

  @Operation('setPermissions')
  async setPermissions(@RequestContext() context: Context, @Body() permissions: RequestSchema<'Permissions'>) {
    return this.members.setPermissions(context, permissions);
  }

  @Operation('leaveGroup')
  async leave(@RequestContext() context: Context, @Body() body: RequestSchema<'Leaving'>) {
    return this.members.leave(context, body);
  }

  @Operation('listInvitations')
  async listInvitations(@RequestContext() context: Context) {
    return this.invitations.list(context);
  }

  @Operation('createInvitation')
  async createInvitation(@RequestContext() context: Context, @Body() body: RequestSchema<'InvitationCreate'>) {
    return this.invitations.create(context, body);
  }

  @Operation('revokeInvitation')
  async revokeInvitation(@RequestContext() context: Context, @Param('id') id: string) {
    return this.invitations.revoke(context, id);
  }

  @Operation('mailInvitation')
  async mailInvitation(@RequestContext() context: Context, @Body() body: RequestSchema<'InvitationMail'>) {
    const problem = await this.invitations.requestMail(context, body);
    return { success: problem === null, error: problem && translate(context.locale, problem) };
  }

  @Operation('acceptInvitation')
  async acceptInvitation(@RequestContext() context: Context, @Body() body: RequestSchema<'InvitationToken'>) {
    return this.members.accept(context, body);
  }
}
