import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { GroupOwned, Report } from '#groups';
import { ExcludedFromGroupRestore } from '#persistence';

export type MigrationState = ResponseSchema<'Migration'>['state'];
export type FoundRecipes = NonNullable<ResponseSchema<'Migration'>['found']>;

/** Recipes of another program that come in together. It has the id of its report. */
@ExcludedFromGroupRestore()
@Entity('migrations')
export class Migration extends GroupOwned {
  @PrimaryColumn({ type: 'uuid' })
  declare id: string;

  @OneToOne(() => Report, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'id' })
  report: Relation<Report>;

  /** The program that whoever asked has named; what counts is what the file shows. */
  @Column({ type: 'text' })
  type: string;

  /** Of the upload. */
  @Column({ type: 'text' })
  fileName: string;

  @Column({ type: 'boolean' })
  addTag: boolean;

  /** Shows what is there and waits for a word. */
  @Column({ type: 'boolean' })
  isPreview: boolean;

  @Column({ type: 'text' })
  @Index()
  state: MigrationState;

  /** What the file holds, once it is read. */
  @Column({ type: 'jsonb', nullable: true })
  found: FoundRecipes | null;

  /** How many of them are dealt with. */
  @Column({ type: 'int', default: 0 })
  done: number;
}
