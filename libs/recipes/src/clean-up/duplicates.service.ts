import { Injectable } from '@nestjs/common';
import type { ResponseSchema } from '#contract';
import { CleanUpService, type DuplicateKind, type NotDuplicates, organizerEntities } from '#organizers';
import type { Context, Entity, GroupRow } from '#persistence';
import { RecipeOrganizersService } from '../organizers/recipe-organizers.service.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { RecipeCleanUpService } from './recipe-clean-up.service.ts';

type DuplicateSet = ResponseSchema<'DuplicateSet'>;

/** Finds probable duplicates of each kind and remembers which of them are different things. */
@Injectable()
export class DuplicatesService {
  constructor(
    private readonly cleanUp: CleanUpService,
    private readonly organizers: RecipeOrganizersService,
    private readonly recipes: RecipeCleanUpService,
  ) {}

  /** @param amongRecipes returns only sets that contain one of these recipes; has no effect on other kinds */
  async find(context: Context, kind: DuplicateKind, amongRecipes?: Set<string>): Promise<DuplicateSet[]> {
    if (kind === 'recipe') {
      const sets = await this.recipes.findDuplicates(context, amongRecipes);
      return sets.map(({ reason, rows }) => ({
        kind,
        reason,
        items: rows.map(({ id, name, slug, image }) => ({ id, name, slug, image, recipeCount: 0 })),
      }));
    }
    const sets = await this.cleanUp.findDuplicates(context, kind);
    const ids = sets.flatMap(({ rows }) => rows.map(({ id }) => id));
    const counts = await this.organizers.countRecipesById(context, organizerEntities[kind], ids);
    return sets.map(({ reason, rows }) => ({
      kind,
      reason,
      items: rows.map(({ id, name }) => ({ id, name, slug: null, image: null, recipeCount: counts.get(id) ?? 0 })),
    }));
  }

  /** Marks rows as different things, so that they are no longer found as duplicates. Throws 422 for ids of other groups. */
  async markNotDuplicates(context: Context, kind: DuplicateKind, ids: string[]): Promise<NotDuplicates> {
    const entity: Entity<GroupRow> = kind === 'recipe' ? Recipe : organizerEntities[kind];
    await context.repository(entity).all(ids, 'ids');
    return this.cleanUp.markNotDuplicates(context, kind, ids);
  }
}
