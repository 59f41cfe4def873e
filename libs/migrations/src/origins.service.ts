import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ResourceMerged } from '#groups';
import { DomainEvents } from '#persistence';
import { Recipe } from '#recipes';
import { MigratedRecipe } from './migrated-recipe.entity.ts';

/** Where a recipe came from stays known when another one takes its place, so that its file does not bring it again. */
@Injectable()
export class OriginsService implements OnModuleInit {
  constructor(private readonly events: DomainEvents) {}

  onModuleInit(): void {
    this.events.on(ResourceMerged, async ({ manager }, { entity, row, replaced }) => {
      // undoing a migration takes away what that brought, and not what somebody had before
      if (entity === Recipe)
        await manager.update(MigratedRecipe, { recipeId: replaced.id }, { recipeId: row.id, migrationId: null });
    });
  }
}
