import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { QueryParams } from '#contract';
import { type Group, GroupsService } from '#groups';
import { Category, Food, Tag, Tool } from '#organizers';
import { type Context, type Entity, hasOrHadSlug, listPage, type ListQuery, type Page } from '#persistence';
import { NotFound } from '#platform';
import { Cookbook } from '../cookbooks/cookbook.entity.ts';
import { CookbooksService } from '../cookbooks/cookbooks.service.ts';
import { filterByOrganizers } from '../recipes/recipe-list-query.ts';
import { compileSearch, searchRecipes } from '../recipes/recipe-search.ts';
import { attachOrganizersAndRating, loadRecipe } from '../recipes/recipe-loader.ts';
import { usageTableOf } from '../recipes/recipe-references.service.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { redactForGuests } from './redact-recipe.ts';
import { PUBLIC_COLUMNS, publicAttributes } from './public-attributes.ts';
import { allowAnonymousRecipes } from './anonymous-access.ts';

/** Kinds of organizers; only foods have plurals, and only the others have slugs. */
interface Organizers {
  categories: Category;
  tags: Tag;
  tools: Tool;
  foods: Food;
}
const ENTITIES: { [K in keyof Organizers]: Entity<Organizers[K]> } = {
  categories: Category,
  tags: Tag,
  tools: Tool,
  foods: Food,
};

/** Limit for anonymous requests. */
const MAX_PER_PAGE = 200;
const SORTABLE_COLUMNS: ReadonlySet<string> = new Set(['id', 'name', 'slug', 'plural_name']);
/** Limit of the sitemaps protocol for one file. */
const MAX_IN_SITEMAP = 50_000;

/** Reads recipes, cookbooks and organizers of public groups for anonymous visitors. */
@Injectable()
export class PublicRecipesService implements OnModuleInit {
  constructor(
    private readonly groups: GroupsService,
    private readonly cookbooks: CookbooksService,
  ) {}

  onModuleInit(): void {
    allowAnonymousRecipes();
  }

  async listGroups(context: Context): Promise<Group[]> {
    return this.groups.listPublic(context);
  }

  async getGroup(context: Context, group: string): Promise<Group> {
    return this.groups.getPublic(context, group);
  }

  /** Returns an anonymous context of a public group; throws 404 for a private one. */
  async guestContext(context: Context, group: string): Promise<Context> {
    const { id: groupId } = await this.groups.getPublic(context, group);
    return context.asAnonymous({ groupId });
  }

  async list(
    context: Context,
    group: string,
    { cookbook, ...query }: QueryParams<'listPublicRecipes'>,
  ): Promise<Page<Recipe>> {
    const guest = await this.guestContext(context, group);
    const filter = cookbook ? await this.cookbooks.filterOf(guest, cookbook) : query;
    const builder = guest.repository(Recipe).select('r');
    filterByOrganizers(guest, builder, filter);
    const words = await compileSearch(guest, query.search, { onlyPublic: true });
    const page = await listPage(builder, query, {
      columns: PUBLIC_COLUMNS,
      filter: () => publicAttributes(guest),
      search: words ? searchRecipes(words) : undefined,
      maxPerPage: MAX_PER_PAGE,
    });
    await attachOrganizersAndRating(guest, page.items);
    for (const recipe of page.items) redactForGuests(recipe);
    return page;
  }

  async get(context: Context, group: string, slug: string): Promise<Recipe> {
    return redactForGuests(await loadRecipe(await this.guestContext(context, group), slug));
  }

  /**
   * Finds the group that has a public recipe with this slug, or had one. Throws 404 if there is none or more than one. A current slug
   * takes precedence over the former slugs of other groups.
   */
  async find(context: Context, slug: string): Promise<{ groupSlug: string; slug: string }> {
    const groups = new Map((await this.groups.listPublic(context)).map((group) => [group.id, group]));
    const rows = await context.manager
      .createQueryBuilder(Recipe, 'r')
      .select('r.group_id', 'groupId')
      .addSelect('r.slug', 'slug')
      .where(`${hasOrHadSlug('r', ':slug')} AND r.group_id = ANY(:ids)`, { slug, ids: [...groups.keys()] })
      .andWhere(`(r.settings->>'public')::boolean`)
      .orderBy('r.slug = :slug', 'DESC')
      .limit(2)
      .getRawMany<{ groupId: string; slug: string }>();
    const current = rows.filter((row) => row.slug === slug);
    const [recipe, ...others] = current.length ? current : rows;
    const group = recipe && !others.length ? groups.get(recipe.groupId) : undefined;
    if (!recipe || !group) throw new NotFound();
    return { groupSlug: group.slug, slug: recipe.slug };
  }

  async listCookbooks(context: Context, group: string, query: ListQuery): Promise<Page<Cookbook>> {
    const guest = await this.guestContext(context, group);
    return guest.repository(Cookbook).page(query, {
      columns: new Set([...SORTABLE_COLUMNS, 'position']),
      search: ['row.name', 'row.description'],
      maxPerPage: MAX_PER_PAGE,
    });
  }

  async getCookbook(context: Context, group: string, slug: string): Promise<Cookbook> {
    const guest = await this.guestContext(context, group);
    const rows = guest
      .repository(Cookbook)
      .select()
      .andWhere(`${hasOrHadSlug('row', ':slug')} OR row.id::text = :slug`, { slug });
    const cookbook = await rows.orderBy('row.position').addOrderBy('row.id').limit(1).getOne();
    if (!cookbook) throw new NotFound();
    return cookbook;
  }

  /** Lists organizers of public recipes, each with the number of public recipes. */
  async listOrganizers<K extends keyof Organizers>(context: Context, group: string, kind: K, query: ListQuery) {
    const guest = await this.guestContext(context, group);
    const entity = ENTITIES[kind];
    const page = await guest.repository(entity).page(query, {
      columns: SORTABLE_COLUMNS,
      search: ['row.name'],
      maxPerPage: MAX_PER_PAGE,
    });
    const counts = await countPublic(guest, entity, page.items);
    return { ...page, items: page.items.map((row) => Object.assign(row, { recipeCount: counts.get(row.id) ?? 0 })) };
  }

  /** Lists all public recipes, the last changed first. */
  async sitemap(context: Context): Promise<{ group: string; slug: string; changed: Date }[]> {
    const found: { group: string; slug: string; changed: Date }[] = [];
    for (const { id: groupId, slug: group } of await this.groups.listPublic(context)) {
      const recipes = await context
        .asAnonymous({ groupId })
        .repository(Recipe)
        .select('r')
        .select(['r.id', 'r.slug', 'r.dateUpdated'])
        .orderBy('r.dateUpdated', 'DESC')
        .limit(MAX_IN_SITEMAP - found.length)
        .getMany();
      found.push(...recipes.map(({ slug, dateUpdated: changed }) => ({ group, slug, changed })));
      if (found.length >= MAX_IN_SITEMAP) break;
    }
    return found;
  }
}

async function countPublic(guest: Context, entity: Entity, rows: { id: string }[]): Promise<Map<string, number>> {
  if (!rows.length) return new Map();
  const { table, recipe, column } = usageTableOf(guest, entity);
  const counts = await guest
    .repository(Recipe)
    .select('r')
    .innerJoin(table, 'l', `l.${recipe} = r.id AND l.${column} = ANY(:counted)`, { counted: rows.map(({ id }) => id) })
    .select(`l.${column}`, 'id')
    .addSelect('count(DISTINCT r.id)::int', 'count')
    .groupBy(`l.${column}`)
    .getRawMany<{ id: string; count: number }>();
  return new Map(counts.map(({ id, count }) => [id, count]));
}
