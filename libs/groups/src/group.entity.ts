import { Column, Entity, Index, OneToOne } from 'typeorm';
import { Filterable, formerSlugsColumn, VersionedEntity } from '#persistence';
import { GroupPreferences } from './group-preferences.entity.ts';
import { householdOf } from './legacy-household.ts';

/** The household or kitchen that owns recipes, lists and plans; each user belongs to one. */
@Entity('groups')
@Index('groups_former_slugs_idx', { synchronize: false })
export class Group extends VersionedEntity {
  @Filterable()
  @Column({ type: 'text', unique: true })
  name: string;

  @Column({ type: 'text', unique: true })
  slug: string;

  @Column(formerSlugsColumn)
  formerSlugs: string[];

  @OneToOne(() => GroupPreferences, (preferences) => preferences.group)
  preferences: GroupPreferences;

  get households() {
    return [householdOf(this.id)];
  }
}
