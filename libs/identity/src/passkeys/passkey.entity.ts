import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { BaseEntity } from '#persistence';
import { User } from '../accounts/user.entity.ts';

/** WebAuthn credential of a device or password manager; the server stores its public key. */
@Entity('passkeys')
export class Passkey extends BaseEntity {
  @Column({ type: 'uuid' })
  @Index()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;

  @Column({ type: 'text' })
  name: string;

  /** Base64url. */
  @Column({ type: 'text', unique: true })
  credentialId: string;

  /** COSE key in base64url. */
  @Column({ type: 'text' })
  publicKey: string;

  /** Signature counter; 0 for authenticators that do not count. */
  @Column({ type: 'bigint', default: 0, transformer: { from: Number, to: (value: number) => value } })
  counter: number;

  @Column({ type: 'text', array: true, default: [] })
  transports: string[];

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}
