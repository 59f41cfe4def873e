import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { BaseEntity } from '#persistence';
import { User } from '../accounts/user.entity.ts';

/** Authenticator app of a user, the second factor of sign-in. */
@Entity('two_factors')
export class TwoFactor extends BaseEntity {
  @Column({ type: 'uuid' })
  @Index({ unique: true })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;

  /** TOTP secret, encrypted with the server's key. */
  @Column({ type: 'text' })
  sealedSecret: string;

  /** Time of the first valid code; the second factor is not required before. */
  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** The 30-second step of the last accepted code, so that no code works twice. */
  @Column({ type: 'int', default: 0 })
  lastStep: number;
}
