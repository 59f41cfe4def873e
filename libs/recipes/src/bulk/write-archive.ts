import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Context } from '#persistence';
import { type Storage, UPLOADS } from '#platform';
import { contentOf } from '../history/recipe-content.ts';
import { loadRecipe } from '../recipes/recipe-loader.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';

interface Archive {
  recipes: string[];
  key: string;
  /** After each recipe; throws to stop. */
  onRecipe: (done: number) => Promise<void>;
}

/** Writes recipes with their pictures and files into a zip; those that are gone by now are left out. */
export async function writeArchive(context: Context, storage: Storage, archive: Archive): Promise<void> {
  const temporary = storage.path(`${UPLOADS}/${randomUUID()}.zip`);
  await mkdir(dirname(temporary), { recursive: true });
  const zip = new ZipFile();
  try {
    const written = pipeline(zip.outputStream, createWriteStream(temporary));
    // a failure below is what is told, not that the stream ends early
    written.catch(() => undefined);
    for (const [index, id] of archive.recipes.entries()) {
      const recipe = await loadRecipe(context, id).catch(() => null);
      if (recipe) await addRecipe(zip, storage, recipe);
      await archive.onRecipe(index + 1);
    }
    zip.end();
    await written;
    await storage.take(temporary, archive.key);
  } finally {
    await rm(temporary, { force: true });
  }
}

async function addRecipe(zip: ZipFile, storage: Storage, recipe: Recipe): Promise<void> {
  const { id, slug, dateAdded, rating, lastMade, assets } = recipe;
  const content = { id, slug, ...contentOf(recipe), dateAdded, rating, lastMade, assets };
  zip.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), `${slug}/${slug}.json`);
  const picture = `recipes/${id}/images/original.webp`;
  if (await storage.info(picture)) zip.addFile(storage.path(picture), `${slug}/images/original.webp`);
  for (const { fileName } of assets) {
    const key = `recipes/${id}/assets/${fileName}`;
    if (await storage.info(key)) zip.addFile(storage.path(key), `${slug}/assets/${fileName}`);
  }
}
