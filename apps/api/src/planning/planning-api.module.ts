import { Module } from '@nestjs/common';
import { PlanningModule } from '#planning';
import { CalendarController } from './calendar.controller.ts';
import { MealplanRulesController } from './mealplan-rules.controller.ts';
import { MealplansController } from './mealplans.controller.ts';

@Module({
  imports: [PlanningModule],
  controllers: [CalendarController, MealplanRulesController, MealplansController],
})
export class PlanningApiModule {}
