import { Injectable } from '@nestjs/common';
import type { QueryParams, RequestSchema } from '#contract';
import { CrudService } from '#groups';
import { type Context, DomainEvents, missingRow } from '#persistence';
import { BadRequest, ValidationFailed, translate } from '#platform';
import { type RecipeFilter, savedCondition } from '../recipes/recipe-list-query.ts';
import { filterOf, loadCookbookRecipes } from './cookbook-recipes.ts';
import { Cookbook } from './cookbook.entity.ts';

@Injectable()
export class CookbooksService extends CrudService<Cookbook, RequestSchema<'CookbookChanges'>> {
  constructor(domainEvents: DomainEvents) {
    super(domainEvents, {
      entity: Cookbook,
      event: 'cookbook',
      search: ['row.name', 'row.description'],
    });
  }

  /** Loads a cookbook by id or slug, with all its recipes unless they are not wanted. */
  override async get(
    context: Context,
    idOrSlug: string,
    { withRecipes = true }: QueryParams<'getCookbook'> = {},
  ): Promise<Cookbook> {
    const cookbook = await this.findBySlug(context, idOrSlug);
    if (!cookbook) throw missingRow('cookbooks');
    return Object.assign(cookbook, { recipes: withRecipes ? await loadCookbookRecipes(context, cookbook) : [] });
  }

  /** Returns the filter of a cookbook; throws 422 if no cookbook has this id or slug. */
  async filterOf(context: Context, idOrSlug: string): Promise<RecipeFilter> {
    const cookbook = await this.findBySlug(context, idOrSlug);
    if (!cookbook) throw new ValidationFailed({ cookbook: ['errors.unknownReference'] });
    return filterOf(cookbook);
  }

  /** Throws 422 for an invalid condition. */
  protected override async toColumns(
    context: Context,
    body: RequestSchema<'CookbookChanges'>,
  ): Promise<Partial<Cookbook>> {
    const condition = body.queryFilterString?.trim();
    if (condition) assertValidFilter(context, condition);
    const columns = await super.toColumns(context, body);
    return condition === undefined ? columns : { ...columns, queryFilterString: condition };
  }
}

/** Throws 422 with the parser's message if the condition is invalid. */
function assertValidFilter(context: Context, condition: string): void {
  try {
    savedCondition(context, condition);
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error;
    throw new ValidationFailed({ queryFilterString: [translate(context.locale, error.key, error.params)] });
  }
}
