import { Injectable } from '@nestjs/common';
import { defineJob, Jobs } from '#jobs';
import { Context } from '#persistence';
import { Images, Problem } from '#platform';
import { fetchTextPictures, mayHavePictures } from '../recipes/text-pictures-job.ts';
import { foreignPictures } from '../recipes/foreign-media.ts';
import { renderMarkdown } from '../recipes/rich-text.ts';
import { RecipeImagesService } from './recipe-images.service.ts';

/** Searches recipes of imports, restored backups and earlier versions. */
export const searchTextPictures = defineJob<object>('recipes.search-text-pictures', { schedule: '*/10 * * * *' });

const MAX_PICTURES = 50;
const BATCH_SIZE = 50;

/** All texts that are shown with a recipe. */
const TEXTS = `SELECT description AS text FROM recipes WHERE id = $1
  UNION ALL SELECT n->>'text' FROM recipes, jsonb_array_elements(notes) n WHERE id = $1
  UNION ALL SELECT text FROM recipe_instructions WHERE recipe_id = $1
  UNION ALL SELECT text FROM recipe_comments WHERE recipe_id = $1
  UNION ALL SELECT event_message FROM timeline_events WHERE recipe_id = $1`;

/** Fetches pictures that texts name on other servers once, so that the browsers of readers don't. */
@Injectable()
export class TextPicturesService {
  constructor(
    private readonly images: Images,
    private readonly recipeImages: RecipeImagesService,
    private readonly jobs: Jobs,
  ) {}

  /** Searches the recipes of all groups that have not been searched yet. */
  async search(context: Context, signal: AbortSignal): Promise<void> {
    for (let done = BATCH_SIZE; done === BATCH_SIZE && !signal.aborted;) {
      const sql = `SELECT id, group_id AS "groupId" FROM recipes WHERE text_pictures IS NULL LIMIT ${BATCH_SIZE}`;
      const recipes = await context.manager.query<{ id: string; groupId: string }[]>(sql);
      for (const { id, groupId } of recipes) {
        const inGroup = Context.inGroup(groupId, context.manager);
        if ((await this.missing(inGroup, id)).size)
          await this.jobs.enqueue(inGroup, fetchTextPictures, { recipeId: id });
        await this.remember(inGroup, id, []);
      }
      done = recipes.length;
    }
  }

  /** Throws if a picture could not be fetched, so that the job is repeated. */
  async fetch(context: Context, recipeId: string, signal: AbortSignal): Promise<void> {
    const missing = [...(await this.missing(context, recipeId))].slice(0, MAX_PICTURES);
    const failures: unknown[] = [];
    for (const [hash, address] of missing) {
      signal.throwIfAborted();
      try {
        const picture = await this.recipeImages.download(address);
        await this.images.writeOne(pictureKey(recipeId, hash), picture);
        await this.remember(context, recipeId, [hash]);
      } catch (error) {
        // a picture that the server refuses to fetch or to read stays a link
        if (!(error instanceof Problem)) failures.push(error);
      }
    }
    if (failures.length < missing.length) await this.recordChange(context, recipeId);
    if (failures.length) throw failures[0];
  }

  private async missing({ manager }: Context, recipeId: string): Promise<Map<string, string>> {
    const texts = await manager.query<{ text: string | null }[]>(TEXTS, [recipeId]);
    const candidates = texts.flatMap(({ text }) => (text && mayHavePictures(text) ? [text] : []));
    if (!candidates.length) return new Map();
    const pictures = foreignPictures(await renderMarkdown(candidates));
    const [row] = await manager.query<{ known: string[] | null }[]>(
      'SELECT text_pictures AS known FROM recipes WHERE id = $1',
      [recipeId],
    );
    for (const hash of row?.known ?? []) pictures.delete(hash);
    return pictures;
  }

  private async remember({ manager }: Context, recipeId: string, hashes: string[]): Promise<void> {
    const sql = `UPDATE recipes SET text_pictures = array(SELECT DISTINCT unnest(coalesce(text_pictures, '{}') || $2::text[]))
      WHERE id = $1 AND NOT coalesce(text_pictures @> $2::text[], false)`;
    await manager.query(sql, [recipeId, hashes]);
  }

  /** Lets open pages show the pictures; the recipe itself and its version are unchanged. */
  private async recordChange(context: Context, id: string): Promise<void> {
    await context.transaction(async (tx) => tx.record({ type: 'recipe.pictures', data: { id } }));
  }
}

export const pictureKey = (recipeId: string, hash: string) => `recipes/${recipeId}/pictures/${hash}.webp`;
