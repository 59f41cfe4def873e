import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, BadRequest, GuardedFetch, Images, Storage } from '#platform';
import { withoutPicture } from './import-review.ts';
import { findRecipe } from './recipe-loader.ts';
import { Recipe } from './recipe.entity.ts';
import { assertMayEdit } from './recipes.service.ts';

const MEGABYTE = 1024 * 1024;

export const newImageKey = () => randomBytes(4).toString('base64url');

@Injectable()
export class RecipeImagesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly images: Images,
    private readonly storage: Storage,
    private readonly web: GuardedFetch,
  ) {}

  /** Answers the new value of the field `image`. 400 where the bytes are no picture that can be read. */
  async set(actor: Actor, slug: string, picture: Buffer): Promise<{ image: string }> {
    const recipe = await findRecipe(this.database.manager, actor, slug);
    assertMayEdit(actor, recipe);
    await this.write(recipe.id, picture);
    const image = newImageKey();
    await this.database.manager.update(Recipe, recipe.id, { image });
    await withoutPicture(this.database.manager, recipe.id);
    return { image };
  }

  async setFromUrl(actor: Actor, slug: string, url: string): Promise<{ image: string }> {
    assertMayEdit(actor, await findRecipe(this.database.manager, actor, slug));
    return this.set(actor, slug, await this.download(url));
  }

  async remove(actor: Actor, slug: string): Promise<void> {
    const recipe = await findRecipe(this.database.manager, actor, slug);
    assertMayEdit(actor, recipe);
    await this.database.manager.update(Recipe, recipe.id, { image: null });
    await this.storage.remove(`recipes/${recipe.id}/images`);
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
}
