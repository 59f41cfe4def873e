import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ExcludedFromGroupRestore } from '#persistence';

/** A running or finished import that requests wait for, in any process. */
@ExcludedFromGroupRestore()
@Entity('recipe_imports')
export class RecipeImport {
  /** SHA-256 of user, address and options. */
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  startedAt: Date;

  /** Slug of the created recipe; null while the import runs. */
  @Column({ type: 'text', nullable: true })
  slug: string | null;
}
