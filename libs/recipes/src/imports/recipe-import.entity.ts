import { Column, Entity, PrimaryColumn } from 'typeorm';
import { LeftBehind } from '#persistence';

/** An import that somebody waits for, in whichever process it runs. */
@LeftBehind()
@Entity('recipe_imports')
export class RecipeImport {
  /** Digest of who asks for what. */
  @PrimaryColumn({ type: 'text' })
  key!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  startedAt!: Date;

  /** Of the recipe that it made; null while it runs. */
  @Column({ type: 'text', nullable: true })
  slug!: string | null;
}
