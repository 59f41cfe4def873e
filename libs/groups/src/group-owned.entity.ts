import { Column, Index, ManyToOne, type Relation } from 'typeorm';
import { VersionedEntity } from '#persistence';
import { Group } from './group.entity.ts';
import { householdIdOf } from './legacy-household.ts';

/** A row that belongs to one group and is deleted with it. Lists of a group show the newest rows first. */
@Index(['groupId', 'createdAt'])
export abstract class GroupOwned extends VersionedEntity {
  @Column({ type: 'uuid' })
  groupId: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  group: Relation<Group>;

  get householdId(): string {
    return householdIdOf(this.groupId);
  }
}

export interface NamedRow extends GroupOwned {
  name: string;
  slug?: string;
  /** Further names of foods and units. */
  aliases?: { name: string }[];
}
