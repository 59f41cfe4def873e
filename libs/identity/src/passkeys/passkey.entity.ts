import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { BaseEntity } from '#persistence';
import { User } from '../user.entity.ts';

/** A key pair of a device or a password manager, of which the server knows the public half. */
@Entity('passkeys')
export class Passkey extends BaseEntity {
  @Column({ type: 'uuid' })
  @Index()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;

  @Column({ type: 'text' })
  name: string;

  /** Base64url, as browsers send it. */
  @Column({ type: 'text', unique: true })
  credentialId: string;

  /** COSE, in base64url. */
  @Column({ type: 'text' })
  publicKey: string;

  /** How often it has signed; 0 for those that do not count. */
  @Column({ type: 'bigint', default: 0, transformer: { from: Number, to: (value: number) => value } })
  counter: number;

  @Column({ type: 'text', array: true, default: [] })
  transports: string[];

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}
