import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TrashEmptied, type Trashed, TrashRestoring } from '#groups';
import { type Context, DomainEvents } from '#persistence';
import { Storage } from '#platform';
import { reserveName } from './recipe-names.ts';
import { Recipe } from './recipe.entity.ts';

const isRecipe = ({ kind }: { kind: string }): boolean => kind === 'recipe';

/** Restores recipes from the trash under a free name, and deletes pictures of purged recipes. */
@Injectable()
export class RecipeTrashService implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly storage: Storage,
  ) {}

  onModuleInit(): void {
    this.events.on(TrashRestoring, assignFreeNames);
    this.events.on(TrashEmptied, async (context, { rows }) => {
      for (const { id } of rows.filter(isRecipe)) await context.afterCommit(() => this.storage.remove(`recipes/${id}`));
    });
  }
}

async function assignFreeNames(context: Context, { trashed }: TrashRestoring): Promise<void> {
  const recipes = trashed.filter(isRecipe);
  if (!recipes.length) return;
  const slugs = recipes.map(slugOf);
  const rows = context
    .repository(Recipe)
    .select()
    .select('row.slug', 'slug')
    .andWhere('row.slug = ANY(:slugs)', { slugs });
  const taken = new Set((await rows.getRawMany<{ slug: string }>()).map(({ slug }) => slug));
  for (const recipe of recipes) {
    if (taken.has(slugOf(recipe)))
      Object.assign(recipe.columns, await reserveName(context, recipe.name, { promised: taken }));
    taken.add(slugOf(recipe));
  }
}

const slugOf = ({ columns }: Trashed): string => String(columns['slug']);
