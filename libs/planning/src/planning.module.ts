import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GroupsModule } from '#groups';
import { IdentityModule } from '#identity';
import { OrganizersModule } from '#organizers';
import { RecipesModule } from '#recipes';
import { MealCalendarsService } from './calendar/meal-calendars.service.ts';
import { CookingPlan } from './cooking-plans/cooking-plan.entity.ts';
import { CookingPlansService } from './cooking-plans/cooking-plans.service.ts';
import { CookedMealsService } from './entries/cooked-meals.service.ts';
import { MealFitsService } from './entries/meal-fits.service.ts';
import { Mealplan } from './entries/mealplan.entity.ts';
import { MealplansService } from './entries/mealplans.service.ts';
import { OwnMealPlan } from './entries/own-meal-plan.ts';
import { MealplanRule } from './rules/mealplan-rule.entity.ts';
import { MealplanRulesService } from './rules/mealplan-rules.service.ts';
import { Timer } from './timers/timer.entity.ts';
import { TimersService } from './timers/timers.service.ts';
import { SuggestionsService } from './suggestions/suggestions.service.ts';

const services = [
  CookedMealsService,
  CookingPlansService,
  MealCalendarsService,
  MealFitsService,
  MealplanRulesService,
  MealplansService,
  SuggestionsService,
  TimersService,
];

@Module({
  imports: [
    GroupsModule,
    IdentityModule,
    OrganizersModule,
    RecipesModule,
    TypeOrmModule.forFeature([CookingPlan, Mealplan, MealplanRule, Timer]),
  ],
  providers: [...services, OwnMealPlan],
  exports: services,
})
export class PlanningModule {}
