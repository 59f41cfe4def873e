import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ResourceMerged } from '#groups';
import { DomainEvents } from '#persistence';
import { Recipe } from '#recipes';
import { MigratedRecipe } from './migrated-recipe.entity.ts';

/** Transfers the origin of a merged recipe to the remaining one, so that its file is not imported again. */
@Injectable()
export class OriginsService implements OnModuleInit {
  constructor(private readonly events: DomainEvents) {}

  onModuleInit(): void {
    this.events.on(ResourceMerged, async ({ manager }, { entity, row, replaced }) => {
      // undoing a migration must not remove a recipe that existed before
      if (entity === Recipe)
        await manager.update(MigratedRecipe, { recipeId: replaced.id }, { recipeId: row.id, migrationId: null });
    });
  }
}
