import { Injectable } from '@nestjs/common';
import type { ResponseSchema } from '#contract';
import { CleanUpService, Food } from '#organizers';
import type { Context } from '#persistence';
import { RecipeOrganizersService } from '../organizers/recipe-organizers.service.ts';

/** Foods that imports have created, with the foods of the group that they may be. */
@Injectable()
export class NewFoodsService {
  constructor(
    private readonly cleanUp: CleanUpService,
    private readonly organizers: RecipeOrganizersService,
  ) {}

  async list(context: Context): Promise<ResponseSchema<'NewFood'>[]> {
    const foods = await this.cleanUp.matchNewFoods(context);
    const ids = foods.map(({ food }) => food.id);
    const counts = await this.organizers.countRecipesById(context, Food, ids);
    return foods.map(({ food: { id, name }, match }) => ({ id, name, match, recipeCount: counts.get(id) ?? 0 }));
  }
}
