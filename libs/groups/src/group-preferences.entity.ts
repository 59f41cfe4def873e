import { Column, Entity, JoinColumn, OneToOne } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { VersionedEntity } from '#persistence';

/** Time of each meal type, as `18:30`. */
export type MealTimes = Required<ResponseSchema<'MealTimes'>>;

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

  /** True until a manager of a group that was public from the start has said whether it stays so. */
  @Column({ default: false })
  visibilityNotice: boolean;

  /** 0 is Sunday. */
  @Column({ type: 'smallint', default: 0 })
  firstDayOfWeek: number;

  /** IANA name such as Europe/Berlin; empty means the server's time zone. */
  @Column({ type: 'text', default: '' })
  chosenTimeZone: string;

  @Column({ type: 'jsonb', default: {} })
  chosenMealTimes: Partial<MealTimes>;

  /** Days for which deleted rows stay in the trash. */
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

  /** True if imports keep the page or text that a recipe was read from. */
  @Column({ default: true })
  keepSources: boolean;

  get timeZone(): string {
    return this.chosenTimeZone || SERVER_TIME_ZONE;
  }

  get mealTimes(): MealTimes {
    return { ...USUAL_MEAL_TIMES, ...this.chosenMealTimes };
  }

  // constants for clients of servers with several households per group
  get privateHousehold() {
    return this.privateGroup;
  }

  get lockRecipeEditsFromOtherHouseholds() {
    return false;
  }
}
