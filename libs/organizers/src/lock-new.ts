import type { Context } from '#persistence';

/**
 * Until the transaction ends, nobody else in the group creates what it refers to by name: of two members who save the same
 * new food at the same moment, the second finds that of the first.
 */
export async function lockNew({ manager, groupId }: Context): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`new-references:${groupId}`]);
}
