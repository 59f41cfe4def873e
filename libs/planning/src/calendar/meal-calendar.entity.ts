import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '#identity';
import { instant, ExcludedFromGroupRestore } from '#persistence';

/** The secret address at which calendar programs read the plan on behalf of a user, at most one per user. */
@ExcludedFromGroupRestore()
@Entity('meal_calendars')
export class MealCalendar {
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
