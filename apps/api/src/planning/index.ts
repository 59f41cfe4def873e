export { CalendarController } from './calendar.controller.ts';
export { CookingPlansController } from './cooking-plans.controller.ts';
export { MealplanRulesController } from './mealplan-rules.controller.ts';
export { MealplansController } from './mealplans.controller.ts';
export { TimersController } from './timers.controller.ts';
