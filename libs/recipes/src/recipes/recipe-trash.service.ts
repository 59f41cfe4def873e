import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TrashEmptied, TrashRestoring } from '#groups';
import { type Context, DomainEvents } from '#persistence';
import { Storage } from '#platform';
import { freeName, PLENTY } from './recipe-names.ts';
import { Recipe } from './recipe.entity.ts';

const isRecipe = ({ kind }: { kind: string }): boolean => kind === 'recipe';

/** What is special about recipes in the trash: they come back under a free name, and their pictures go with them. */
@Injectable()
export class RecipeTrashService implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly storage: Storage,
  ) {}

  onModuleInit(): void {
    this.events.on(TrashRestoring, giveFreeName);
    this.events.on(TrashEmptied, async (context, { rows }) => {
      for (const { id } of rows.filter(isRecipe)) await context.afterCommit(() => this.storage.remove(`recipes/${id}`));
    });
  }
}

async function giveFreeName(context: Context, { trashed, columns }: TrashRestoring): Promise<void> {
  if (!isRecipe(trashed)) return;
  const { slug } = columns;
  const isTaken = await context.rows(Recipe).select().andWhere('row.slug = :slug', { slug }).getExists();
  if (isTaken) Object.assign(columns, await freeName(context, trashed.name, PLENTY));
}
