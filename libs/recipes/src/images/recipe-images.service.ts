import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Context } from '#persistence';
import { BadRequest, GuardedFetch, Images, Storage } from '#platform';
import { withoutPicture } from '../imports/import-review.ts';
import { findRecipe, lockRecipe } from '../recipes/recipe-loader.ts';
import { assertMayEdit } from '../recipes/recipe-settings.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { record } from '../recipes/recipes.service.ts';

const MEGABYTE = 1024 * 1024;

export const newImageKey = () => randomBytes(4).toString('base64url');

@Injectable()
export class RecipeImagesService {
  constructor(
    private readonly images: Images,
    private readonly storage: Storage,
    private readonly web: GuardedFetch,
  ) {}

  /** Returns the new value of the field `image`. Throws 400 if the bytes are not a readable picture. */
  async set(context: Context, slug: string, picture: Buffer): Promise<{ image: string }> {
    const { id } = await this.findEditable(context, slug);
    await this.write(id, picture);
    const image = newImageKey();
    await this.store(context, id, image);
    return { image };
  }

  async setFromUrl(context: Context, slug: string, url: string): Promise<{ image: string }> {
    await this.findEditable(context, slug);
    return this.set(context, slug, await this.download(url));
  }

  async remove(context: Context, slug: string): Promise<void> {
    const { id } = await this.findEditable(context, slug);
    await this.store(context, id, null);
    await this.storage.remove(`recipes/${id}/images`);
  }

  async write(recipeId: string, picture: Buffer): Promise<void> {
    await this.images.writeVariants(`recipes/${recipeId}/images`, picture);
  }

  /** At most 20 MB within 15 seconds. */
  async download(url: string): Promise<Buffer> {
    const { status, body } = await this.web.get(url, {
      accept: 'image/avif,image/webp,image/*;q=0.8',
      maxBytes: 20 * MEGABYTE,
      timeoutMs: 15_000,
    });
    if (status !== 200) throw new BadRequest('import.badStatus', { status });
    return body;
  }

  private async findEditable(context: Context, slug: string): Promise<Recipe> {
    const recipe = await findRecipe(context, slug);
    assertMayEdit(context, recipe);
    return recipe;
  }

  private async store(context: Context, recipeId: string, image: string | null): Promise<void> {
    await context.transaction(async (inner) => {
      const recipe = await lockRecipe(inner, recipeId);
      record(inner, 'updated', await inner.rows(Recipe).write(recipe, { image }));
      if (image) await withoutPicture(inner, recipeId);
    });
  }
}
