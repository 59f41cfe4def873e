import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Group } from '#groups';
import { Food, Unit } from '#organizers';
import { Filterable } from '#persistence';

/** Correction of an imported line; the group's next line with the same text is parsed accordingly. */
@Entity('ingredient_corrections')
export class IngredientCorrection {
  @PrimaryColumn({ type: 'uuid' })
  groupId: string;

  /** The line without case and needless spaces. */
  @Filterable()
  @PrimaryColumn({ type: 'text' })
  line: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  group: Relation<Group>;

  @Column({ type: 'double precision', nullable: true })
  quantity: number | null;

  @Column({ type: 'double precision', nullable: true })
  quantityMax: number | null;

  @Index()
  @Column({ type: 'uuid', nullable: true })
  unitId: string | null;

  @ManyToOne(() => Unit, { onDelete: 'CASCADE' })
  unit: Relation<Unit> | null;

  @Index()
  @Column({ type: 'uuid', nullable: true })
  foodId: string | null;

  @ManyToOne(() => Food, { onDelete: 'CASCADE' })
  food: Relation<Food> | null;

  @Column({ type: 'text', default: '' })
  note: string;
}
