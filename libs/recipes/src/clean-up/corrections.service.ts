import { Injectable } from '@nestjs/common';
import type { RequestSchema, ResponseSchema } from '#contract';
import { firstOf, mustGet, zip } from '#contract/objects';
import { Food, Unit } from '#organizers';
import {
  correctionKey,
  findCorrections,
  type IngredientCorrection,
  IngredientParserService,
  listCorrections,
  removeCorrection,
  saveCorrections,
} from '#parsing';
import type { Context, ListQuery, Page } from '#persistence';
import type { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { findCorrectedLines, isApplied } from './corrected-lines.ts';

type Correction = ResponseSchema<'Correction'>;
type CorrectedLine = Correction['lines'][number];

/** Lists, sets and removes the corrections that the group's parser has learned. Recipes are not changed. */
@Injectable()
export class CorrectionsService {
  constructor(private readonly parser: IngredientParserService) {}

  async list(context: Context, query: ListQuery): Promise<Page<Correction>> {
    const page = await listCorrections(context, query);
    return { ...page, items: await this.describe(context, page.items) };
  }

  async save(context: Context, body: RequestSchema<'SavedCorrection'>): Promise<Correction> {
    const { line, quantity, quantityMax = null, unitId, foodId, note } = body;
    return context.transaction(async (tx) => {
      if (unitId) await tx.repository(Unit).all([unitId], 'unitId');
      if (foodId) await tx.repository(Food).all([foodId], 'foodId');
      const row = { quantity, quantityMax, unitId, foodId, note };
      await saveCorrections(tx, [{ referenceId: '', originalText: line, ...row }]);
      const saved = mustGet(await findCorrections(tx, [line]), correctionKey(line));
      return firstOf(await this.describe(tx, [saved]));
    });
  }

  async remove(context: Context, line: string): Promise<Correction> {
    return firstOf(await this.describe(context, [await removeCorrection(context, line)]));
  }

  private async describe(context: Context, corrections: IngredientCorrection[]): Promise<Correction[]> {
    const lines = corrections.map(({ line }) => line);
    const automatic = await this.parser.parseAll(context, lines, {}, { ignoresCorrections: true });
    const uses = await findCorrectedLines(context, lines);
    return zip(corrections, automatic).map(([correction, { ingredient }]) => {
      const { line, quantity, quantityMax, unit, food, note } = correction;
      return {
        line,
        quantity,
        quantityMax,
        unit: unit && { id: unit.id, name: unit.name },
        food: food && { id: food.id, name: food.name },
        note,
        automatic: describeParts(ingredient),
        lines: (uses.get(line) ?? []).map(({ recipe, line: use }) => describeLine(recipe, use, correction)),
      };
    });
  }
}

function describeLine(recipe: Recipe, line: RecipeIngredient, correction: IngredientCorrection): CorrectedLine {
  const { id: recipeId, name: recipeName, slug: recipeSlug } = recipe;
  return {
    referenceId: line.referenceId,
    recipeId,
    recipeName,
    recipeSlug,
    reading: describeParts(line),
    isApplied: isApplied(line, correction),
  };
}

interface Parts {
  quantity: number | null;
  unit: { name: string } | null;
  food: { name: string } | null;
  note: string;
}

const describeParts = ({ quantity, unit, food, note }: Parts) => ({
  quantity,
  unit: unit?.name ?? null,
  food: food?.name ?? '',
  note,
});
