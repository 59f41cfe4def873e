import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { Group } from '#groups';
import { BaseEntity } from '#persistence';

@Entity('invitations')
export class Invitation extends BaseEntity {
  @Column({ type: 'uuid' })
  @Index()
  groupId!: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  group!: Relation<Group>;

  @Column({ type: 'text', unique: true })
  tokenHash!: string;

  @Column({ type: 'int' })
  usesLeft!: number;

  @Column({ type: 'timestamptz' })
  expiresAt!: Date;
}
