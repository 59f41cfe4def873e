import { Column, Entity, Index } from 'typeorm';
import { GroupOwned } from '#groups';

/** What foods and units have in common. Names are unique within a group, without regard to case. */
export abstract class IngredientData extends GroupOwned {
  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', nullable: true })
  pluralName!: string | null;

  @Column({ type: 'text', default: '' })
  description!: string;

  @Column({ type: 'jsonb', default: {} })
  extras!: Record<string, string>;

  @Column({ type: 'jsonb', default: [] })
  aliases!: { name: string }[];
}

@Entity('foods')
@Index('foods_name_key', { synchronize: false })
export class Food extends IngredientData {
  @Column({ default: false })
  onHand!: boolean;

  /** Slugs that clients keep here. */
  @Column({ type: 'jsonb', default: [] })
  householdsWithIngredientFood!: string[];
}

@Entity('units')
@Index('units_name_key', { synchronize: false })
export class Unit extends IngredientData {
  @Column({ default: true })
  fraction!: boolean;

  @Column({ type: 'text', default: '' })
  abbreviation!: string;

  @Column({ type: 'text', default: '' })
  pluralAbbreviation!: string;

  @Column({ default: false })
  useAbbreviation!: boolean;
}
