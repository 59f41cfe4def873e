import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DAY_MS } from '#contract/durations';
import { FORMATS } from '#contract/formats';
import { mergedIds, trashedIds } from '#groups';
import { defineJob } from '#jobs';
import type { Context } from '#persistence';
import { BadRequest, Clock, GuardedFetch, Images, NotFound, type PictureSource, Storage, UPLOADS } from '#platform';
import { markPictureReviewed } from '../imports/import-review.ts';
import { findRecipe, lockRecipe } from '../recipes/recipe-loader.ts';
import { assertMayEdit } from '../recipes/recipe-settings.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { recordRecipeEvent } from '../recipes/recipes.service.ts';
import { PictureFingerprintsService } from './picture-fingerprints.service.ts';

const MEGABYTE = 1024 * 1024;

export const prunePictures = defineJob<object>('recipes.prune-pictures', { schedule: '37 3 * * *' });

export const newImageKey = () => randomBytes(4).toString('base64url');

@Injectable()
export class RecipeImagesService {
  constructor(
    private readonly images: Images,
    private readonly storage: Storage,
    private readonly web: GuardedFetch,
    private readonly clock: Clock,
    private readonly pictures: PictureFingerprintsService,
  ) {}

  /** Returns the new value of `image`. Throws 400 if the bytes are not a readable picture. */
  async set(context: Context, slug: string, picture: PictureSource): Promise<{ image: string }> {
    const { id } = await this.findEditable(context, slug);
    await this.write(id, picture);
    const image = newImageKey();
    try {
      await this.store(context, id, image);
    } catch (error) {
      // the recipe was deleted meanwhile, perhaps before all files were written
      if (error instanceof NotFound) await this.storage.remove(`recipes/${id}`);
      throw error;
    }
    return { image };
  }

  async setFromUrl(context: Context, slug: string, url: string): Promise<{ image: string }> {
    await this.findEditable(context, slug);
    return this.set(context, slug, await this.download(url));
  }

  async remove(context: Context, slug: string): Promise<void> {
    const { id } = await this.findEditable(context, slug);
    await this.store(context, id, null);
    await context.afterCommit(() => this.storage.remove(`recipes/${id}/images`));
  }

  /** Deletes pictures without a recipe, trash entry or merge, and uploads that a killed process left. */
  async prune({ manager }: Context): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    await this.storage.prune('recipes', before, async (names) => {
      const ids = names.filter((name) => FORMATS.uuid.test(name));
      const rows = await manager.query<{ id: string }[]>('SELECT id FROM recipes WHERE id = ANY($1::uuid[])', [ids]);
      return new Set([
        ...rows.map(({ id }) => id),
        ...(await trashedIds({ manager }, ids)),
        ...(await mergedIds({ manager }, ids)),
      ]);
    });
    await this.storage.prune(UPLOADS, before);
  }

  async write(recipeId: string, picture: PictureSource): Promise<void> {
    await this.images.writeVariants(`recipes/${recipeId}/images`, picture);
  }

  longestSide(picture: PictureSource): Promise<number> {
    return this.images.longestSide(picture);
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
    await context.transaction(async (tx) => {
      const recipe = await lockRecipe(tx, recipeId);
      recordRecipeEvent(tx, 'updated', await tx.repository(Recipe).write(recipe, { image }));
      if (!image) return;
      await markPictureReviewed(tx, recipeId);
      await this.pictures.update(tx, recipeId, image);
    });
  }
}
