import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type DeepPartial } from 'typeorm';
import { columns, listPage, type ListQuery, matchesText, type Page } from '#persistence';
import { type Actor, NotFound } from '#platform';
import type { IngredientData } from './ingredient-data.entity.ts';
import type { IngredientKind } from './ingredient-kinds.ts';
import { recipesWith, refreshSearch } from './recipe-search.ts';
import { uniquely } from './uniquely.ts';

const COLUMNS = {
  id: 'uuid',
  name: 'text',
  plural_name: 'text',
  description: 'text',
  created_at: 'datetime',
  update_at: 'datetime',
} as const;

/** Foods and units: the same rules for both. */
@Injectable()
export class IngredientDataService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list<T extends IngredientData>(actor: Actor, kind: IngredientKind<T>, query: ListQuery): Promise<Page<T>> {
    const { order, filter } = columns('i', COLUMNS);
    return listPage(this.select(actor, kind), query, {
      path: kind.path,
      order,
      nullable: ['plural_name'],
      filter,
      search: (builder, text) => matchesText(builder, text, kind.searched),
    });
  }

  async get<T extends IngredientData>(
    actor: Actor,
    kind: IngredientKind<T>,
    id: string,
    manager = this.database.manager,
  ): Promise<T> {
    const found = await this.select(actor, kind, manager).andWhere('i.id = :id', { id }).getOne();
    if (!found) throw new NotFound();
    return found;
  }

  async create<T extends IngredientData>(
    actor: Actor,
    kind: IngredientKind<T>,
    fields: Partial<T>,
    manager = this.database.manager,
  ): Promise<T> {
    const row = manager.create(kind.entity, {
      ...fields,
      groupId: actor.groupId,
      name: fields.name?.trim(),
    } as DeepPartial<T>);
    const { id } = await uniquely(() => manager.save(row));
    return this.get(actor, kind, id, manager);
  }

  async update<T extends IngredientData>(
    actor: Actor,
    kind: IngredientKind<T>,
    id: string,
    changes: Partial<T>,
  ): Promise<T> {
    const found = await this.get(actor, kind, id);
    await this.database.transaction(async (manager) => {
      await uniquely(() => manager.save(Object.assign(found, changes)));
      await refreshSearch(manager, await recipesWith(manager, kind, id));
    });
    return this.get(actor, kind, id);
  }

  /** Ingredients that have it keep what it was called, in their note. */
  async delete<T extends IngredientData>(actor: Actor, kind: IngredientKind<T>, id: string): Promise<T> {
    const found = await this.get(actor, kind, id);
    await this.database.transaction(async (manager) => {
      const recipes = await recipesWith(manager, kind, id);
      await manager.query(
        `UPDATE recipe_ingredients SET note = trim($2 || ' ' || note), ${kind.column} = NULL WHERE ${kind.column} = $1`,
        [id, found.name],
      );
      await manager.delete(kind.entity, id);
      await refreshSearch(manager, recipes);
    });
    return found;
  }

  async duplicate<T extends IngredientData>(
    actor: Actor,
    kind: IngredientKind<T>,
    id: string,
    name?: string | null,
  ): Promise<T> {
    const { id: _, createdAt: __, updateAt: ___, ...fields } = await this.get(actor, kind, id);
    return this.create(actor, kind, { ...(fields as Partial<T>), name: name?.trim() || `${fields.name} (1)` });
  }

  /** Puts the second in the place of the first wherever it is used; the name of the first becomes an alias. */
  async merge<T extends IngredientData>(
    actor: Actor,
    kind: IngredientKind<T>,
    fromId: string,
    toId: string,
  ): Promise<void> {
    const from = await this.get(actor, kind, fromId);
    const to = await this.get(actor, kind, toId);
    if (from.id === to.id) return;
    await this.database.transaction(async (manager) => {
      for (const table of ['recipe_ingredients', 'ingredient_corrections'])
        await manager.query(`UPDATE ${table} SET ${kind.column} = $2 WHERE ${kind.column} = $1`, [from.id, to.id]);
      await manager.delete(kind.entity, from.id);
      to.aliases = mergeAliases(to, from);
      await manager.save(to);
      await refreshSearch(manager, await recipesWith(manager, kind, to.id));
    });
  }

  private select<T extends IngredientData>(actor: Actor, kind: IngredientKind<T>, manager = this.database.manager) {
    return manager.createQueryBuilder(kind.entity, 'i').where('i.group_id = :groupId', { groupId: actor.groupId });
  }
}

function mergeAliases(to: IngredientData, from: IngredientData): { name: string }[] {
  const names = [...to.aliases, { name: from.name }, ...from.aliases].map((alias) => alias.name);
  return [...new Set(names)].filter((name) => name !== to.name).map((name) => ({ name }));
}
