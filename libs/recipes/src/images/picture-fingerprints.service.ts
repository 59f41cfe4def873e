import { Injectable } from '@nestjs/common';
import { defineJob } from '#jobs';
import type { Context } from '#persistence';
import { Images } from '#platform';

/** Fingerprints pictures of imports, migrations and copies, and those stored before fingerprints were introduced. */
export const fingerprintPictures = defineJob<object>('recipes.look-at-pictures', { schedule: '*/10 * * * *' });

const BATCH_SIZE = 50;

/** Maintains fingerprints of pictures, by which duplicates are found. */
@Injectable()
export class PictureFingerprintsService {
  constructor(private readonly images: Images) {}

  /** Adds missing fingerprints in all groups until none is missing or the signal is aborted. */
  async updateAll(context: Context, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const recipes = await context.manager.query<{ id: string; image: string }[]>(
        `SELECT r.id, r.image FROM recipes r LEFT JOIN recipe_pictures p ON p.recipe_id = r.id AND p.image = r.image
         WHERE r.image IS NOT NULL AND p.recipe_id IS NULL ORDER BY r.id LIMIT ${BATCH_SIZE}`,
      );
      if (!recipes.length) return;
      for (const { id, image } of recipes) await this.update(context, id, image);
    }
  }

  async update({ manager }: Context, recipeId: string, image: string): Promise<void> {
    const fingerprint = await this.images.fingerprint(`recipes/${recipeId}/images`).catch(() => null);
    await manager.query(
      `INSERT INTO recipe_pictures (recipe_id, image, fingerprint) SELECT id, $2, $3 FROM recipes WHERE id = $1
       ON CONFLICT (recipe_id) DO UPDATE SET image = excluded.image, fingerprint = excluded.fingerprint`,
      [recipeId, image, fingerprint],
    );
  }
}
