export { MealCalendarsService } from './calendar/meal-calendars.service.ts';
export { CookedMealsService, recordCookedMeals } from './entries/cooked-meals.service.ts';
export { Mealplan } from './entries/mealplan.entity.ts';
export { type MealplanChanges, MealplansService, type NewMealplan } from './entries/mealplans.service.ts';
export { PlanningModule } from './planning.module.ts';
export { MealplanRule } from './rules/mealplan-rule.entity.ts';
export { MealplanRulesService } from './rules/mealplan-rules.service.ts';
export type { MealType } from './solver/problem.ts';
export { SuggestionsService } from './suggestions/suggestions.service.ts';
