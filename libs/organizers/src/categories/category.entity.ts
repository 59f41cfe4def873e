import { Column, Entity, Unique } from 'typeorm';
import { Organizer } from '../organizer.entity.ts';

@Entity('categories')
@Unique('categories_slug_key', ['groupId', 'slug'])
export class Category extends Organizer {
  /** The group has chosen to show it by itself. */
  @Column({ default: false })
  chosen: boolean;
}
