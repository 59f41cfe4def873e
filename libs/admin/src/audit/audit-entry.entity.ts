import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instant, KeepLocalRowsOnRestore, Filterable } from '#persistence';

/** A field of a request, with its value unless that could be a secret. */
export interface AuditDetail {
  name: string;
  value: string | null;
}

/** An action with the rights of an administrator or group manager. Entries outlive the user and the object. */
@KeepLocalRowsOnRestore()
@Entity('audit_entries')
@Index(['groupId', 'createdAt'])
@Index('audit_entries_words_idx', { synchronize: false })
export class AuditEntry {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Filterable()
  @Index()
  @CreateDateColumn(instant)
  createdAt: Date;

  /** Group that the action concerns; null for the whole server. */
  @Column('uuid', { nullable: true })
  groupId: string | null;

  /** User who acted. */
  @Filterable()
  @Column('uuid')
  userId: string;

  @Filterable()
  @Column('text')
  username: string;

  /** Name of the API token; null for a browser or app session. */
  @Column('text', { nullable: true })
  tokenName: string | null;

  @Column('text', { nullable: true })
  address: string | null;

  /** Operation id of the contract. */
  @Filterable()
  @Column('text')
  operation: string;

  /** Tag of the operation. */
  @Filterable()
  @Column('text')
  area: string;

  /** Id or file name of the object. */
  @Filterable()
  @Column('text', { nullable: true })
  subjectId: string | null;

  /** Name of the object at that time. */
  @Filterable()
  @Column('text', { nullable: true })
  subjectName: string | null;

  @Column('jsonb', { default: [] })
  details: AuditDetail[];
}
