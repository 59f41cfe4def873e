import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { mustGet, pick } from '#contract/objects';
import { lineFields, type RecipeField, recipeFields } from '#contract/recipe-fields';
import type { Context } from '#persistence';
import { Storage } from '#platform';
import { assetsFolder } from '../assets/assets.service.ts';
import { rewriteAssetLinks } from '../assets/rewrite-asset-links.ts';
import { newImageKey } from '../images/recipe-images.service.ts';
import type { NewRecipe } from '../recipes/recipes.service.ts';
import { RecipesService } from '../recipes/recipes.service.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';

/** Copies a public recipe of another group. */
@Injectable()
export class CopyPublicRecipeService {
  constructor(
    private readonly recipes: RecipesService,
    private readonly storage: Storage,
  ) {}

  /**
   * Returns the slug of the copy. Foods, units and tags are matched by name in the caller's group.
   *
   * @param source the recipe as guests see it; its other files are not copied
   */
  async copy(context: Context, source: Recipe): Promise<string> {
    const id = randomUUID();
    try {
      if (source.image) await this.storage.copy(`recipes/${source.id}/images`, `recipes/${id}/images`);
      for (const { fileName } of source.assets)
        await this.storage.copy(`${assetsFolder(source.id)}/${fileName}`, `${assetsFolder(id)}/${fileName}`);
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

/** Fields that stay behind: categories and tools are specific to a group, extras to its integrations. */
const NOT_COPIED = ['recipeCategory', 'tools', 'extras'] as const;
type Copied = Exclude<RecipeField, (typeof NOT_COPIED)[number]>;
const isCopied = (field: RecipeField): field is Copied => !NOT_COPIED.some((one) => one === field);

function contentOf(source: Recipe, withOwnFiles: (text: string) => string): NewRecipe {
  const references = new Map(source.recipeIngredient.map(({ referenceId }) => [referenceId, `${randomUUID()}`]));
  return {
    ...pick(source, recipeFields.filter(isCopied)),
    description: withOwnFiles(source.description),
    notes: source.notes.map((note) => ({ ...note, text: withOwnFiles(note.text) })),
    settings: pick(source.settings, ['disableAmount', 'showNutrition']),
    tags: source.tags.map((tag) => pick(tag, ['name'])),
    recipeIngredient: source.recipeIngredient.map((line) => ({
      ...pick(line, lineFields),
      referenceId: mustGet(references, line.referenceId),
      referencedRecipe: null,
      food: line.food && pick(line.food, ['name', 'pluralName']),
      unit: line.unit && pick(line.unit, ['name', 'pluralName', 'abbreviation', 'useAbbreviation', 'fraction']),
    })),
    recipeInstructions: source.recipeInstructions.map(({ title, text, ingredientReferences, facts }) => ({
      title,
      text: withOwnFiles(text),
      facts,
      ingredientReferences: ingredientReferences.map(({ referenceId }) => ({
        referenceId: references.get(referenceId ?? '') ?? null,
      })),
    })),
  };
}
