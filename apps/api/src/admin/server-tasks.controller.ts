import { Controller, Param, ParseIntPipe, Query } from '@nestjs/common';
import type { QueryParams } from '#contract';
import { ServerTasksService } from '#admin';
import type { Context } from '#persistence';
import { Operation, RequestContext, successMessage } from '../contract/index.ts';

@Controller()
export class ServerTasksController {
  constructor(private readonly tasks: ServerTasksService) {}

  @Operation('listGroupServerTasks')
  async listOfGroup(@RequestContext() context: Context, @Query() query: QueryParams<'listGroupServerTasks'>) {
    return this.tasks.listOfGroup(context, query);
  }

  @Operation('listServerTasks')
  async list(@RequestContext() context: Context, @Query() query: QueryParams<'listServerTasks'>) {
    return this.tasks.list(context, query);
  }

  @Operation('createServerTask')
  async create(@RequestContext() context: Context) {
    return this.tasks.startTest(context);
  }

  @Operation('getServerTask')
  async get(@RequestContext() context: Context, @Param('id', ParseIntPipe) id: number) {
    return this.tasks.get(context, id);
  }

  @Operation('cancelServerTask')
  async cancel(@RequestContext() context: Context, @Param('id', ParseIntPipe) id: number) {
    return this.tasks.cancel(context, id);
  }

  @Operation('retryServerTask')
  async retry(@RequestContext() context: Context, @Param('id', ParseIntPipe) id: number) {
    return this.tasks.retry(context, id);
  }

  @Operation('listSchedules')
  async schedules(@RequestContext() context: Context) {
    return this.tasks.listSchedules(context);
  }

  @Operation('runSchedule')
  async runSchedule(@RequestContext() context: Context, @Param('name') name: string) {
    await this.tasks.runSchedule(context, name);
    return successMessage(context, 'tasks.started');
  }
}
