import { Column, Entity, Index, Unique } from 'typeorm';
import { Organizer } from '../organizer.entity.ts';

@Entity('categories')
@Index('categories_name_order_idx', { synchronize: false })
@Index('categories_former_slugs_idx', { synchronize: false })
@Unique('categories_slug_key', ['groupId', 'slug'])
export class Category extends Organizer {
  /** True if the group has chosen to show the category separately. */
  @Column({ default: false })
  chosen: boolean;
}
