import { Column, Entity, OneToOne } from 'typeorm';
import { Filterable, VersionedEntity } from '#persistence';
import { GroupPreferences } from './group-preferences.entity.ts';
import { householdOf } from './legacy-household.ts';

/** The household or kitchen that owns recipes, lists and plans; each user belongs to one. */
@Entity('groups')
export class Group extends VersionedEntity {
  @Filterable()
  @Column({ type: 'text', unique: true })
  name: string;

  @Column({ type: 'text', unique: true })
  slug: string;

  @OneToOne(() => GroupPreferences, (preferences) => preferences.group)
  preferences: GroupPreferences;

  get households() {
    return [householdOf(this.id)];
  }
}
