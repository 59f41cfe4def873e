import { Entity, Unique } from 'typeorm';
import { Organizer } from '../organizer.entity.ts';

@Entity('tags')
@Unique('tags_slug_key', ['groupId', 'slug'])
export class Tag extends Organizer {}
