import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { BaseEntity } from '#persistence';
import { User } from '../user.entity.ts';

/** The app with which somebody proves a second time who they are, when they sign in. */
@Entity('two_factors')
export class TwoFactor extends BaseEntity {
  @Column({ type: 'uuid' })
  @Index({ unique: true })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;

  /** Of the app, sealed with the key of the server. */
  @Column({ type: 'text' })
  sealedSecret: string;

  /** Since when it is asked for; until then the app has not shown that it works. */
  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** The 30 seconds whose code was used last: none works twice. */
  @Column({ type: 'int', default: 0 })
  lastStep: number;
}
