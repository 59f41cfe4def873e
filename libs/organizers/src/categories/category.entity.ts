import { Column, Entity, Unique } from 'typeorm';
import { Organizer } from '../organizer.entity.ts';

@Entity('categories')
@Unique('categories_slug_key', ['groupId', 'slug'])
export class Category extends Organizer {
  /** True if the group has chosen to show the category separately. */
  @Column({ default: false })
  chosen: boolean;
}
