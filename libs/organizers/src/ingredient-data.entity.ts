import { Column } from 'typeorm';
import { GroupOwned } from '#groups';
import { Filterable } from '#persistence';

/** Columns that foods and units share. Names are unique within a group, ignoring case. */
export abstract class IngredientData extends GroupOwned {
  @Filterable()
  @Column({ type: 'text' })
  name: string;

  @Filterable()
  @Column({ type: 'text', nullable: true })
  pluralName: string | null;

  @Filterable()
  @Column({ type: 'text', default: '' })
  description: string;

  @Column({ type: 'jsonb', default: {} })
  extras: Record<string, string>;

  @Column({ type: 'jsonb', default: [] })
  aliases: { name: string }[];
}
