import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instant, KeepLocalRowsOnRestore, Filterable } from '#persistence';

/** A word of what was sent, with its value where that cannot be a secret. */
export interface AuditDetail {
  name: string;
  value: string | null;
}

/** What somebody did with the rights of an administrator or of who manages a group. It outlives them, and what it was about. */
@KeepLocalRowsOnRestore()
@Entity('audit_entries')
@Index(['groupId', 'createdAt'])
export class AuditEntry {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Filterable()
  @Index()
  @CreateDateColumn(instant)
  createdAt: Date;

  /** Of whom or what it is about; null for the whole server. */
  @Column('uuid', { nullable: true })
  groupId: string | null;

  /** Who did it. */
  @Filterable()
  @Column('uuid')
  userId: string;

  @Filterable()
  @Column('text')
  username: string;

  /** Of the API token; null for a browser or app where they are signed in. */
  @Column('text', { nullable: true })
  tokenName: string | null;

  @Column('text', { nullable: true })
  address: string | null;

  /** Of the contract. */
  @Filterable()
  @Column('text')
  operation: string;

  /** Tag of the operation: what kind of thing it is about. */
  @Filterable()
  @Column('text')
  area: string;

  /** Id, or the name of a file. */
  @Filterable()
  @Column('text', { nullable: true })
  subjectId: string | null;

  /** What it was called at that time. */
  @Filterable()
  @Column('text', { nullable: true })
  subjectName: string | null;

  @Column('jsonb', { default: [] })
  details: AuditDetail[];
}
