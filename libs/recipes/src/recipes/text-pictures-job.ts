import { defineJob, type Jobs } from '#jobs';
import type { Context } from '#persistence';

export const fetchTextPictures = defineJob<{ recipeId: string }>('recipes.fetch-text-pictures', {
  attempts: 4,
  backoff: 60_000,
});

export const mayHavePictures = (text: string): boolean => /!\[|<img/i.test(text);

/** Requests the pictures that new texts of a recipe name on other servers. */
export async function requestTextPictures(
  context: Context,
  jobs: Jobs,
  recipeId: string,
  texts: (string | null | undefined)[],
): Promise<void> {
  if (texts.some((text) => text && mayHavePictures(text))) await jobs.enqueue(context, fetchTextPictures, { recipeId });
}
