import { Column, Entity } from 'typeorm';
import { GroupOwned } from '#groups';
import { prettySize } from '#platform';
import { ExcludedFromGroupRestore } from '#persistence';

/** An archive of recipes that is deleted after a week. */
@ExcludedFromGroupRestore()
@Entity('recipe_exports')
export class BulkExport extends GroupOwned {
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  filename: string;

  @Column({ type: 'text', default: 'running' })
  status: 'running' | 'done' | 'failed';

  /** Ids of the recipes. */
  @Column({ type: 'jsonb', select: false })
  recipes: string[];

  @Column({ type: 'int' })
  recipeCount: number;

  /** Size of the archive. */
  @Column({ type: 'bigint', default: 0, transformer: { from: Number, to: (bytes: number) => bytes } })
  bytes: number;

  @Column({ type: 'timestamptz' })
  expires: Date;

  get path(): string {
    return this.id;
  }

  get size(): string {
    return prettySize(this.bytes);
  }
}
