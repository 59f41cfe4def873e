import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { reviseSnapshots } from '#groups';
import {
  AccountErased,
  type Context,
  ContributionsRemoved,
  type DeletionSnapshot,
  DomainEvents,
  MemberLeft,
  OwnDataRequested,
  type Row,
} from '#persistence';
import { Storage } from '#platform';
import { BulkAction } from './bulk/bulk-action.entity.ts';
import { RecipeComment } from './comments/recipe-comment.entity.ts';
import { updateAverageRatings } from './ratings/ratings.service.ts';
import { ShareLink } from './sharing/share-link.entity.ts';
import { TimelineEvent } from './timeline/timeline-event.entity.ts';
import { timelineFolder } from './timeline/timeline.service.ts';

/** Tables of what members add to recipes, each with a column `user_id`. */
const TABLES = ['recipe_comments', 'recipe_ratings', 'timeline_events'];

/** Queries for what a user has written on recipes, and for the recipes of the user. */
const QUERIES: [name: string, sql: string][] = [
  [
    'comments',
    `SELECT r.name AS recipe, c.text, c.created_at, c.update_at, c.deleted_at FROM recipe_comments c
       JOIN recipes r ON r.id = c.recipe_id WHERE c.user_id = $1 ORDER BY c.created_at`,
  ],
  [
    'ratings',
    `SELECT r.name AS recipe, o.rating, o.is_favorite, o.created_at, o.update_at FROM recipe_ratings o
       JOIN recipes r ON r.id = o.recipe_id WHERE o.user_id = $1 ORDER BY o.created_at`,
  ],
  [
    'timeline',
    `SELECT e.id, r.name AS recipe, e.event_type, e.subject, e.event_message, e.timestamp, e.made, e.meal, e.servings, e.verdict,
       e.created_at, e.deleted_at FROM timeline_events e JOIN recipes r ON r.id = e.recipe_id
       WHERE e.user_id = $1 ORDER BY e.timestamp`,
  ],
  ['recipes', 'SELECT name, slug, created_at, update_at FROM recipes WHERE owner_id = $1 ORDER BY created_at'],
  [
    'recipe-changes',
    `SELECT r.name AS recipe, v.number, v.saved_at FROM recipe_versions v JOIN recipes r ON r.id = v.recipe_id
       WHERE v.editor_id = $1 ORDER BY v.saved_at`,
  ],
  [
    'share-links',
    `SELECT r.name AS recipe, l.created_at, l.expires_at, l.views FROM share_links l
       JOIN recipes r ON r.id = l.recipe_id WHERE l.creator_id = $1`,
  ],
  ['bulk-actions', 'SELECT kind, status, total, created_at FROM bulk_acts WHERE started_by_id = $1'],
];

/** Deletes and hands out what a member leaves on recipes. */
@Injectable()
export class Contributions implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly storage: Storage,
  ) {}

  onModuleInit(): void {
    this.events.on(MemberLeft, async ({ manager }, { userId, groupId }) => {
      await manager.delete(ShareLink, { creatorId: userId, groupId });
    });
    this.events.on(ContributionsRemoved, (context, event) => this.remove(context, event));
    this.events.on(OwnDataRequested, (context, data) => this.addOwnData(context, data));
    this.events.on(AccountErased, async ({ manager }, { userId }) => {
      await manager.update(BulkAction, { startedById: userId }, { startedBy: '' });
    });
  }

  private async addOwnData({ manager }: Context, { userId, queries, files }: OwnDataRequested): Promise<void> {
    for (const [name, sql] of QUERIES) queries.set(name, sql);
    for (const event of await manager.find(TimelineEvent, { where: { userId, imageKey: Not(IsNull()) } }))
      files.set(`timeline/${event.id}.webp`, `${timelineFolder(event)}/original.webp`);
  }

  private async remove(context: Context, event: ContributionsRemoved): Promise<void> {
    const { manager } = context;
    const own = { userId: event.userId, ...(event.groupId && { groupId: event.groupId }) };
    const folders = (await manager.find(TimelineEvent, { where: own, withDeleted: true })).map(timelineFolder);
    await manager.delete(TimelineEvent, own);
    await manager.delete(RecipeComment, own);
    const [rated] = await manager.query<[{ recipe_id: string; rating: number | null }[]]>(
      `DELETE FROM recipe_ratings one USING recipes r WHERE one.recipe_id = r.id AND one.user_id = $1
         AND ($2::uuid IS NULL OR r.group_id = $2) RETURNING one.recipe_id, one.rating`,
      [event.userId, event.groupId],
    );
    await updateAverageRatings(
      context,
      rated.flatMap(({ recipe_id: id, rating }) => (rating ? [id] : [])),
    );
    await reviseSnapshots(context, event, (snapshot) => {
      const rows = removeRowsOf(event.userId, snapshot);
      folders.push(
        ...rows.events.map((row) => timelineFolder({ recipeId: String(row.recipe_id), id: String(row.id) })),
      );
      return rows.isChanged;
    });
    await context.afterCommit(async () => {
      for (const folder of folders) await this.storage.remove(folder);
    });
  }
}

/** Removes the rows of a user from a snapshot and computes the ratings of its recipes anew. */
function removeRowsOf(userId: string, snapshot: DeletionSnapshot): { isChanged: boolean; events: Row[] } {
  const taken = new Map<string, Row[]>();
  for (const part of snapshot.removed) {
    if (!TABLES.includes(part.table)) continue;
    const isOwn = ({ user_id: author }: Row) => author === userId;
    taken.set(part.table, part.rows.filter(isOwn));
    part.rows = part.rows.filter((row) => !isOwn(row));
  }
  snapshot.removed = snapshot.removed.filter(({ rows }) => rows.length);
  const rowsOf = (table: string) => snapshot.removed.find((part) => part.table === table)?.rows ?? [];
  const rated = new Set(taken.get('recipe_ratings')?.map((row) => row.recipe_id));
  for (const recipe of rowsOf('recipes')) {
    if (!rated.has(recipe.id)) continue;
    const others = rowsOf('recipe_ratings').filter((row) => row.recipe_id === recipe.id && Number(row.rating) > 0);
    const sum = others.reduce((total, { rating }) => total + Number(rating), 0);
    recipe.rating = others.length ? Math.round((sum / others.length) * 100) / 100 : null;
  }
  return { isChanged: [...taken.values()].some((rows) => rows.length), events: taken.get('timeline_events') ?? [] };
}
