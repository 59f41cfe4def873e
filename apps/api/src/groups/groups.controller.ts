import { Body, Controller, Param } from '@nestjs/common';
import { GroupPreferencesChangesDto, InvitationCreateDto } from '#contract/dtos';
import { GroupsService } from '#groups';
import { InvitationsService } from '#identity';
import type { Actor } from '#platform';
import { Caller } from '../contract/caller.decorator.ts';
import { Operation } from '../contract/operation.decorator.ts';

@Controller()
export class GroupsController {
  constructor(
    private readonly groups: GroupsService,
    private readonly invitations: InvitationsService,
  ) {}

  @Operation('getOwnGroup')
  async getOwn(@Caller() actor: Actor) {
    return this.groups.get(actor, actor.groupId);
  }

  @Operation('getGroupPreferences')
  async getPreferences(@Caller() actor: Actor) {
    return this.groups.preferences(actor);
  }

  @Operation('updateGroupPreferences')
  async updatePreferences(@Caller() actor: Actor, @Body() changes: GroupPreferencesChangesDto) {
    return this.groups.updatePreferences(actor, changes);
  }

  @Operation('listInvitations')
  async listInvitations(@Caller() actor: Actor) {
    return this.invitations.list(actor);
  }

  @Operation('createInvitation')
  async createInvitation(@Caller() actor: Actor, @Body() { uses }: InvitationCreateDto) {
    return this.invitations.create(actor, uses);
  }

  @Operation('getGroup')
  async get(@Caller() actor: Actor, @Param('id') id: string) {
    return this.groups.get(actor, id);
  }
}
