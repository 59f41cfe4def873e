import { Body, Controller, Param, Query } from '@nestjs/common';
import { ListTagsQuery, RecipeDuplicateDto, TagChangesDto, TagCreateDto } from '#contract/dtos';
import { TAGS, OrganizersService } from '#organizers';
import type { Actor } from '#platform';
import { RecipeOrganizersService } from '#recipes';
import { Caller } from '../contract/caller.decorator.ts';
import { Operation } from '../contract/operation.decorator.ts';

@Controller()
export class TagsController {
  constructor(
    private readonly organizers: OrganizersService,
    private readonly recipes: RecipeOrganizersService,
  ) {}

  @Operation('listTags')
  async list(@Caller() actor: Actor, @Query() query: ListTagsQuery) {
    return this.organizers.list(actor, TAGS, query);
  }

  @Operation('createTag')
  async create(@Caller() actor: Actor, @Body() body: TagCreateDto) {
    return this.organizers.create(actor, TAGS, body);
  }

  @Operation('listEmptyTags')
  async listEmpty(@Caller() actor: Actor) {
    return this.organizers.listEmpty(actor, TAGS);
  }

  @Operation('getTagBySlug')
  async getBySlug(@Caller() actor: Actor, @Param('slug') slug: string) {
    return this.recipes.getBySlug(actor, TAGS, slug);
  }

  @Operation('getTag')
  async get(@Caller() actor: Actor, @Param('id') id: string) {
    return this.organizers.get(actor, TAGS, id);
  }

  @Operation('updateTag')
  async update(@Caller() actor: Actor, @Param('id') id: string, @Body() changes: TagChangesDto) {
    return this.organizers.update(actor, TAGS, id, changes);
  }

  @Operation('patchTag')
  async patch(@Caller() actor: Actor, @Param('id') id: string, @Body() changes: TagChangesDto) {
    return this.organizers.update(actor, TAGS, id, changes);
  }

  @Operation('deleteTag')
  async delete(@Caller() actor: Actor, @Param('id') id: string) {
    return this.organizers.delete(actor, TAGS, id);
  }

  @Operation('duplicateTag')
  async duplicate(@Caller() actor: Actor, @Param('id') id: string, @Body() { name }: RecipeDuplicateDto) {
    return this.organizers.duplicate(actor, TAGS, id, name);
  }
}
