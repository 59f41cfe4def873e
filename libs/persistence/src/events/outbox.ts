import type { EntityManager } from 'typeorm';

/** PostgreSQL channel that announces new events and jobs. */
export const outboxChannel = 'outbox';

export interface NewEvent {
  /** `<resource>.<action>`, such as `recipe.created`. */
  type: string;
  groupId?: string | null;
  userId?: string | null;
  /** With the id and version, browsers can determine which of their data is outdated. */
  data?: { id?: string | number; version?: number } & Record<string, unknown>;
}

/** An event as announced to listening processes. */
export interface AnnouncedEvent {
  id: number;
  type: string;
  groupId: string | null;
  /** Id of the user who caused the event. */
  userId: string | null;
  /** Missing if it is too long to be announced. */
  data?: NonNullable<NewEvent['data']>;
}

/** A notification is limited to 8,000 bytes. */
const WRITE = `WITH written AS (
    INSERT INTO outbox_event (type, group_id, user_id, data)
    SELECT type, "groupId", "userId", coalesce(data, '{}')
    FROM jsonb_to_recordset($1) AS event(type text, "groupId" uuid, "userId" uuid, data jsonb)
    RETURNING id, type, group_id, user_id, data),
  announced AS (
    SELECT id, json_build_object('id', id, 'type', type, 'groupId', group_id, 'userId', user_id) AS short,
      json_build_object('id', id, 'type', type, 'groupId', group_id, 'userId', user_id, 'data', data)::text AS whole
    FROM written)
  SELECT pg_notify('${outboxChannel}', CASE WHEN octet_length(whole) < 7900 THEN whole ELSE short::text END)
  FROM announced ORDER BY id`;

/** Stores events in the current transaction; they are announced on commit. */
export async function writeEvents(manager: EntityManager, events: NewEvent[]): Promise<void> {
  if (events.length) await manager.query(WRITE, [JSON.stringify(events)]);
}

/** Notifies the dispatcher; PostgreSQL sends one notification on commit, however often this is called. */
export async function wakeDispatcher(manager: EntityManager): Promise<void> {
  await manager.query(`NOTIFY ${outboxChannel}`);
}
