import { Body, Controller, Param, Query } from '@nestjs/common';
import type { RequestSchema, QueryParams } from '#contract';
import { GroupsAdministration } from '#identity';
import type { Context } from '#persistence';
import { Operation, RequestContext } from '../contract/index.ts';

@Controller()
export class AdminGroupsController {
  constructor(private readonly groups: GroupsAdministration) {}

  @Operation('listGroups')
  async list(@RequestContext() context: Context, @Query() query: QueryParams<'listGroups'>) {
    return this.groups.list(context, query);
  }

  @Operation('createGroup')
  async create(@RequestContext() context: Context, @Body() body: RequestSchema<'GroupCreate'>) {
    return this.groups.create(context, body);
  }

  @Operation('getAdminGroup')
  async get(@RequestContext() context: Context, @Param('id') id: string) {
    return this.groups.get(context, id);
  }

  @Operation('updateAdminGroup', 'patchAdminGroup')
  async update(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Body() body: RequestSchema<'AdminGroupChanges'>,
  ) {
    return this.groups.update(context, id, body);
  }

  @Operation('deleteGroup')
  async delete(@RequestContext() context: Context, @Param('id') id: string) {
    return this.groups.delete(context, id);
  }
}
