import type { EntityManager } from 'typeorm';

/** Returns those of the groups that have a notifier or webhook for events. */
export async function groupsWithListeners(groupIds: string[], manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT group_id AS id FROM notifiers WHERE enabled AND chosen <> '{}' AND group_id = ANY($1)
     UNION SELECT group_id FROM event_webhooks WHERE enabled AND group_id = ANY($1)`,
    [groupIds],
  );
  return rows.map(({ id }) => id);
}
