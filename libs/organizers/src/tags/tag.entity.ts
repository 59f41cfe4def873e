import { Entity, Index, Unique } from 'typeorm';
import { Organizer } from '../organizer.entity.ts';

@Entity('tags')
@Index('tags_name_order_idx', { synchronize: false })
@Index('tags_former_slugs_idx', { synchronize: false })
@Unique('tags_slug_key', ['groupId', 'slug'])
export class Tag extends Organizer {}
