import type { Context, ContributionsRemoved, DeletionSnapshot } from '#persistence';
import { Merge } from '../merges/merge.entity.ts';
import { Trashed } from './trashed.entity.ts';

/**
 * Changes the rows that the trash and merges keep about a user.
 *
 * @param revise changes a snapshot and returns true if it did
 */
export async function reviseSnapshots(
  { manager }: Context,
  { userId, groupId }: ContributionsRemoved,
  revise: (snapshot: DeletionSnapshot) => boolean,
): Promise<void> {
  const where = (column: string) =>
    `row.${column}::text LIKE :user AND (:groupId::uuid IS NULL OR row.group_id = :groupId)`;
  const parameters = { user: `%${userId}%`, groupId };
  const trashed = manager.createQueryBuilder(Trashed, 'row').addSelect('row.removal');
  for (const { id, removal } of await trashed.where(where('removal'), parameters).getMany())
    if (revise(removal)) await manager.query('UPDATE trash SET removal = $2 WHERE id = $1', [id, removal]);
  const merges = manager.createQueryBuilder(Merge, 'row').addSelect('row.merged');
  for (const { id, merged } of await merges.where(where('merged'), parameters).getMany())
    if (revise(merged.removal)) await manager.query('UPDATE merges SET merged = $2 WHERE id = $1', [id, merged]);
}
