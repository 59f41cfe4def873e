import { Injectable } from '@nestjs/common';
import { defineJob } from '#jobs';
import type { Context } from '#persistence';
import { Images } from '#platform';

/** Pictures that came with an import, a migration or a copy, and those of before pictures had fingerprints. */
export const fingerprintPictures = defineJob<object>('recipes.look-at-pictures', { schedule: '*/10 * * * *' });

const BATCH_SIZE = 50;

/** What pictures of recipes look like, so that one photo is found twice. */
@Injectable()
export class PictureFingerprintsService {
  constructor(private readonly images: Images) {}

  /** Looks at the pictures of all groups that nobody has looked at yet, until none is left or the signal asks to stop. */
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
