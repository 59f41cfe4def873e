import { Injectable } from '@nestjs/common';
import { GroupsService } from '#groups';
import type { Context } from '#persistence';
import { Environment, NotFound, Storage } from '#platform';
import { assetsForGuests } from '../assets/asset-list.ts';
import { loadRecipe } from '../recipes/recipe-loader.ts';
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
    return (await this.accessTo(context, recipeId, link)).audience;
  }

  /** Throws 404 also if the recipe hides the file from readers outside its group. */
  async audienceOfAsset(context: Context, recipeId: string, fileName: string, link?: string): Promise<Audience> {
    const { audience, guest } = await this.accessTo(context, recipeId, link);
    const isHidden =
      guest && !assetsForGuests(await loadRecipe(guest, recipeId)).some((asset) => asset.fileName === fileName);
    if (isHidden) throw new NotFound();
    return audience;
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

  /** Returns the context of a guest for readers outside the recipe's group. */
  private async accessTo(
    context: Context,
    recipeId: string,
    link?: string,
  ): Promise<{ audience: Audience; guest?: Context }> {
    if (context.origin.caller && (await context.repository(Recipe).find(recipeId))) return { audience: 'group' };
    const recipe = await context.manager.findOneBy(Recipe, { id: recipeId });
    if (!recipe) throw new NotFound();
    const { groupId } = recipe;
    if (link && (await this.links.isValidFor(context, link, recipeId)))
      return { audience: 'group', guest: context.asAnonymous({ groupId, recipeId }) };
    if (await this.isPublic(context, recipe)) return { audience: 'everybody', guest: context.asAnonymous({ groupId }) };
    throw new NotFound();
  }

  private async isPublic(context: Context, { id, groupId, settings }: Recipe): Promise<boolean> {
    if (!settings.public) return false;
    const group = await this.groups.getPublic(context, groupId).catch(() => null);
    return !!group && !!(await context.asAnonymous({ groupId: group.id }).repository(Recipe).find(id));
  }
}
