import { CreateDateColumn, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import { Filterable } from '../listing/filterable.ts';

/** Times are stored in milliseconds, as dates in JSON have them, so a time that a client sends back equals the stored one. */
export const instant = { type: 'timestamptz', precision: 3 } as const;

export abstract class BaseEntity {
  @Filterable()
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Filterable()
  @CreateDateColumn(instant)
  createdAt: Date;

  @Filterable()
  @UpdateDateColumn(instant)
  updateAt: Date;

  /** Name that newer API clients read. */
  get updatedAt(): Date {
    return this.updateAt;
  }
}

/** A row that several users change. Clients can name the version they have seen; see Context.ifMatch. */
export abstract class VersionedEntity extends BaseEntity {
  @VersionColumn({ default: 1 })
  version: number;
}
