import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '#identity';
import { ExcludedFromGroupRestore, instant } from '#persistence';

/** The secret address at which feed readers read recipes on behalf of a user, at most one per user. */
@ExcludedFromGroupRestore()
@Entity('recipe_feeds')
export class RecipeFeed {
  @PrimaryColumn({ type: 'uuid' })
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user: Relation<User>;

  /** SHA-256 of the secret part of the address. */
  @Column({ type: 'text', unique: true })
  tokenHash: string;

  @CreateDateColumn(instant)
  createdAt: Date;
}
