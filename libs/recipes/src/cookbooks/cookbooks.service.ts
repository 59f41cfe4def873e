import { Injectable } from '@nestjs/common';
import type { Input } from '#contract';
import { GroupResource } from '#groups';
import { type Context, DomainEvents, matchesText } from '#persistence';
import { Invalid, NotFound, slugify } from '#platform';
import { filterByOrganizers, type RecipeFilter } from '../recipes/recipe-list.ts';
import { addDetails } from '../recipes/recipe-loader.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { Cookbook } from './cookbook.entity.ts';

@Injectable()
export class CookbooksService extends GroupResource<Cookbook, Input<'CookbookChanges'>> {
  constructor(domainEvents: DomainEvents) {
    super(domainEvents, {
      entity: Cookbook,
      event: 'cookbook',
      search: (builder, text) => matchesText(builder, text, ['row.name', 'row.description']),
    });
  }

  /** By id or slug, with all recipes that belong to it. */
  override async get(context: Context, idOrSlug: string): Promise<Cookbook> {
    const cookbook = await this.find(context, idOrSlug);
    if (!cookbook) throw new NotFound();
    const recipes = context.rows(Recipe).select('r').orderBy('fold(r.name)');
    filterByOrganizers(context, recipes, filterOf(cookbook));
    cookbook.recipes = await recipes.getMany();
    await addDetails(context, cookbook.recipes);
    return cookbook;
  }

  /** What recipes must have to belong to a cookbook; throws 422 where there is none of this id or slug. */
  async filterOf(context: Context, idOrSlug: string): Promise<RecipeFilter> {
    const cookbook = await this.find(context, idOrSlug);
    if (!cookbook) throw new Invalid({ cookbook: ['errors.unknownReference'] });
    return filterOf(cookbook);
  }

  protected override async columns(context: Context, body: Input<'CookbookChanges'>): Promise<Partial<Cookbook>> {
    const columns = await super.columns(context, body);
    return columns.name === undefined ? columns : { ...columns, slug: slugify(columns.name) };
  }

  private async find(context: Context, idOrSlug: string): Promise<Cookbook | null> {
    const rows = context
      .rows(Cookbook)
      .select()
      .andWhere('row.id::text = :idOrSlug OR row.slug = :idOrSlug', { idOrSlug });
    const found = await rows.orderBy('row.position').addOrderBy('row.id').limit(1).getOne();
    return found && this.completed(context, found);
  }
}

const filterOf = (cookbook: Cookbook): RecipeFilter => ({
  categories: cookbook.categories.map(({ id }) => id),
  tags: cookbook.tags.map(({ id }) => id),
  tools: cookbook.tools.map(({ id }) => id),
  requireAllCategories: cookbook.requireAllCategories,
  requireAllTags: cookbook.requireAllTags,
  requireAllTools: cookbook.requireAllTools,
});
