import { Column, Entity, Index, JoinTable, ManyToMany, ManyToOne, type Relation } from 'typeorm';
import { IngredientData } from '../ingredient-data.entity.ts';
import { Label } from '../labels/label.entity.ts';

@Entity('foods')
@Index('foods_name_order_idx', { synchronize: false })
@Index('foods_name_key', { synchronize: false })
@Index(['groupId'], { where: 'is_new' })
export class Food extends IngredientData {
  /** Label of the aisle in which shops have the food. */
  @Column({ type: 'uuid', nullable: true })
  @Index()
  labelId: string | null;

  @ManyToOne(() => Label, { onDelete: 'SET NULL' })
  label: Relation<Label> | null;

  @Column({ default: false })
  onHand: boolean;

  /** True if an import created the food and no person has changed, merged or kept it since. */
  @Column({ default: false })
  isNew: boolean;

  /** Household slugs that existing clients store; the server does not use them. */
  @Column({ type: 'jsonb', default: [] })
  householdsWithIngredientFood: string[];

  /** Grams of a millilitre. */
  @Column({ type: 'double precision', nullable: true })
  density: number | null;

  /** Substitutes for the food. */
  @ManyToMany(() => Food)
  @JoinTable({
    name: 'food_substitutes',
    joinColumn: { name: 'food_id' },
    inverseJoinColumn: { name: 'substitute_id' },
  })
  substitutes: Relation<Food>[];
}
