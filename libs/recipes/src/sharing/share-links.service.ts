import { Injectable } from '@nestjs/common';
import { DAY_MS } from '#contract/durations';
import { FORMATS } from '#contract/formats';
import { defineJob } from '#jobs';
import type { Context } from '#persistence';
import { Clock, Gone, ValidationFailed, NotFound } from '#platform';
import { redactForGuests } from '../public/redact-recipe.ts';
import { loadRecipe } from '../recipes/recipe-loader.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { ShareLink } from './share-link.entity.ts';

const DEFAULT_DAYS = 30;

export const pruneShareLinks = defineJob<object>('recipes.prune-share-links', { schedule: '47 3 * * *' });

/** Manages links that give anonymous visitors access to one recipe. */
@Injectable()
export class ShareLinksService {
  constructor(private readonly clock: Clock) {}

  /** Lists unexpired links, the newest first. */
  async list(context: Context, recipeId?: string): Promise<ShareLink[]> {
    const links = context.repository(ShareLink).select().andWhere('row.expires_at > :now', { now: this.clock.now() });
    if (recipeId) links.andWhere('row.recipe_id = :recipeId', { recipeId });
    return links.orderBy('row.created_at', 'DESC').addOrderBy('row.id').getMany();
  }

  /** Throws 422 if the group does not have the recipe or the expiry is in the past. */
  async create(context: Context, { recipeId, expiresAt }: { recipeId: string; expiresAt?: Date }): Promise<ShareLink> {
    const now = this.clock.now().getTime();
    const until = expiresAt ?? new Date(now + DEFAULT_DAYS * DAY_MS);
    if (!(until.getTime() > now)) throw new ValidationFailed({ expiresAt: ['sharing.past'] });
    if (!(await context.repository(Recipe).find(recipeId)))
      throw new ValidationFailed({ recipeId: ['errors.unknownReference'] });
    const link = await context.repository(ShareLink).create({ recipeId, expiresAt: until, creatorId: context.userId });
    return this.get(context, link.id);
  }

  async get(context: Context, id: string): Promise<ShareLink> {
    const link = await context.repository(ShareLink).get(id);
    return Object.assign(link, { recipe: await loadRecipe(context, link.recipeId) });
  }

  async delete(context: Context, id: string): Promise<ShareLink> {
    return context.repository(ShareLink).remove(id);
  }

  /** Returns the redacted recipe. Throws 404 for an unknown link, 410 for an expired one. */
  async read(context: Context, id: string): Promise<Recipe> {
    const link = await this.getValid(context, id);
    const guest = context.asAnonymous({ groupId: link.groupId, recipeId: link.recipeId });
    return redactForGuests(await loadRecipe(guest, link.recipeId), id);
  }

  /** Reads the recipe and counts the visit. */
  async readAndCount(context: Context, id: string): Promise<Recipe> {
    const recipe = await this.read(context, id);
    await context.manager.increment(ShareLink, { id }, 'views', 1);
    return recipe;
  }

  /** True if the link belongs to this recipe and has not expired. */
  async isValidFor(context: Context, id: string, recipeId: string): Promise<boolean> {
    const link = await find(context, id);
    return !!link && link.recipeId === recipeId && !this.isExpired(link);
  }

  async prune({ manager }: Context): Promise<void> {
    await manager
      .createQueryBuilder()
      .delete()
      .from(ShareLink)
      .where('expires_at <= :now', { now: this.clock.now() })
      .execute();
  }

  private async getValid(context: Context, id: string): Promise<ShareLink> {
    const link = await find(context, id);
    if (!link) throw new NotFound('sharing.notFound');
    if (this.isExpired(link)) throw new Gone('sharing.expired');
    return link;
  }

  private isExpired({ expiresAt }: ShareLink): boolean {
    return expiresAt.getTime() <= this.clock.now().getTime();
  }
}

const find = async ({ manager }: Context, id: string): Promise<ShareLink | null> =>
  FORMATS.uuid.test(id) ? manager.findOneBy(ShareLink, { id }) : null;
