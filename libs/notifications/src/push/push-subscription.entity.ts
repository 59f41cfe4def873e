import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '#identity';
import { instant, ServerOnly } from '#persistence';

/** A browser that asked for notifications. Its keys are worth nothing on another server. */
@ServerOnly()
@Entity('push_subscriptions')
export class PushSubscription {
  /** Address at the push service of the browser. */
  @PrimaryColumn({ type: 'text' })
  endpoint: string;

  @Column({ type: 'uuid' })
  @Index()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;

  /** Public key of the browser, base64url. */
  @Column({ type: 'text' })
  p256dh: string;

  /** Secret of the browser for this server, base64url. */
  @Column({ type: 'text' })
  auth: string;

  @CreateDateColumn(instant)
  createdAt: Date;
}
