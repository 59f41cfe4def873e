import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { firstOf, zip } from '#contract/objects';
import { amountStart, displayIngredient, isTapWater, type LineWords, storedQuantity } from '#ingredients';
import type { Context } from '#persistence';
import { type Recipe, type RecipeIngredient, RecipesService } from '#recipes';
import { ItemReferences } from './item-references.ts';
import { TypedItemsService } from './typed-items.service.ts';

/** A line of a recipe to buy, for one batch. */
export interface RecipeLine {
  recipeId: string;
  recipeName: string;
  quantity: number;
  unitId: string | null;
  foodId: string | null;
  note: string;
  /** Unit and food as the author wrote them. */
  words: LineWords | null;
  /** True for water, which is only bought if a person selects it. */
  isWater: boolean;
}

export interface RecipeSelection {
  recipeId: string;
  /** Selected lines; all lines if it is missing. */
  recipeIngredients?: RequestSchema<'ShoppingIngredient'>[] | null;
}

/** Maximum depth of recipes that are ingredients of other recipes. */
const MAX_DEPTH = 10;

/** Lists the lines of recipes to buy. */
@Injectable()
export class RecipeLinesService {
  constructor(
    private readonly recipes: RecipesService,
    private readonly references: ItemReferences,
    private readonly typed: TypedItemsService,
  ) {}

  /** In the order of the selections; throws 404 for a recipe that the group does not have. */
  async load(context: Context, selections: RecipeSelection[]): Promise<RecipeLine[][]> {
    const recipes = await this.recipes.withIngredients(
      context,
      selections.map(({ recipeId }) => recipeId),
    );
    const lines: RecipeLine[][] = [];
    for (const [{ recipeIngredients }, recipe] of zip(selections, recipes)) {
      const own = await this.ownLines(context, recipe);
      lines.push(
        recipeIngredients
          ? await this.selectLines(context, own, { recipe, recipeIngredients })
          : [...own.values()].flat().filter(({ isWater }) => !isWater),
      );
    }
    return lines;
  }

  /**
   * Returns the lines to buy by their reference id, without headings and empty lines. A line that refers to another recipe is replaced
   * by the lines of that recipe, multiplied by the number of batches if it is known.
   *
   * @param parents ids of the recipes that contain this one
   */
  private async ownLines(
    context: Context,
    recipe: Recipe,
    parents: readonly string[] = [],
  ): Promise<Map<string, RecipeLine[]>> {
    const visible = recipe.recipeIngredient.filter((line) => displayIngredient(line).text.trim() !== '');
    const textLines = visible.filter(({ disableAmount }) => disableAmount);
    const notes = textLines.map(({ note }) => note);
    const typed = new Map(zip(textLines, await this.typed.read(context, notes)));
    const seconds = await this.readSecondAmounts(context, visible);
    const lines = new Map<string, RecipeLine[]>();
    for (const line of visible) {
      const own = seconds.get(line) ?? [typed.get(line) ?? toPurchase(line)];
      const linesOfRecipe = await this.linesOfReferencedRecipe(context, line, [...parents, recipe.id]);
      const isWater = isTapWater(line.words?.food || line.food?.name || '');
      const all = linesOfRecipe ?? own.map((one) => ({ ...one, isWater }));
      lines.set(
        line.referenceId,
        all.map((one) => ({ ...one, recipeId: recipe.id, recipeName: recipe.name })),
      );
    }
    return lines;
  }

  /** Splits lines with a second amount, such as "1 cup plus 2 tbsp flour" and "2 eggs plus 1 yolk", so that both parts are bought. */
  private async readSecondAmounts(
    context: Context,
    lines: RecipeIngredient[],
  ): Promise<Map<RecipeIngredient, Purchase[]>> {
    const split = lines.flatMap((line) => {
      const [, amount = '', rest = ''] = (line.foodId && secondAmount.exec(line.note)) || [];
      return amount ? [{ line, amount, rest }] : [];
    });
    const readAlone = await this.typed.read(
      context,
      split.map(({ amount }) => amount),
    );
    const readWithFood = await this.typed.read(
      context,
      split.map(({ line, amount }) => `${amount} ${line.words?.food || line.food?.name || ''}`),
    );
    return new Map(
      zip(split, zip(readAlone, readWithFood)).flatMap(([{ line, rest }, [alone, withFood]]) => {
        const second = alone.quantity > 0 ? alone : withFood;
        if (!second.quantity || (second === withFood && second.foodId !== line.foodId)) return [];
        const first = { ...toPurchase(line), note: rest };
        return [
          [line, [first, second === alone ? { ...alone, words: null } : { ...withFood, note: '', words: first.words }]],
        ];
      }),
    );
  }

