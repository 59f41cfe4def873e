import { Injectable } from '@nestjs/common';
import { GroupsService } from '#groups';
import type { Context } from '#persistence';
import { Environment, NotFound, Storage } from '#platform';
import { Recipe } from '../recipes/recipe.entity.ts';
import { ShareLinksService } from '../sharing/share-links.service.ts';

/** Readers of a file; `everybody` allows shared caches. */
export type Audience = 'group' | 'everybody';

/** Decides who may read pictures and files of a recipe: those who may read the recipe. */
@Injectable()
export class MediaAccessService {
  constructor(
    private readonly groups: GroupsService,
    private readonly links: ShareLinksService,
    private readonly environment: Environment,
    private readonly storage: Storage,
  ) {}

  /** Throws 404 without access, so that the response does not reveal whether the recipe exists. */
  async audienceOf(context: Context, recipeId: string, link?: string): Promise<Audience> {
    if (context.origin.caller && (await context.repository(Recipe).find(recipeId))) return 'group';
    const recipe = await context.manager.findOneBy(Recipe, { id: recipeId });
    if (recipe && link && (await this.links.isValidFor(context, link, recipeId))) return 'group';
    if (recipe && (await this.isPublic(context, recipe))) return 'everybody';
    throw new NotFound();
  }

  /** Pictures are public by default, because other programs show them without signing in; PRIVATE_PICTURES protects them. */
  async audienceOfPicture(context: Context, recipeId: string, link?: string): Promise<Audience> {
    if (this.environment.PRIVATE_PICTURES) return this.audienceOf(context, recipeId, link);
    const isThere = await context.manager.existsBy(Recipe, { id: recipeId });
    if (!isThere) throw new NotFound();
    return context.origin.caller ? 'group' : 'everybody';
  }

  /** Returns the bytes used by the group's recipe files, and the free bytes of the disk. */
  async storageUsage(context: Context): Promise<{ used: number; free: number }> {
    const rows = context.repository(Recipe).select('r').andWhere(`r.image IS NOT NULL OR r.assets <> '[]'`);
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
    return !!group && !!(await context.asAnonymous({ groupId: group.id }).repository(Recipe).find(id));
  }
}
