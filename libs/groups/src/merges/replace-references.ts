import { type Context, type DomainEvents, mergeRows, tableOf } from '#persistence';
import type { NamedRow } from '../group-owned.entity.ts';
import { ResourceChanged, ResourceMerged } from '../resources/resource-events.ts';
import { Merge, type MergeKind } from './merge.entity.ts';

interface Merging<T extends NamedRow> {
  entity: new () => T;
  kind: MergeKind;
  from: T;
  to: T;
  /** Values that the remaining row takes from the replaced one. */
  inherited: Partial<T>;
}

const aliasesOf = ({ aliases = [] }: NamedRow): string[] => aliases.map(({ name }) => name);

/** Replaces a locked row by another in all references and returns the data to undo it. */
export async function replaceReferences<T extends NamedRow>(
  context: Context,
  events: DomainEvents,
  { entity, kind, from, to, inherited }: Merging<T>,
): Promise<Merge> {
  const rows = context.repository(entity);
  const names = new Set(aliasesOf(to));
  const pair = { table: tableOf(context, entity), from: from.id, to: to.id };
  const event = new ResourceMerged(entity, to, from);
  const merged = await mergeRows(context.manager, pair, async () => {
    await events.publish(context, event);
    await rows.remove(from.id);
  });
  merged.removal.changed.push(...event.changed);
  const written = await rows.write(to, inherited);
  await events.publish(context, new ResourceChanged(entity, written));
  return context.repository(Merge).create({
    kind,
    fromId: from.id,
    fromName: from.name,
    toId: to.id,
    toName: written.name,
    mergedBy: context.caller.username,
    mergedById: context.userId,
    addedAliases: aliasesOf(written).filter((name) => !names.has(name)),
    merged,
  });
}

/** Returns the ids that were merged into another row of any group and can be restored. */
export async function mergedIds({ manager }: Pick<Context, 'manager'>, ids: string[]): Promise<string[]> {
  const sql = 'SELECT from_id AS id FROM merges WHERE from_id = ANY($1::uuid[])';
  return (await manager.query<{ id: string }[]>(sql, [ids])).map(({ id }) => id);
}
