import { Controller, Query } from '@nestjs/common';
import type { Query as Asked } from '#contract';
import { ServerTasksService } from '#admin';
import type { Context } from '#persistence';
import { Operation } from '../contract/operation.decorator.ts';
import { RequestContext } from '../contract/request-context.ts';

@Controller()
export class ServerTasksController {
  constructor(private readonly tasks: ServerTasksService) {}

  @Operation('listGroupServerTasks')
  async listOfGroup(@RequestContext() context: Context, @Query() query: Asked<'listGroupServerTasks'>) {
    return this.tasks.listOfGroup(context, query);
  }

  @Operation('listServerTasks')
  async list(@RequestContext() context: Context, @Query() query: Asked<'listServerTasks'>) {
    return this.tasks.list(context, query);
  }

  @Operation('createServerTask')
  async create(@RequestContext() context: Context) {
    return this.tasks.startTest(context);
  }
}
