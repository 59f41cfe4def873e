import { Injectable } from '@nestjs/common';
import { GroupsService } from '#groups';
import type { Context } from '#persistence';
import { Environment, NotFound, Storage } from '#platform';
import { Recipe } from '../recipes/recipe.entity.ts';
import { ShareLinksService } from '../sharing/share-links.service.ts';

/** For whom a file is: `everybody` may keep it in caches that several people share. */
export type Audience = 'group' | 'everybody';

/** Who may read the pictures and files of a recipe: whoever may read the recipe. */
@Injectable()
export class MediaAccessService {
  constructor(
    private readonly groups: GroupsService,
    private readonly links: ShareLinksService,
    private readonly environment: Environment,
    private readonly storage: Storage,
  ) {}

  /** Throws 404, as for a recipe that does not exist. */
  async audienceOf(context: Context, recipeId: string, link?: string): Promise<Audience> {
    if (context.origin.caller && (await context.rows(Recipe).find(recipeId))) return 'group';
    const recipe = await context.manager.findOneBy(Recipe, { id: recipeId });
    if (recipe && link && (await this.links.isValidFor(context, link, recipeId))) return 'group';
    if (recipe && (await this.isPublic(context, recipe))) return 'everybody';
    throw new NotFound();
  }

  /** The same for its picture, which other programs show without signing in unless the server is told to keep them from it. */
  async audienceOfPicture(context: Context, recipeId: string, link?: string): Promise<Audience> {
    if (this.environment.PRIVATE_PICTURES) return this.audienceOf(context, recipeId, link);
    const isThere = await context.manager.existsBy(Recipe, { id: recipeId });
    if (!isThere) throw new NotFound();
    return context.origin.caller ? 'group' : 'everybody';
  }

  /** Bytes that the files of the group's recipes take, and how many more there is room for. */
  async storageUsage(context: Context): Promise<{ used: number; free: number }> {
    const rows = context.rows(Recipe).select('r').andWhere(`r.image IS NOT NULL OR r.assets <> '[]'`);
    const recipes = await rows.select('r.id', 'id').getRawMany<{ id: string }>();
    const sizes = await this.storage.sizes(
      'recipes',
      recipes.map(({ id }) => id),
    );
    const used = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    return { used, free: await this.storage.free() };
  }

  private async isPublic(context: Context, { id, groupId, settings }: Recipe): Promise<boolean> {
    if (!settings.public) return false;
    const group = await this.groups.getPublic(context, groupId).catch(() => null);
    return !!group && !!(await context.asGuest({ groupId: group.id }).rows(Recipe).find(id));
  }
}
