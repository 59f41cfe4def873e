import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
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

  /** Why the latest mail with the invitation was not sent, in the language of the inviter. */
  @Column({ type: 'text', nullable: true })
  mailProblem: string | null;

  /** Creator of the invitation; null after that user was deleted. */
  @Index()
  @Column({ type: 'uuid', nullable: true })
  inviterId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  inviter: Relation<User> | null;
}
