import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ServerOnly } from '#persistence';

/** Number of failed logins since the last success: per account, per device of an account, or per unknown name. */
@ServerOnly()
@Entity('login_attempts')
export class LoginAttempt {
  @PrimaryColumn({ type: 'text' })
  subject: string;

  @Column({ type: 'int' })
  failures: number;

  @Column({ type: 'timestamptz', nullable: true })
  lockedUntil: Date | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastAt: Date;
}
