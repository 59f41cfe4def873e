import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { BaseEntity } from '#persistence';
import { User } from '../accounts/user.entity.ts';

/** Single-use code that replaces a code of the authenticator app when the app is lost. */
@Entity('recovery_codes')
@Index(['userId', 'codeHash'], { unique: true })
export class RecoveryCode extends BaseEntity {
  @Column({ type: 'uuid' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;

  /** SHA-256; the code has 80 random bits, so a slow hash is not needed. */
  @Column({ type: 'text' })
  codeHash: string;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}
