import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instant, Filterable, ServerOnly } from '#persistence';

export type PartKind = 'group' | 'recipe' | 'shoppingList';

/** A group, recipe or shopping list in a backup. Deleted after a day. */
@ServerOnly()
@Entity('backup_parts')
@Index(['file', 'kind', 'groupId'])
export class BackupPart {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Name of the backup. */
  @Column('text')
  file: string;

  @Column('text')
  kind: PartKind;

  /** Id in the backup. */
  @Column('uuid')
  partId: string;

  @Column('uuid')
  groupId: string;

  @Filterable()
  @Column('text')
  name: string;

  @Filterable()
  @CreateDateColumn(instant)
  createdAt: Date;
}
