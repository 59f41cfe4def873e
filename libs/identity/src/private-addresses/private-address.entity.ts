import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ExcludedFromGroupRestore, instant } from '#persistence';
import { User } from '../accounts/user.entity.ts';

export type AddressPurpose = 'calendar' | 'feed';

/** A secret address at which another program reads data on behalf of a user, at most one per user and purpose. */
@ExcludedFromGroupRestore()
@Entity('private_addresses')
export class PrivateAddress {
  @PrimaryColumn({ type: 'uuid' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user: Relation<User>;

  @PrimaryColumn({ type: 'text' })
  purpose: AddressPurpose;

  /** SHA-256 of the secret part of the address. */
  @Column({ type: 'text', unique: true })
  tokenHash: string;

  @CreateDateColumn(instant)
  createdAt: Date;
}
