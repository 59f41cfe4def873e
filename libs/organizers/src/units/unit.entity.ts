import { Column, Entity, Index } from 'typeorm';
import { standardUnitOf } from '#ingredients';
import { IngredientData } from '../ingredient-data.entity.ts';

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

  /** Follows from its name, whatever the language of that. */
  get standard(): string | null {
    return standardUnitOf(this.name);
  }
}
