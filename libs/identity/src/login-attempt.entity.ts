import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ServerOnly } from '#persistence';

/** Failed log-ins since the last one that succeeded: of an account, of a device of it, or of a name that nobody has. */
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
