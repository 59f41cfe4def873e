import { Injectable } from '@nestjs/common';
import type { Input } from '#contract';
import { displayIngredient } from '#ingredients';
import type { Context } from '#persistence';
import { type Recipe, type RecipeIngredient, RecipesService } from '#recipes';
import { ItemReferences } from './item-references.ts';
import { TypedItemsService } from './typed-items.service.ts';

/** A line of a recipe, as it is bought once. */
export interface RecipeLine {
  recipeId: string;
  recipeName: string;
  quantity: number;
  unitId: string | null;
  foodId: string | null;
  note: string;
}

export interface WantedRecipe {
  recipeId: string;
  /** Some lines of it, or all where there are none. */
  recipeIngredients?: Input<'ShoppingIngredient'>[] | null;
}

/** What is to be bought for recipes. */
@Injectable()
export class RecipeLinesService {
  constructor(
    private readonly recipes: RecipesService,
    private readonly references: ItemReferences,
    private readonly typed: TypedItemsService,
  ) {}

  /** In the order of the wishes; throws 404 for a recipe that the group does not have. */
  async of(context: Context, wanted: WantedRecipe[]): Promise<RecipeLine[][]> {
    const recipes = await this.recipes.withIngredients(
      context,
      wanted.map(({ recipeId }) => recipeId),
    );
    const lines: RecipeLine[][] = [];
    for (const [index, { recipeIngredients }] of wanted.entries()) {
      const recipe = recipes[index]!;
      const own = await this.ownLines(context, recipe);
      lines.push(
        recipeIngredients ? await this.chosen(context, own, { recipe, recipeIngredients }) : [...own.values()],
      );
    }
    return lines;
  }

  /** By their reference; headings and empty lines are nothing to buy. */
  private async ownLines(context: Context, recipe: Recipe): Promise<Map<string, RecipeLine>> {
    const shown = recipe.recipeIngredient.filter((line) => displayIngredient(line).text.trim() !== '');
    const texts = shown.filter(({ disableAmount }) => disableAmount).map(({ note }) => note);
    const read = await this.typed.read(context, texts);
    return new Map(
      shown.map((line) => [
        line.referenceId,
        { recipeId: recipe.id, recipeName: recipe.name, ...(line.disableAmount ? read.shift()! : bought(line)) },
      ]),
    );
  }

  /** The lines that are named by their reference, with what is said of them instead; others are taken as they are sent. */
  private async chosen(
    context: Context,
    own: Map<string, RecipeLine>,
    { recipe, recipeIngredients }: { recipe: Recipe; recipeIngredients: Input<'ShoppingIngredient'>[] },
  ): Promise<RecipeLine[]> {
    const named = await this.references.resolve(context, recipeIngredients);
    return recipeIngredients.flatMap((sent, index) => {
      const { food, unit, unknown } = named[index]!;
      const line = own.get(sent.referenceId ?? '');
      const text = [unknown, sent.note].filter(Boolean).join(', ');
      const chosen = {
        recipeId: recipe.id,
        recipeName: recipe.name,
        quantity: sent.quantityMax ?? sent.quantity ?? line?.quantity ?? 0,
        unitId: unit === undefined ? (line?.unitId ?? null) : (unit?.id ?? null),
        foodId: food === undefined ? (line?.foodId ?? null) : (food?.id ?? null),
        note: sent.note === undefined && !unknown ? (line?.note ?? '') : text,
      };
      return chosen.foodId || chosen.note || chosen.quantity ? [chosen] : [];
    });
  }
}

/** Of a range, enough is bought. A line without a food is bought by its text. */
function bought(line: RecipeIngredient): Pick<RecipeLine, 'quantity' | 'unitId' | 'foodId' | 'note'> {
  const { quantity, quantityMax, unitId, foodId, note } = line;
  const amount = quantityMax ?? quantity ?? 0;
  const text = foodId || note ? note : displayIngredient({ ...line, quantity: null, quantityMax: null }).text;
  return { quantity: amount, unitId: amount ? unitId : null, foodId, note: text };
}
