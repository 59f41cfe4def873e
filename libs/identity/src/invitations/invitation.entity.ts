import { Column, Entity, ManyToOne, type Relation } from 'typeorm';
import { GroupOwned } from '#groups';
import { ExcludedFromGroupRestore } from '#persistence';
import { User } from '../accounts/user.entity.ts';

@ExcludedFromGroupRestore()
@Entity('invitations')
export class Invitation extends GroupOwned {
  @Column({ type: 'text', unique: true })
  tokenHash: string;

  @Column({ type: 'int' })
  usesLeft: number;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** Creator of the invitation; null after that user was deleted. */
  @Column({ type: 'uuid', nullable: true })
  inviterId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  inviter: Relation<User> | null;
}
