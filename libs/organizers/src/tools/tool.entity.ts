import { Column, Entity, Index, Unique } from 'typeorm';
import { HOUSEHOLD_SLUG } from '#groups';
import { Organizer } from '../organizer.entity.ts';

@Entity('tools')
@Index('tools_name_order_idx', { synchronize: false })
@Index('tools_former_slugs_idx', { synchronize: false })
@Unique('tools_slug_key', ['groupId', 'slug'])
export class Tool extends Organizer {
  /** Whether the kitchen has one. */
  @Column({ default: false })
  onHand: boolean;

  get householdsWithTool() {
    return this.onHand ? [HOUSEHOLD_SLUG] : [];
  }
}
