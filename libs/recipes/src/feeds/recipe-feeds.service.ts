import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { QueryParams } from '#contract';
import { type Group, GroupsService } from '#groups';
import { AccessRevoked, hashToken, newToken, User } from '#identity';
import { Context, DomainEvents, OwnDataRequested } from '#persistence';
import { Environment, Clock, NotFound } from '#platform';
import { CookbooksService } from '../cookbooks/cookbooks.service.ts';
import { PublicRecipesService } from '../public/public-recipes.service.ts';
import { RecipesService } from '../recipes/recipes.service.ts';
import { RecipeFeed } from './recipe-feed.entity.ts';
import { type FeedFormat, writeFeed } from './write-feed.ts';

export interface WrittenFeed {
  text: string;
  format: FeedFormat;
}

const MAX_RECIPES = 50;

const newest = { orderDirection: 'desc', page: 1, perPage: MAX_RECIPES } as const;

/** Feeds of new and cooked recipes: of a group at a private address, of a public group for everyone. */
@Injectable()
export class RecipeFeedsService implements OnModuleInit {
  constructor(
    private readonly recipes: RecipesService,
    private readonly published: PublicRecipesService,
    private readonly cookbooks: CookbooksService,
    private readonly groups: GroupsService,
    private readonly domainEvents: DomainEvents,
    private readonly environment: Environment,
    private readonly clock: Clock,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(AccessRevoked, async ({ manager }, { userId }) => {
      await manager.delete(RecipeFeed, { userId });
    });
    this.domainEvents.on(OwnDataRequested, async (_, { queries }) => {
      queries.set('feed-address', 'SELECT created_at FROM recipe_feeds WHERE user_id = $1');
    });
  }

  async get({ manager, userId }: Context): Promise<{ createdAt: Date | null }> {
    const feed = await manager.findOneBy(RecipeFeed, { userId });
    return { createdAt: feed?.createdAt ?? null };
  }

  /** Creates an address, which replaces the previous one. No other response contains it. */
  async create(context: Context): Promise<{ url: string; createdAt: Date }> {
    const token = newToken();
    const { userId } = context;
    const createdAt = this.clock.now();
    await context.manager.upsert(RecipeFeed, { userId, tokenHash: hashToken(token), createdAt }, ['userId']);
    return { url: `${this.environment.BASE_URL}/api/feeds/${token}`, createdAt };
  }

  async delete({ manager, userId }: Context): Promise<{ createdAt: null }> {
    await manager.delete(RecipeFeed, { userId });
    return { createdAt: null };
  }

  /** Writes a feed of the group of the address's owner. Throws 404 for an address that is not valid any more. */
  async read(
    token: string,
    { show = 'new', cookbook, format = 'atom' }: QueryParams<'readFeed'>,
  ): Promise<WrittenFeed> {
    const { manager } = this.database;
    const feed = await manager.findOneBy(RecipeFeed, { tokenHash: hashToken(token) });
    const user = feed && (await manager.findOneBy(User, { id: feed.userId }));
    if (!user) throw new NotFound();
    const context = Context.inGroup(user.groupId, manager, { userId: user.id });
    const group = await this.groups.get(context, user.groupId);
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
