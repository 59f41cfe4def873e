import { Body, Controller, Param, Query, StreamableFile } from '@nestjs/common';
import type { RequestSchema, QueryParams } from '#contract';
import type { Context } from '#persistence';
import { Storage } from '#platform';
import { timelineFolder, TimelineService } from '#recipes';
import { Operation, pictureResponse, RequestContext } from '../../contract/index.ts';

@Controller()
export class TimelineController {
  constructor(
    private readonly timeline: TimelineService,
    private readonly storage: Storage,
  ) {}

  @Operation('listTimelineEvents')
  async list(@RequestContext() context: Context, @Query() query: QueryParams<'listTimelineEvents'>) {
    return this.timeline.list(context, query);
  }

  @Operation('listTimelinePeople')
  async people(@RequestContext() context: Context) {
    return this.timeline.listAuthors(context);
  }

  @Operation('createTimelineEvent')
  async create(@RequestContext() context: Context, @Body() body: RequestSchema<'TimelineEventCreate'>) {
    return this.timeline.create(context, body);
  }

  @Operation('getTimelineEvent')
  async get(@RequestContext() context: Context, @Param('id') id: string) {
    return this.timeline.get(context, id);
  }

  @Operation('updateTimelineEvent', 'patchTimelineEvent')
  async update(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Body() changes: RequestSchema<'TimelineEventChanges'>,
  ) {
    return this.timeline.update(context, id, changes);
  }

  @Operation('deleteTimelineEvent')
  async delete(@RequestContext() context: Context, @Param('id') id: string) {
    return this.timeline.delete(context, id);
  }

  @Operation('restoreTimelineEvent')
  async restore(@RequestContext() context: Context, @Param('id') id: string) {
    return this.timeline.restore(context, id);
  }

  @Operation('setTimelineImage')
  async setImage(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Body() { image }: RequestSchema<'RecipeImageUpload'>,
  ) {
    return this.timeline.setImage(context, id, image.path);
  }

  @Operation('getTimelinePicture')
  async picture(
    @RequestContext() context: Context,
    @Param('recipeId') _recipeId: string,
    @Param('eventId') id: string,
    @Param('fileName') fileName: string,
  ): Promise<StreamableFile> {
    const event = await this.timeline.get(context, id);
    return pictureResponse(this.storage, `${timelineFolder(event)}/${fileName}`);
  }
}
