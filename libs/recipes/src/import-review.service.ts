import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Answer } from '#contract';
import { type Actor, NotFound } from '#platform';
import { storeReview } from './import-review.ts';
import type { Recipe } from './recipe.entity.ts';
import { findRecipe, selectRecipes } from './recipe-loader.ts';

/** What an import was not sure of, until somebody has looked at it. */
@Injectable()
export class ImportReviewService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async get(actor: Actor, slug: string): Promise<Answer<'ImportReview'>> {
    const { id } = await findRecipe(this.database.manager, actor, slug);
    const recipe = await selectRecipes(this.database.manager, actor)
      .andWhere('r.id = :id', { id })
      .addSelect('r.review')
      .getOne();
    if (!recipe?.review) throw new NotFound();
    return { ...recipe.review, sameSource: await this.sameSource(actor, recipe) };
  }

  /** What the group had from this address before. */
  private async sameSource(actor: Actor, { id, orgURL, createdAt }: Recipe) {
    if (!orgURL) return [];
    const others = await selectRecipes(this.database.manager, actor)
      .andWhere('r.id <> :id AND r.org_url = :orgURL AND r.created_at <= :createdAt', { id, orgURL, createdAt })
      .orderBy('r.created_at')
      .limit(3)
      .getMany();
    return others.map(({ slug, name }) => ({ slug, name }));
  }

  async dismiss(actor: Actor, slug: string): Promise<void> {
    const { id } = await findRecipe(this.database.manager, actor, slug);
    await storeReview(this.database.manager, id, null);
  }
}
