import { Column, Entity, JoinColumn, OneToOne, type Relation } from 'typeorm';
import { VersionedEntity } from '#persistence';
import { Group } from './group.entity.ts';

@Entity('group_preferences')
export class GroupPreferences extends VersionedEntity {
  @Column({ type: 'uuid' })
  groupId!: string;

  @OneToOne(() => Group, (group) => group.preferences, { onDelete: 'CASCADE' })
  @JoinColumn()
  group!: Relation<Group>;

  @Column({ default: true })
  privateGroup!: boolean;

  /** 0 is Sunday. */
  @Column({ type: 'smallint', default: 0 })
  firstDayOfWeek!: number;

  @Column({ default: false })
  recipePublic!: boolean;

  @Column({ default: false })
  recipeShowNutrition!: boolean;

  @Column({ default: false })
  recipeShowAssets!: boolean;

  @Column({ default: false })
  recipeLandscapeView!: boolean;

  @Column({ default: false })
  recipeDisableComments!: boolean;

  @Column({ default: false })
  recipeDisableAmount!: boolean;

  // other servers have several households in a group, so their clients ask for these; here a group has one
  get privateHousehold() {
    return this.privateGroup;
  }

  get lockRecipeEditsFromOtherHouseholds() {
    return false;
  }
}
