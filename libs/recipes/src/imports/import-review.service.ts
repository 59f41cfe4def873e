import { Injectable } from '@nestjs/common';
import type { ResponseSchema } from '#contract';
import type { Context } from '#persistence';
import { NotFound } from '#platform';
import { findRecipe, findWithReview } from '../recipes/recipe-loader.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { storeReview } from './import-review.ts';

/** Low-confidence results of an import, until a member dismisses them. */
@Injectable()
export class ImportReviewService {
  async get(context: Context, slug: string): Promise<ResponseSchema<'ImportReview'>> {
    const recipe = await findWithReview(context, slug);
    if (!recipe.review) throw new NotFound();
    return { ...recipe.review, unplaced: recipe.review.unplaced ?? [], sameSource: await sameSource(context, recipe) };
  }

  async dismiss(context: Context, slug: string): Promise<void> {
    await context.transaction(async (tx) => {
      const { id } = await findRecipe(tx, slug);
      await storeReview(tx, id, null);
      tx.record({ type: 'review.deleted', data: { id, slug } });
    });
  }
}

/** Finds recipes that the group imported from the same address before. */
async function sameSource(context: Context, { id, orgURL, createdAt }: Recipe) {
  if (!orgURL) return [];
  const others = await context
    .repository(Recipe)
    .select('r')
    .select(['r.id', 'r.slug', 'r.name'])
    .andWhere('r.id <> :id AND r.org_url = :orgURL AND r.created_at <= :createdAt', { id, orgURL, createdAt })
    .orderBy('r.created_at')
    .limit(3)
    .getMany();
  return others.map(({ slug, name }) => ({ slug, name }));
}
