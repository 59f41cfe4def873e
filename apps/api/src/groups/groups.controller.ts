import { Body, Controller, Param } from '@nestjs/common';
import { GroupPreferencesChangesDto, InvitationCreateDto } from '#contract/dtos';
import { GroupsService } from '#groups';
import { InvitationsService } from '#identity';
import type { Context } from '#persistence';
import { Operation } from '../contract/operation.decorator.ts';
import { RequestContext } from '../contract/request-context.ts';

@Controller()
export class GroupsController {
  constructor(
    private readonly groups: GroupsService,
    private readonly invitations: InvitationsService,
  ) {}

  @Operation('getOwnGroup')
  async getOwn(@RequestContext() context: Context) {
    return this.groups.get(context, context.groupId);
  }

  @Operation('getGroupPreferences')
  async getPreferences(@RequestContext() context: Context) {
    return this.groups.preferences(context);
  }

  @Operation('updateGroupPreferences')
  async updatePreferences(@RequestContext() context: Context, @Body() changes: GroupPreferencesChangesDto) {
    return this.groups.updatePreferences(context, changes);
  }

  @Operation('listInvitations')
  async listInvitations(@RequestContext() context: Context) {
    return this.invitations.list(context);
  }

  @Operation('createInvitation')
  async createInvitation(@RequestContext() context: Context, @Body() { uses }: InvitationCreateDto) {
    return this.invitations.create(context, uses);
  }

  @Operation('getGroup')
  async get(@RequestContext() context: Context, @Param('id') id: string) {
    return this.groups.get(context, id);
  }
}
