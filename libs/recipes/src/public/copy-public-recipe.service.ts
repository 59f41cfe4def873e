import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Context } from '#persistence';
import { Storage } from '#platform';
import { rewriteAssetLinks } from '../assets/rewrite-asset-links.ts';
import { newImageKey } from '../images/recipe-images.service.ts';
import type { NewRecipe } from '../recipes/recipes.service.ts';
import { RecipesService } from '../recipes/recipes.service.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';

/** Copies a recipe of another group that the caller can read as a guest. */
@Injectable()
export class CopyPublicRecipeService {
  constructor(
    private readonly recipes: RecipesService,
    private readonly storage: Storage,
  ) {}

  /** Foods, units and tags are those of the caller's group that are called the same; answers the slug. */
  async copy(context: Context, source: Recipe): Promise<string> {
    const id = randomUUID();
    try {
      for (const folder of ['images', 'assets'])
        await this.storage.copy(`recipes/${source.id}/${folder}`, `recipes/${id}/${folder}`);
      const image = source.image && newImageKey();
      return (
        await this.recipes.create(context, contentOf(source, rewriteAssetLinks(source.id, id)), {
          id,
          image,
          assets: source.assets,
        })
      ).slug;
    } catch (error) {
      await this.storage.remove(`recipes/${id}`);
      throw error;
    }
  }
}

function contentOf(source: Recipe, withOwnFiles: (text: string) => string): NewRecipe {
  const references = new Map(source.recipeIngredient.map(({ referenceId }) => [referenceId, randomUUID() as string]));
  const { name, description, recipeYield, recipeServings, totalTime, prepTime, cookTime, performTime } = source;
  const { orgURL, nutrition, notes, settings, tags } = source;
  return {
    ...{ name, recipeYield, recipeServings, totalTime, prepTime, cookTime, performTime },
    ...{ orgURL, nutrition, description: withOwnFiles(description) },
    notes: notes.map((note) => ({ ...note, text: withOwnFiles(note.text) })),
    settings: { disableAmount: settings.disableAmount, showNutrition: settings.showNutrition },
    tags: tags.map((tag) => ({ name: tag.name })),
    recipeIngredient: source.recipeIngredient.map((line) => ({
      title: line.title,
      note: line.note,
      quantity: line.quantity,
      quantityMax: line.quantityMax,
      words: line.words,
      originalText: line.originalText,
      referenceId: references.get(line.referenceId)!,
      food: line.food && { name: line.food.name, pluralName: line.food.pluralName },
      unit: line.unit && unitOf(line.unit),
    })),
    recipeInstructions: source.recipeInstructions.map(({ title, text, ingredientReferences }) => ({
      title,
      text: withOwnFiles(text),
      ingredientReferences: ingredientReferences.map(({ referenceId }) => ({
        referenceId: references.get(referenceId ?? '') ?? null,
      })),
    })),
  };
}

const unitOf = ({
  name,
  pluralName,
  abbreviation,
  useAbbreviation,
  fraction,
}: NonNullable<Recipe['recipeIngredient'][number]['unit']>) => ({
  name,
  pluralName,
  abbreviation,
  useAbbreviation,
  fraction,
});
