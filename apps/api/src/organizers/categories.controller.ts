import { Body, Controller, Param, Query } from '@nestjs/common';
import { ListCategoriesQuery, RecipeDuplicateDto, CategoryChangesDto, CategoryCreateDto } from '#contract/dtos';
import { CATEGORIES, OrganizersService } from '#organizers';
import type { Actor } from '#platform';
import { RecipeOrganizersService } from '#recipes';
import { Caller } from '../contract/caller.decorator.ts';
import { Operation } from '../contract/operation.decorator.ts';

@Controller()
export class CategoriesController {
  constructor(
    private readonly organizers: OrganizersService,
    private readonly recipes: RecipeOrganizersService,
  ) {}

  @Operation('listCategories')
  async list(@Caller() actor: Actor, @Query() query: ListCategoriesQuery) {
    return this.organizers.list(actor, CATEGORIES, query);
  }

  @Operation('createCategory')
  async create(@Caller() actor: Actor, @Body() body: CategoryCreateDto) {
    return this.organizers.create(actor, CATEGORIES, body);
  }

  @Operation('listEmptyCategories')
  async listEmpty(@Caller() actor: Actor) {
    return this.organizers.listEmpty(actor, CATEGORIES);
  }

  @Operation('getCategoryBySlug')
  async getBySlug(@Caller() actor: Actor, @Param('slug') slug: string) {
    return this.recipes.getBySlug(actor, CATEGORIES, slug);
  }

  @Operation('getCategory')
  async get(@Caller() actor: Actor, @Param('id') id: string) {
    return this.organizers.get(actor, CATEGORIES, id);
  }

  @Operation('updateCategory')
  async update(@Caller() actor: Actor, @Param('id') id: string, @Body() changes: CategoryChangesDto) {
    return this.organizers.update(actor, CATEGORIES, id, changes);
  }

  @Operation('patchCategory')
  async patch(@Caller() actor: Actor, @Param('id') id: string, @Body() changes: CategoryChangesDto) {
    return this.organizers.update(actor, CATEGORIES, id, changes);
  }

  @Operation('deleteCategory')
  async delete(@Caller() actor: Actor, @Param('id') id: string) {
    return this.organizers.delete(actor, CATEGORIES, id);
  }

  @Operation('duplicateCategory')
  async duplicate(@Caller() actor: Actor, @Param('id') id: string, @Body() { name }: RecipeDuplicateDto) {
    return this.organizers.duplicate(actor, CATEGORIES, id, name);
  }
}
