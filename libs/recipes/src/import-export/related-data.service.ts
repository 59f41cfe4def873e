import { Injectable } from '@nestjs/common';
import type { Context } from '#persistence';
import { Images, Log } from '#platform';
import { RecipeComment } from '../comments/recipe-comment.entity.ts';
import { newImageKey } from '../images/recipe-images.service.ts';
import { RatingsService } from '../ratings/ratings.service.ts';
import { RecipeRating } from '../ratings/recipe-rating.entity.ts';
import { lockRecipe } from '../recipes/recipe-loader.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { TimelineEvent } from '../timeline/timeline-event.entity.ts';
import { timelineFolder } from '../timeline/timeline.service.ts';

/** Data of members about a recipe on another server. The user ids are those of accounts on this server. */
export interface RelatedData {
  createdAt: string | null;
  updatedAt: string | null;
  lastMade: string | null;
  isLocked: boolean;
  opinions: { userId: string; rating: number | null; isFavorite: boolean }[];
  comments: { id: string; userId: string; text: string; createdAt: string | null }[];
  events: RelatedEvent[];
}

export interface RelatedEvent {
  id: string;
  userId: string;
  eventType: TimelineEvent['eventType'];
  subject: string;
  eventMessage: string;
  timestamp: string;
  /** Path of the picture. */
  picture: string | null;
}

/** Imports comments, ratings, favourites and timeline events of recipes from another server. Idempotent. */
@Injectable()
export class RelatedDataService {
  constructor(
    private readonly images: Images,
    private readonly log: Log,
    private readonly ratings: RatingsService,
  ) {}

  /** Adds data to a recipe that was created in this transaction. */
  async addToNew(context: Context, recipe: Recipe, given: RelatedData): Promise<void> {
    const { createdAt, updatedAt, lastMade, isLocked } = given;
    await context.repository(Recipe).write(recipe, {
      ...(createdAt && { createdAt: new Date(createdAt) }),
      ...(updatedAt && { dateUpdated: new Date(updatedAt) }),
      ...(lastMade && { lastMade, lastMadeAsSent: null }),
      ...(isLocked && { settings: { ...recipe.settings, locked: true } }),
    });
    if (createdAt)
      await context.manager.update(
        TimelineEvent,
        { recipeId: recipe.id, eventType: 'system' },
        { timestamp: new Date(createdAt) },
      );
    await this.add(context, recipe, given);
  }

  /** Adds data to an older recipe, whose own dates, settings and ratings stay. */
  async addToExisting(context: Context, id: string, given: RelatedData): Promise<void> {
    await context.transaction(async (tx) => {
      const recipe = await lockRecipe(tx, id);
      const rated = await tx.manager.findBy(RecipeRating, { recipeId: id });
      const opinions = given.opinions.filter(({ userId }) => !rated.some((one) => one.userId === userId));
      await this.add(tx, recipe, { ...given, opinions });
    });
  }

  private async add(context: Context, recipe: Recipe, { opinions, comments, events }: RelatedData): Promise<void> {
    for (const { userId, rating, isFavorite } of opinions)
      await this.ratings.set(context, {
        userId,
        recipe,
        ...(rating !== null && { rating }),
        ...(isFavorite && { isFavorite }),
      });
    const on = { recipeId: recipe.id, groupId: context.groupId };
    await insertNew(
      context,
      RecipeComment,
      comments.map(({ createdAt, ...comment }) => ({ ...on, ...comment, ...(createdAt && { createdAt }) })),
    );
    const known = await knownIds(context, events);
    const rows: object[] = [];
    for (const { picture, timestamp, ...event } of events) {
      if (known.has(event.id)) continue;
      const imageKey = picture && (await this.storePicture({ recipeId: recipe.id, id: event.id }, picture));
      rows.push({ ...on, ...event, timestamp, createdAt: timestamp, imageKey });
    }
    await insertNew(context, TimelineEvent, rows);
  }

  private async storePicture(event: { recipeId: string; id: string }, path: string): Promise<string | null> {
    try {
      await this.images.writeVariants(timelineFolder(event), path);
      return newImageKey();
    } catch (error) {
      this.log.debug('A picture of an event could not be kept', { reason: String(error) });
      return null;
    }
  }
}

async function knownIds({ manager }: Context, events: RelatedEvent[]): Promise<Set<string>> {
  const ids = events.map(({ id }) => id);
  const rows = manager.createQueryBuilder(TimelineEvent, 'e').withDeleted().select('e.id AS id');
  const found = await rows.where('e.id = ANY(:ids)', { ids }).getRawMany<{ id: string }>();
  return new Set(found.map(({ id }) => id));
}

async function insertNew({ manager }: Context, entity: new () => object, rows: object[]): Promise<void> {
  if (rows.length) await manager.createQueryBuilder().insert().into(entity).values(rows).orIgnore().execute();
}
