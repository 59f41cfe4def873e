import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Organizer, type OrganizerKind, OrganizersService } from '#organizers';
import type { Actor } from '#platform';
import { addDetails, selectRecipes } from './recipe-loader.ts';
import type { Recipe } from './recipe.entity.ts';

@Injectable()
export class RecipeOrganizersService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly organizers: OrganizersService,
  ) {}

  /** A category, tag or tool with the recipes that have it. */
  async getBySlug<T extends Organizer>(
    actor: Actor,
    kind: OrganizerKind<T>,
    slug: string,
  ): Promise<T & { recipes: Recipe[] }> {
    const organizer = await this.organizers.getBySlug(actor, kind, slug);
    const recipes = await selectRecipes(this.database.manager, actor)
      .andWhere(`EXISTS (SELECT 1 FROM ${kind.link} l WHERE l.recipe_id = r.id AND l.${kind.column} = :id)`, {
        id: organizer.id,
      })
      .orderBy('fold(r.name)')
      .getMany();
    await addDetails(this.database.manager, actor, recipes);
    return Object.assign(organizer, { recipes });
  }
}
