import { Column, Entity, Index } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { standardUnitOf } from '#ingredients';
import { IngredientData } from '../ingredient-data.entity.ts';

@Entity('units')
@Index('units_name_order_idx', { synchronize: false })
@Index('units_name_key', { synchronize: false })
export class Unit extends IngredientData {
  @Column({ default: true })
  fraction: boolean;

  @Column({ type: 'text', default: '' })
  abbreviation: string;

  @Column({ type: 'text', default: '' })
  pluralAbbreviation: string;

  @Column({ default: false })
  useAbbreviation: boolean;

  /** How much of a standard unit it is in this kitchen: "mug" may be 250 of `milliliter`. Both or none are given. */
  @Column({ type: 'text', nullable: true })
  standardUnit: ResponseSchema<'Unit'>['standardUnit'];

  @Column({ type: 'double precision', nullable: true })
  standardQuantity: number | null;

  /** Follows from its name, whatever the language of that. */
  get standard(): string | null {
    return standardUnitOf(this.name);
  }
}
