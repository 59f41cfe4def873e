import { Controller, Param } from '@nestjs/common';
import { TagsService } from '#organizers';
import type { Context } from '#persistence';
import { Operation } from '../contract/binding/operation.decorator.ts';
import { RequestContext } from '../contract/request/request-context.ts';
import { OrganizerController } from './organizer.controller.ts';

@Controller()
export class TagsController extends OrganizerController(TagsService, 'Tag', 'Tags') {
  /** Lists recipes by id as well, unlike categories and tools: existing clients expect it. */
  @Operation('getTag')
  override async get(@RequestContext() context: Context, @Param('id') id: string) {
    return this.recipes.get(context, this.service, id);
  }
}
