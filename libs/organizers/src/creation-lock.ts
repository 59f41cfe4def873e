import type { Context } from '#persistence';

/**
 * Makes others in the group who create things by name wait until this transaction ends. When two members save the same new
 * food at the same moment, the second one then finds the food of the first.
 */
export async function lockCreation({ manager, groupId }: Context): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`new-references:${groupId}`]);
}
