import { randomUUID } from 'node:crypto';
import { mustGet } from '#contract/objects';
import { type Context, ownColumns } from '#persistence';
import { rewriteAssetLinks } from '../assets/rewrite-asset-links.ts';
import { RecipeIngredient } from './recipe-ingredient.entity.ts';
import { RecipeInstruction } from './recipe-instruction.entity.ts';
import { linkLines } from '../foods/link-lines.ts';
import type { Recipe } from './recipe.entity.ts';

/** Copies ingredients and steps with new ids; references from steps to ingredients point to the copies. */
export async function copyLinesAndSteps(context: Context, source: Recipe, copy: Recipe): Promise<void> {
  const { manager } = context;
  const lines = manager.connection.getMetadata(RecipeIngredient);
  const steps = manager.connection.getMetadata(RecipeInstruction);
  const ownFiles = rewriteAssetLinks(source.id, copy.id);
  const references = new Map(source.recipeIngredient.map(({ referenceId }) => [referenceId, randomUUID()]));
  const ingredients = source.recipeIngredient.map((line) => ({
    ...ownColumns(line, lines),
    recipeId: copy.id,
    referenceId: mustGet(references, line.referenceId),
  }));
  const instructions = source.recipeInstructions.map((step, position) => ({
    ...ownColumns(step, steps),
    id: randomUUID(),
    recipeId: copy.id,
    position,
    text: ownFiles(step.text),
    ingredientReferences: step.ingredientReferences.map(({ referenceId }) => ({
      referenceId: references.get(referenceId ?? '') ?? null,
    })),
  }));
  if (ingredients.length) await manager.insert(RecipeIngredient, ingredients);
  if (instructions.length) await manager.insert(RecipeInstruction, instructions);
  await linkLines(context, [copy.id]);
}
