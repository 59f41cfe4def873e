import { Injectable } from '@nestjs/common';
import type { QueryParams } from '#contract';
import { type Group, GroupsService } from '#groups';
import { PrivateAddressesService } from '#identity';
import type { Context } from '#persistence';
import { Environment } from '#platform';
import { CookbooksService } from '../cookbooks/cookbooks.service.ts';
import { PublicRecipesService } from '../public/public-recipes.service.ts';
import { RecipesService } from '../recipes/recipes.service.ts';
import { type FeedFormat, writeFeed } from './write-feed.ts';

export interface WrittenFeed {
  text: string;
  format: FeedFormat;
}

const MAX_RECIPES = 50;

const newest = { orderDirection: 'desc', page: 1, perPage: MAX_RECIPES } as const;

/** Feeds of new and cooked recipes: of a group at a private address, of a public group for everyone. */
@Injectable()
export class RecipeFeedsService {
  constructor(
    private readonly recipes: RecipesService,
    private readonly published: PublicRecipesService,
    private readonly cookbooks: CookbooksService,
    private readonly groups: GroupsService,
    private readonly addresses: PrivateAddressesService,
    private readonly environment: Environment,
  ) {}

  /** Writes a feed of the group of the address's owner. Throws 404 for an address that is not valid any more. */
  async read(
    token: string,
    { show = 'new', cookbook, format = 'atom' }: QueryParams<'readFeed'>,
  ): Promise<WrittenFeed> {
    const context = await this.addresses.contextOfOwner(token, 'feed');
    const group = await this.groups.get(context, context.groupId);
    const named = cookbook ? await this.cookbooks.get(context, cookbook) : undefined;
    const filter =
      show === 'cooked' ? { orderBy: 'lastMade', queryFilter: 'lastMade IS NOT NULL' } : { orderBy: 'createdAt' };
    const { items } = await this.recipes.list(context, { ...newest, ...filter, ...(cookbook && { cookbook }) });
    const text = writeFeed(items, {
      title: titleOf(group, named),
      format,
      baseUrl: this.environment.BASE_URL,
      path: '/',
      createdAt: group.createdAt,
      pathOf: ({ slug }) => `/recipe/${encodeURIComponent(slug)}`,
      dateOf: ({ lastMade, createdAt }) => (show === 'cooked' && lastMade ? new Date(lastMade) : createdAt),
      hasPictures: !this.environment.PRIVATE_PICTURES,
    });
    return { text, format };
  }

  /** Writes a feed of the public recipes of a group. Throws 404 if the group or the cookbook is not public. */
  async readPublic(
    context: Context,
    slug: string,
    { cookbook, format = 'atom' }: QueryParams<'readPublicFeed'>,
  ): Promise<WrittenFeed> {
    const group = await this.published.getGroup(context, slug);
    const named = cookbook ? await this.published.getCookbook(context, slug, cookbook) : undefined;
    const query = { ...newest, orderBy: 'createdAt', ...(cookbook && { cookbook }) };
    const { items } = await this.published.list(context, slug, query);
    const base = this.environment.BASE_URL;
    const path = `/explore/recipes/${encodeURIComponent(group.slug)}`;
    const text = writeFeed(items, {
      title: titleOf(group, named),
      format,
      baseUrl: base,
      path,
      ownAddress: `${base}${publicFeedPath(group.slug, { format, cookbook })}`,
      createdAt: group.createdAt,
      pathOf: (recipe) => `${path}/${encodeURIComponent(recipe.slug)}`,
      dateOf: ({ createdAt }) => createdAt,
      hasPictures: true,
    });
    return { text, format };
  }
}

const titleOf = (group: Group, cookbook: { name: string } | undefined): string =>
  cookbook ? `${group.name}: ${cookbook.name}` : group.name;

const publicFeedPath = (group: string, { format, cookbook }: { format: string; cookbook: string | undefined }) =>
  `/api/explore/groups/${encodeURIComponent(group)}/feed?${new URLSearchParams({ format, ...(cookbook && { cookbook }) })}`;
