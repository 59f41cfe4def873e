import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { GroupOwned, Report } from '#groups';
import { ExcludedFromGroupRestore } from '#persistence';
import type { WhenExisting } from '#recipes';

export type MigrationState = ResponseSchema<'Migration'>['state'];
export type FoundRecipes = NonNullable<ResponseSchema<'Migration'>['found']>;

/** An import of recipes from another program. Has the id of its report. */
@ExcludedFromGroupRestore()
@Entity('migrations')
export class Migration extends GroupOwned {
  @PrimaryColumn({ type: 'uuid' })
  declare id: string;

  @OneToOne(() => Report, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'id' })
  report: Relation<Report>;

  /** Program that the user named; the actual format is detected from the file. */
  @Column({ type: 'text' })
  type: string;

  /** Name of the uploaded file. */
  @Column({ type: 'text' })
  fileName: string;

  @Column({ type: 'boolean' })
  addTag: boolean;

  /** Choice for recipes that the group has already. */
  @Column({ type: 'text', default: 'skip' })
  existing: WhenExisting;

  /** True if the migration waits for confirmation after reading the file. */
  @Column({ type: 'boolean' })
  isPreview: boolean;

  @Column({ type: 'text' })
  @Index()
  state: MigrationState;

  /** Content of the file after reading. */
  @Column({ type: 'jsonb', nullable: true })
  found: FoundRecipes | null;

  /** Number of processed recipes. */
  @Column({ type: 'int', default: 0 })
  done: number;
}
