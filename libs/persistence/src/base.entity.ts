import { CreateDateColumn, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** Milliseconds are what a Date and the wire carry: a stored instant equals the one that a client sends back. */
export const instant = { type: 'timestamptz', precision: 3 } as const;

export abstract class BaseEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @CreateDateColumn(instant)
  createdAt!: Date;

  @UpdateDateColumn(instant)
  updateAt!: Date;

  /** The same under the name that newer API clients read. */
  get updatedAt(): Date {
    return this.updateAt;
  }
}
