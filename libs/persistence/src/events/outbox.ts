import type { EntityManager } from 'typeorm';

/** PostgreSQL's channel on which workers and API processes hear of new events, and workers of new jobs. */
export const outboxChannel = 'outbox';

export interface NewEvent {
  /** `<thing>.<what happened>`, e.g. `recipe.created`. */
  type: string;
  groupId?: string | null;
  userId?: string | null;
  /** With the id and the version, browsers can tell which of their data are outdated. */
  data?: { id?: string | number; version?: number } & Record<string, unknown>;
}

/** An event as it is announced to the processes that listen. */
export interface AnnouncedEvent {
  id: number;
  type: string;
  groupId: string | null;
  /** Absent where it is too long to be announced. */
  data?: NonNullable<NewEvent['data']>;
}

/** A notification holds 8,000 bytes at most. */
const WRITE = `WITH written AS (
    INSERT INTO outbox_event (type, group_id, user_id, data)
    SELECT type, "groupId", "userId", coalesce(data, '{}')
    FROM jsonb_to_recordset($1) AS event(type text, "groupId" uuid, "userId" uuid, data jsonb)
    RETURNING id, type, group_id, data),
  announced AS (
    SELECT id, json_build_object('id', id, 'type', type, 'groupId', group_id) AS short,
      json_build_object('id', id, 'type', type, 'groupId', group_id, 'data', data)::text AS whole
    FROM written)
  SELECT pg_notify('${outboxChannel}', CASE WHEN octet_length(whole) < 7900 THEN whole ELSE short::text END)
  FROM announced ORDER BY id`;

/** Stores events in the transaction that they are about; they are announced when it is committed. */
export async function writeEvents(manager: EntityManager, events: NewEvent[]): Promise<void> {
  if (events.length) await manager.query(WRITE, [JSON.stringify(events)]);
}

/** PostgreSQL sends it when the transaction commits, and only once even if it is called several times. */
export async function wakeDispatcher(manager: EntityManager): Promise<void> {
  await manager.query(`NOTIFY ${outboxChannel}`);
}
