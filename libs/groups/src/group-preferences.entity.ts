import { Column, Entity, JoinColumn, OneToOne } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { VersionedEntity } from '#persistence';

/** When the meals are, as `18:30`. */
export type MealTimes = ResponseSchema<'MealTimes'>;

const SERVER_TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const USUAL_MEAL_TIMES: MealTimes = {
  breakfast: '08:00',
  snack: '10:30',
  lunch: '12:30',
  dinner: '18:30',
  side: '18:30',
  dessert: '19:30',
  drink: '20:30',
};

@Entity('group_preferences')
export class GroupPreferences extends VersionedEntity {
  @Column({ type: 'uuid' })
  groupId: string;

  // named by its table, because the file of the group imports this one
  @OneToOne('groups', 'preferences', { onDelete: 'CASCADE' })
  @JoinColumn()
  group: { id: string };

  @Column({ default: true })
  privateGroup: boolean;

  /** 0 is Sunday. */
  @Column({ type: 'smallint', default: 0 })
  firstDayOfWeek: number;

  /** Such as Europe/Berlin; until somebody chooses one, that of the server. */
  @Column({ type: 'text', default: '' })
  chosenTimeZone: string;

  @Column({ type: 'jsonb', default: {} })
  chosenMealTimes: Partial<MealTimes>;

  /** Days for which what was deleted can be put back. */
  @Column({ type: 'smallint', default: 30 })
  trashDays: number;

  @Column({ default: false })
  recipePublic: boolean;

  @Column({ default: false })
  recipeShowNutrition: boolean;

  @Column({ default: false })
  recipeShowAssets: boolean;

  @Column({ default: false })
  recipeLandscapeView: boolean;

  @Column({ default: false })
  recipeDisableComments: boolean;

  @Column({ default: false })
  recipeDisableAmount: boolean;

  get timeZone(): string {
    return this.chosenTimeZone || SERVER_TIME_ZONE;
  }

  get mealTimes(): MealTimes {
    return { ...USUAL_MEAL_TIMES, ...this.chosenMealTimes };
  }

  // other servers have several households in a group, so their clients ask for these; here a group has one
  get privateHousehold() {
    return this.privateGroup;
  }

  get lockRecipeEditsFromOtherHouseholds() {
    return false;
  }
}
