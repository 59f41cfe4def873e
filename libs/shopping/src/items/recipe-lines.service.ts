import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { displayIngredient, roundQuantity } from '#ingredients';
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

export interface RecipeSelection {
  recipeId: string;
  /** Some lines of it, or all where there are none. */
  recipeIngredients?: RequestSchema<'ShoppingIngredient'>[] | null;
}

/** Recipes that are made for recipes that are made for recipes … */
const MAX_DEPTH = 10;

/** Lists the lines of recipes to buy. */
@Injectable()
export class RecipeLinesService {
  constructor(
    private readonly recipes: RecipesService,
    private readonly references: ItemReferences,
    private readonly typed: TypedItemsService,
  ) {}

  /** In the order of the wishes; throws 404 for a recipe that the group does not have. */
  async load(context: Context, wanted: RecipeSelection[]): Promise<RecipeLine[][]> {
    const recipes = await this.recipes.withIngredients(
      context,
      wanted.map(({ recipeId }) => recipeId),
    );
    const lines: RecipeLine[][] = [];
    for (const [index, { recipeIngredients }] of wanted.entries()) {
      const recipe = recipes[index]!;
      const own = await this.ownLines(context, recipe);
      lines.push(
        recipeIngredients
          ? await this.selectLines(context, own, { recipe, recipeIngredients })
          : [...own.values()].flat(),
      );
    }
    return lines;
  }

  /**
   * By their reference; headings and empty lines are nothing to buy. A line that stands for another recipe is what is bought for that,
   * as often as it is made; where that cannot be said, it is bought by its words.
   *
   * @param made for which recipes it is
   */
  private async ownLines(
    context: Context,
    recipe: Recipe,
    made: readonly string[] = [],
  ): Promise<Map<string, RecipeLine[]>> {
    const shown = recipe.recipeIngredient.filter((line) => displayIngredient(line).text.trim() !== '');
    const texts = shown.filter(({ disableAmount }) => disableAmount).map(({ note }) => note);
    const read = await this.typed.read(context, texts);
    const lines = new Map<string, RecipeLine[]>();
    for (const line of shown) {
      const own = line.disableAmount ? read.shift()! : toPurchase(line);
      const below = await this.linesBelow(context, line, [...made, recipe.id]);
      const all = below ?? [own];
      lines.set(
        line.referenceId,
        all.map((one) => ({ ...one, recipeId: recipe.id, recipeName: recipe.name })),
      );
    }
    return lines;
  }

  private async linesBelow(context: Context, line: RecipeIngredient, made: string[]): Promise<RecipeLine[] | null> {
    const { referencedRecipeId: id, batches } = line;
    if (!id || batches === null || made.includes(id) || made.length > MAX_DEPTH) return null;
    const [recipe] = await this.recipes.withIngredients(context, [id]);
    const lines = await this.ownLines(context, recipe!, made);
    return [...lines.values()].flat().map((one) => ({ ...one, quantity: roundQuantity(one.quantity * batches) }));
  }

  /** The lines that are named by their reference, with what is said of them instead; others are taken as they are sent. */
  private async selectLines(
    context: Context,
    own: Map<string, RecipeLine[]>,
    { recipe, recipeIngredients }: { recipe: Recipe; recipeIngredients: RequestSchema<'ShoppingIngredient'>[] },
  ): Promise<RecipeLine[]> {
    const named = await this.references.resolve(context, recipeIngredients);
    return recipeIngredients.flatMap((sent, index) => {
      const { food, unit, unknown } = named[index]!;
      const [line, ...more] = own.get(sent.referenceId ?? '') ?? [];
      const isSubRecipe = recipe.recipeIngredient.some(
        (one) => one.referenceId === sent.referenceId && one.referencedRecipeId,
      );
      if (line && isSubRecipe) return [line, ...more];
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

/** Takes the upper end of a range. A line without a food is bought by its text. */
function toPurchase(line: RecipeIngredient): Pick<RecipeLine, 'quantity' | 'unitId' | 'foodId' | 'note'> {
  const { quantity, quantityMax, unitId, foodId, note } = line;
  const amount = quantityMax ?? quantity ?? 0;
  const text = foodId || note ? note : displayIngredient({ ...line, quantity: null, quantityMax: null }).text;
  return { quantity: amount, unitId: amount ? unitId : null, foodId, note: text };
}
