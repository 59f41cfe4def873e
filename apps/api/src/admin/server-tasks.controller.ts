import { Controller, Query } from '@nestjs/common';
import { ListGroupServerTasksQuery, ListServerTasksQuery } from '#contract/dtos';
import { ServerTasksService } from '#admin';
import type { Actor } from '#platform';
import { Caller } from '../contract/caller.decorator.ts';
import { Operation } from '../contract/operation.decorator.ts';

@Controller()
export class ServerTasksController {
  constructor(private readonly tasks: ServerTasksService) {}

  @Operation('listGroupServerTasks')
  async listOfGroup(@Caller() actor: Actor, @Query() query: ListGroupServerTasksQuery) {
    return this.tasks.list(query, actor.groupId);
  }

  @Operation('listServerTasks')
  async list(@Query() query: ListServerTasksQuery) {
    return this.tasks.list(query);
  }

  @Operation('createServerTask')
  async create(@Caller() actor: Actor) {
    return this.tasks.startTest(actor);
  }
}
