import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type DeepPartial } from 'typeorm';
import { columns, listPage, type ListQuery, matchesText, type Page } from '#persistence';
import { type Actor, NotFound, slugify } from '#platform';
import type { OrganizerKind } from './organizer-kinds.ts';
import type { Organizer, Tool } from './organizer.entity.ts';
import { recipesWith, refreshSearch } from './recipe-search.ts';
import { uniquely } from './uniquely.ts';

type Fields = { name?: string; onHand?: boolean };
const COLUMNS = { name: 'text', slug: 'text', id: 'uuid', created_at: 'datetime', update_at: 'datetime' } as const;

/** Categories, tags and tools: the same rules for all three. */
@Injectable()
export class OrganizersService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list<T extends Organizer>(actor: Actor, kind: OrganizerKind<T>, query: ListQuery): Promise<Page<T>> {
    const { order, filter } = columns('o', COLUMNS);
    const page = await listPage(this.select(actor, kind), query, {
      path: kind.path,
      order,
      filter,
      search: (builder, text) => matchesText(builder, text, ['o.name']),
    });
    await this.count(kind, page.items);
    return page;
  }

  async listEmpty<T extends Organizer>(actor: Actor, kind: OrganizerKind<T>): Promise<T[]> {
    const items = await this.select(actor, kind)
      .andWhere(`NOT EXISTS (SELECT 1 FROM ${kind.link} l WHERE l.${kind.column} = o.id)`)
      .orderBy('fold(o.name)')
      .getMany();
    return items.map((item) => Object.assign(item, { recipeCount: 0 }));
  }

  async get<T extends Organizer>(actor: Actor, kind: OrganizerKind<T>, id: string): Promise<T> {
    return this.one(kind, await this.select(actor, kind).andWhere('o.id = :id', { id }).getOne());
  }

  async getBySlug<T extends Organizer>(actor: Actor, kind: OrganizerKind<T>, slug: string): Promise<T> {
    const found = await this.select(actor, kind).andWhere('(o.slug = :slug OR o.id::text = :slug)', { slug }).getOne();
    return this.one(kind, found);
  }

  async create<T extends Organizer>(
    actor: Actor,
    kind: OrganizerKind<T>,
    { name = '', onHand }: Fields,
    manager = this.database.manager,
  ): Promise<T> {
    const fields = {
      name: name.trim(),
      slug: slugify(name),
      groupId: actor.groupId,
      ...(onHand !== undefined && { onHand }),
    };
    const created = manager.create(kind.entity, fields as DeepPartial<T>);
    return Object.assign(await uniquely(() => manager.save(created)), { recipeCount: 0 });
  }

  async update<T extends Organizer>(actor: Actor, kind: OrganizerKind<T>, id: string, changes: Fields): Promise<T> {
    await this.get(actor, kind, id);
    const { name, onHand } = changes;
    const fields = {
      ...(name !== undefined && { name: name.trim(), slug: slugify(name) }),
      ...(onHand !== undefined && { onHand }),
    };
    await this.database.transaction(async (manager) => {
      if (Object.keys(fields).length) await uniquely(() => manager.update(kind.entity, id, fields as never));
      await refreshSearch(manager, await recipesWith(manager, kind, id));
    });
    return this.get(actor, kind, id);
  }

  /** Recipes that have it stay. */
  async delete<T extends Organizer>(actor: Actor, kind: OrganizerKind<T>, id: string): Promise<T> {
    const found = await this.get(actor, kind, id);
    await this.database.transaction(async (manager) => {
      const recipes = await recipesWith(manager, kind, id);
      await manager.delete(kind.entity, id);
      await refreshSearch(manager, recipes);
    });
    return found;
  }

  /** With the recipes that have it. */
  async duplicate<T extends Organizer>(
    actor: Actor,
    kind: OrganizerKind<T>,
    id: string,
    name?: string | null,
  ): Promise<T> {
    const source = await this.get(actor, kind, id);
    return this.database.transaction(async (manager) => {
      const fields = { name: name?.trim() || `${source.name} (1)`, onHand: (source as Partial<Tool>).onHand };
      const copy = await this.create(actor, kind, fields, manager);
      const sql = `INSERT INTO ${kind.link} (recipe_id, ${kind.column}) SELECT recipe_id, $2 FROM ${kind.link} WHERE ${kind.column} = $1`;
      await manager.query(sql, [id, copy.id]);
      await refreshSearch(manager, await recipesWith(manager, kind, copy.id));
      return Object.assign(copy, { recipeCount: source.recipeCount });
    });
  }

  private select<T extends Organizer>(actor: Actor, kind: OrganizerKind<T>) {
    return this.database.manager
      .createQueryBuilder(kind.entity, 'o')
      .where('o.group_id = :groupId', { groupId: actor.groupId });
  }

  private async one<T extends Organizer>(kind: OrganizerKind<T>, found: T | null): Promise<T> {
    if (!found) throw new NotFound();
    await this.count(kind, [found]);
    return found;
  }

  private async count<T extends Organizer>(kind: OrganizerKind<T>, items: T[]): Promise<void> {
    if (!items.length) return;
    const rows = await this.database.query<{ id: string; count: number }[]>(
      `SELECT ${kind.column} AS id, count(*)::int AS count FROM ${kind.link} WHERE ${kind.column} = ANY($1) GROUP BY 1`,
      [items.map((item) => item.id)],
    );
    const counts = new Map(rows.map((row) => [row.id, row.count]));
    for (const item of items) item.recipeCount = counts.get(item.id) ?? 0;
  }
}
