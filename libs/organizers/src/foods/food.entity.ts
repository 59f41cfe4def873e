import { Column, Entity, Index } from 'typeorm';
import { IngredientData } from '../ingredient-data.entity.ts';

@Entity('foods')
@Index('foods_name_key', { synchronize: false })
export class Food extends IngredientData {
  @Column({ default: false })
  onHand!: boolean;

  /** Slugs that clients keep here. */
  @Column({ type: 'jsonb', default: [] })
  householdsWithIngredientFood!: string[];
}