  private async linesOfReferencedRecipe(
    context: Context,
    line: RecipeIngredient,
    parents: string[],
  ): Promise<RecipeLine[] | null> {
    const { referencedRecipeId: id, batches } = line;
    if (!id || batches === null || parents.includes(id) || parents.length > MAX_DEPTH) return null;
    const recipe = firstOf(await this.recipes.withIngredients(context, [id]));
    const lines = await this.ownLines(context, recipe, parents);
    const bought = [...lines.values()].flat().filter(({ isWater }) => !isWater);
    return bought.map((one) => ({ ...one, quantity: storedQuantity(one.quantity * batches) }));
  }

  /** Applies the fields of the request to the lines of its reference ids; lines without a known reference id are taken as sent. */
  private async selectLines(
    context: Context,
    own: Map<string, RecipeLine[]>,
    { recipe, recipeIngredients }: { recipe: Recipe; recipeIngredients: RequestSchema<'ShoppingIngredient'>[] },
  ): Promise<RecipeLine[]> {
    const resolved = await this.references.resolve(
      context,
      recipeIngredients,
      (at, name) => `recipeIngredients.${at}.${name}`,
    );
    return resolved.flatMap(([sent, { food, unit, unknown }]) => {
      const [line, ...more] = own.get(sent.referenceId ?? '') ?? [];
      const original = recipe.recipeIngredient.find((one) => one.referenceId === sent.referenceId);
      const isUnchanged =
        (sent.quantityMax ?? sent.quantity ?? original?.quantity ?? null) === (original?.quantity ?? null) &&
        food === undefined &&
        (sent.note ?? original?.note) === original?.note;
      if (line && (original?.referencedRecipeId || (more.length && isUnchanged))) return [line, ...more];
      const text = [unknown, sent.note].filter(Boolean).join(', ');
      const chosen = {
        recipeId: recipe.id,
        recipeName: recipe.name,
        isWater: false,
        quantity: sent.quantityMax ?? sent.quantity ?? line?.quantity ?? 0,
        unitId: unit === undefined ? (line?.unitId ?? null) : (unit?.id ?? null),
        foodId: food === undefined ? (line?.foodId ?? null) : (food?.id ?? null),
        note: sent.note === undefined && !unknown ? (line?.note ?? '') : text,
        words: food === undefined && unit === undefined ? (line?.words ?? null) : null,
      };
      return chosen.foodId || chosen.note || chosen.quantity ? [chosen] : [];
    });
  }
}

type Purchase = Pick<RecipeLine, 'quantity' | 'unitId' | 'foodId' | 'note' | 'words'>;

/** A note that begins with a second amount: "plus 2 tbsp, sifted"; the amount ends at a comma, a bracket, or another unit's "/500 g". */
const secondAmount = new RegExp(
  `^(?:\\+|(?:plus|and|und|et|och|og|en|e|y|più|más|mais)(?=\\s))\\s*(${amountStart}(?:(?!\\p{L}\\s?/)[^,;|()])*\\p{L}?)[\\s,;|/]*(.*)$`,
  'isu',
);

/** Takes the upper end of a range. Without a food, the text of the line is the note. */
function toPurchase(line: RecipeIngredient): Purchase {
  const { quantity, quantityMax, unitId, foodId, note, words } = line;
  const amount = quantityMax ?? quantity ?? 0;
  const text = foodId || note ? note : displayIngredient({ ...line, quantity: null, quantityMax: null }).text;
  const own = foodId && words?.food ? { line: null, amount: null, unit: words.unit, food: words.food } : null;
  return { quantity: amount, unitId: amount ? unitId : null, foodId, note: text, words: own };
}
