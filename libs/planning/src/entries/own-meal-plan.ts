import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents, OwnDataRequested } from '#persistence';

/** Adds the meals that a user planned to a download of the user's data. */
@Injectable()
export class OwnMealPlan implements OnModuleInit {
  constructor(private readonly events: DomainEvents) {}

  onModuleInit(): void {
    this.events.on(OwnDataRequested, async (_, { queries }) => {
      queries.set('meal-plan', PLANNED);
    });
  }
}

const PLANNED = `SELECT date::text, entry_type, title, text, recipe_id, servings, eaters, created_at, update_at FROM mealplans
  WHERE planner_id = $1 ORDER BY date`;
