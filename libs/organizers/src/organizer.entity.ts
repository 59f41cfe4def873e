import { Column, Entity, Unique } from 'typeorm';
import { GroupOwned, HOUSEHOLD_SLUG } from '#groups';

/** A name by which recipes are found. Names are unique within a group, by their slug. */
export abstract class Organizer extends GroupOwned {
  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  slug!: string;

  /** Counted by the service, not stored. */
  recipeCount!: number;
}

@Entity('categories')
@Unique('categories_slug_key', ['groupId', 'slug'])
export class Category extends Organizer {}

@Entity('tags')
@Unique('tags_slug_key', ['groupId', 'slug'])
export class Tag extends Organizer {}

@Entity('tools')
@Unique('tools_slug_key', ['groupId', 'slug'])
export class Tool extends Organizer {
  /** Whether the kitchen has one. */
  @Column({ default: false })
  onHand!: boolean;

  get householdsWithTool() {
    return this.onHand ? [HOUSEHOLD_SLUG] : [];
  }
}
