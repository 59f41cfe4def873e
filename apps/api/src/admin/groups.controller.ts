import { Body, Controller, Param, Query } from '@nestjs/common';
import type { Input, Query as Asked } from '#contract';
import { GroupsAdministration } from '#identity';
import type { Context } from '#persistence';
import { Operation } from '../contract/operation.decorator.ts';
import { RequestContext } from '../contract/request-context.ts';

@Controller()
export class AdminGroupsController {
  constructor(private readonly groups: GroupsAdministration) {}

  @Operation('listGroups')
  async list(@RequestContext() context: Context, @Query() query: Asked<'listGroups'>) {
    return this.groups.list(context, query);
  }

  @Operation('createGroup')
  async create(@RequestContext() context: Context, @Body() body: Input<'GroupCreate'>) {
    return this.groups.create(context, body);
  }

  @Operation('getAdminGroup')
  async get(@RequestContext() context: Context, @Param('id') id: string) {
    return this.groups.get(context, id);
  }

  @Operation('updateAdminGroup', 'patchAdminGroup')
  async update(@RequestContext() context: Context, @Param('id') id: string, @Body() body: Input<'AdminGroupChanges'>) {
    return this.groups.update(context, id, body);
  }

  @Operation('deleteGroup')
  async delete(@RequestContext() context: Context, @Param('id') id: string) {
    return this.groups.delete(context, id);
  }
}
