import { Body, Controller, Param } from '@nestjs/common';
import type { Input } from '#contract';
import { GroupsService } from '#groups';
import { InvitationsService, UsersService } from '#identity';
import { CategoriesService } from '#organizers';
import type { Context } from '#persistence';
import { Operation } from '../contract/operation.decorator.ts';
import { RequestContext } from '../contract/request-context.ts';

@Controller()
export class GroupsController {
  constructor(
    private readonly groups: GroupsService,
    private readonly invitations: InvitationsService,
    private readonly users: UsersService,
    private readonly categories: CategoriesService,
  ) {}

  @Operation('getOwnGroup')
  async getOwn(@RequestContext() context: Context) {
    const group = await this.groups.get(context, context.groupId);
    const categories = await this.categories.all(context);
    return Object.assign(group, { users: await this.users.members(context), categories, webhooks: [] });
  }

  @Operation('getGroupPreferences')
  async getPreferences(@RequestContext() context: Context) {
    return this.groups.preferences(context);
  }

  @Operation('updateGroupPreferences')
  async updatePreferences(@RequestContext() context: Context, @Body() changes: Input<'GroupPreferencesChanges'>) {
    return this.groups.updatePreferences(context, changes);
  }

  @Operation('listInvitations')
  async listInvitations(@RequestContext() context: Context) {
    return this.invitations.list(context);
  }

  @Operation('createInvitation')
  async createInvitation(@RequestContext() context: Context, @Body() { uses }: Input<'InvitationCreate'>) {
    return this.invitations.create(context, uses);
  }

  @Operation('getGroup')
  async get(@RequestContext() context: Context, @Param('id') id: string) {
    return this.groups.get(context, id);
  }
}
