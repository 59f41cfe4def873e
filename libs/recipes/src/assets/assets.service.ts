import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Context } from '#persistence';
import { BadRequest, Images, detectFileKind, NotFound, PICTURE, removeVideoPlace, Storage } from '#platform';
import { findRecipe, lockRecipe } from '../recipes/recipe-loader.ts';
import { assertMayEdit } from '../recipes/recipe-settings.ts';
import { Recipe, type RecipeAsset } from '../recipes/recipe.entity.ts';
import { recordRecipeEvent } from '../recipes/recipes.service.ts';
import { iconOf } from './asset-list.ts';

const MAX_ASSETS = 200;

interface NewAsset {
  /** Path of the uploaded file. */
  path: string;
  name: string;
  icon?: string;
  extension?: string;
}

export const assetsFolder = (recipeId: string) => `recipes/${recipeId}/assets`;

/** Stores files of recipes under random names; their display names are in the recipe's row. */
@Injectable()
export class AssetsService {
  constructor(
    private readonly images: Images,
    private readonly storage: Storage,
  ) {}

  /** Throws 400 for an unsupported type of file and if the recipe already has the maximum number of files. */
  async add(context: Context, slug: string, { path, name, icon, extension = '' }: NewAsset): Promise<RecipeAsset> {
    const recipe = await findRecipe(context, slug);
    assertMayEdit(context, recipe);
    const stored = await this.store(recipe.id, path, extension);
    const asset = { name: name.trim(), icon: iconOf(icon, stored.type), ...stored };
    try {
      await this.addToList(context, recipe.id, asset);
    } catch (error) {
      // the file is not in the recipe's list, so nothing else would delete it
      await this.storage.remove(`${assetsFolder(recipe.id)}/${stored.fileName}`);
      throw error;
    }
    return asset;
  }

  /** Throws 404. Does not check access: callers use MediaAccessService first. */
  async find({ manager }: Context, recipeId: string, fileName: string): Promise<RecipeAsset & { key: string }> {
    const recipe = await manager.findOneBy(Recipe, { id: recipeId });
    const asset = recipe?.assets.find((one) => one.fileName === fileName);
    if (!asset) throw new NotFound();
    return { ...asset, key: `${assetsFolder(recipeId)}/${fileName}` };
  }

  private async store(recipeId: string, path: string, extension: string) {
    const kind = await detectFileKind(path, extension);
    const ending = kind === PICTURE ? 'webp' : kind.extension;
    const fileName = `${randomUUID()}.${ending}`;
    const key = `${assetsFolder(recipeId)}/${fileName}`;
    if (kind === PICTURE) return { fileName, type: 'image/webp', size: await this.images.writeOne(key, path) };
    await removeVideoPlace(path, kind);
    await this.storage.take(path, key);
    return { fileName, type: kind.type, size: await this.storage.size(key) };
  }

  private async addToList(context: Context, recipeId: string, asset: RecipeAsset): Promise<void> {
    await context.transaction(async (tx) => {
      const recipe = await lockRecipe(tx, recipeId);
      if (recipe.assets.length >= MAX_ASSETS) throw new BadRequest('assets.tooMany', { count: MAX_ASSETS });
      const assets = [...recipe.assets, asset];
      recordRecipeEvent(tx, 'updated', await tx.repository(Recipe).write(recipe, { assets }));
    });
  }
}
