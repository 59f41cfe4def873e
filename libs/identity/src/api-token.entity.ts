import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from './user.entity.ts';

@Entity('api_tokens')
export class ApiToken {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'uuid' })
  @Index()
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user!: Relation<User>;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', default: 'generic' })
  integrationId!: string;

  /** SHA-256 of the token, which has 256 random bits and needs no slow hash. */
  @Column({ type: 'text', unique: true })
  tokenHash!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt!: Date | null;
}
