import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Answer } from '#contract';
import { type Actor, NotFound } from '#platform';
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
    return recipe.review;
  }

  async dismiss(actor: Actor, slug: string): Promise<void> {
    const { id } = await findRecipe(this.database.manager, actor, slug);
    await this.database.manager.query('UPDATE recipes SET review = NULL WHERE id = $1', [id]);
  }
}
