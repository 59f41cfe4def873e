import type { EntityManager } from 'typeorm';

export const outboxChannel = 'outbox';

/** PostgreSQL delivers it when the transaction commits, and once however often it was asked for. */
export async function wakeDispatcher(manager: EntityManager): Promise<void> {
  await manager.query(`NOTIFY ${outboxChannel}`);
}
