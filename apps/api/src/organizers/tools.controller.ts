import { Body, Controller, Param, Query } from '@nestjs/common';
import { ListToolsQuery, RecipeDuplicateDto, ToolChangesDto, ToolCreateDto } from '#contract/dtos';
import { TOOLS, OrganizersService } from '#organizers';
import type { Actor } from '#platform';
import { RecipeOrganizersService } from '#recipes';
import { Caller } from '../contract/caller.decorator.ts';
import { Operation } from '../contract/operation.decorator.ts';

@Controller()
export class ToolsController {
  constructor(
    private readonly organizers: OrganizersService,
    private readonly recipes: RecipeOrganizersService,
  ) {}

  @Operation('listTools')
  async list(@Caller() actor: Actor, @Query() query: ListToolsQuery) {
    return this.organizers.list(actor, TOOLS, query);
  }

  @Operation('createTool')
  async create(@Caller() actor: Actor, @Body() body: ToolCreateDto) {
    return this.organizers.create(actor, TOOLS, body);
  }

  @Operation('listEmptyTools')
  async listEmpty(@Caller() actor: Actor) {
    return this.organizers.listEmpty(actor, TOOLS);
  }

  @Operation('getToolBySlug')
  async getBySlug(@Caller() actor: Actor, @Param('slug') slug: string) {
    return this.recipes.getBySlug(actor, TOOLS, slug);
  }

  @Operation('getTool')
  async get(@Caller() actor: Actor, @Param('id') id: string) {
    return this.organizers.get(actor, TOOLS, id);
  }

  @Operation('updateTool')
  async update(@Caller() actor: Actor, @Param('id') id: string, @Body() changes: ToolChangesDto) {
    return this.organizers.update(actor, TOOLS, id, changes);
  }

  @Operation('patchTool')
  async patch(@Caller() actor: Actor, @Param('id') id: string, @Body() changes: ToolChangesDto) {
    return this.organizers.update(actor, TOOLS, id, changes);
  }

  @Operation('deleteTool')
  async delete(@Caller() actor: Actor, @Param('id') id: string) {
    return this.organizers.delete(actor, TOOLS, id);
  }

  @Operation('duplicateTool')
  async duplicate(@Caller() actor: Actor, @Param('id') id: string, @Body() { name }: RecipeDuplicateDto) {
    return this.organizers.duplicate(actor, TOOLS, id, name);
  }
}
