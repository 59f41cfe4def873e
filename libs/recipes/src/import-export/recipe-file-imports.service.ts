import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { Injectable } from '@nestjs/common';
import { type Context, isOutage } from '#persistence';
import {
  BadRequest,
  defineProcessTask,
  Images,
  detectFileKind,
  Log,
  PICTURE,
  removeVideoPlace,
  ProcessEnded,
  runInProcess,
  Storage,
  TooCostly,
  UPLOADS,
} from '#platform';
import { importedRecipe, unpackedPath } from '#recipe-files';
import { assetsFolder } from '../assets/assets.service.ts';
import { iconOf } from '../assets/asset-list.ts';
import { newImageKey, RecipeImagesService } from '../images/recipe-images.service.ts';
import { RecipeImportsService } from '../imports/recipe-imports.service.ts';
import { RatingsService } from '../ratings/ratings.service.ts';
import type { Recipe, RecipeAsset } from '../recipes/recipe.entity.ts';
import { changesFromFile } from './recipe-from-file.ts';
import { type FindSubRecipe, linkSubRecipes } from './sub-recipes.ts';
import {
  type ImportItem,
  type FilesSummary,
  ITEMS,
  SUMMARY,
  type task as readFiles,
} from './read-files.worker-task.ts';

const readFilesTask = defineProcessTask<typeof readFiles>(import.meta.url, 'read-files.worker-task', {
  seconds: 900,
  lane: 'files',
});
const MEGABYTE = 1024 * 1024;
/** Seconds for a file of this size. Slow disks unpack and write about 5 MB a second. */
const readingSeconds = (bytes: number) => Math.min(1800, 60 + bytes / (5 * MEGABYTE));
const MAX_RECIPES = 100_000;

export interface FileImportOptions {
  /** Id of the new recipe, which must be unused: files that a killed process left under it are removed. */
  id?: string;
  /** Finds the sub-recipe of a line, if more than its name is known. */
  find?: FindSubRecipe;
  /** Additional tag. */
  tag?: string | undefined;
  /** Id of the recipe whose content is replaced. */
  replaces?: string | undefined;
  /** Called in the transaction that saves the recipe. */
  onCreated?: (context: Context, recipe: Recipe) => Promise<void>;
}

/** Imports recipes from files of this and other programs. */
@Injectable()
export class RecipeFileImportsService {
  constructor(
    private readonly imports: RecipeImportsService,
    private readonly images: RecipeImagesService,
    private readonly pictures: Images,
    private readonly ratings: RatingsService,
    private readonly storage: Storage,
    private readonly log: Log,
  ) {}

  /**
   * Reads an upload into a folder of the storage, or returns the summary of an earlier run. Throws 400 with the reason if it takes too
   * much time or memory, and the reason of the signal if that aborts.
   */
  async read(key: string, name: string, folder: string, signal?: AbortSignal): Promise<FilesSummary> {
    const known = await this.summary(folder);
    if (known) return known;
    const request = {
      path: this.storage.path(key),
      name: basename(name),
      folder: this.storage.path(folder),
      maxRecipes: MAX_RECIPES,
    };
    const seconds = readingSeconds(await this.storage.size(key));
    try {
      const read = await runInProcess(readFilesTask, request, { seconds, signal });
      if ('failure' in read) throw new BadRequest(read.failure);
      return read;
    } catch (error) {
      await this.storage.remove(folder);
      await this.storage.remove(unpackedPath(key));
      throw problemOfReading(error);
    }
  }

  async summary(folder: string): Promise<FilesSummary | null> {
    const known = await this.storage.read(`${folder}/${SUMMARY}`);
    return known && (JSON.parse(known.toString()) as FilesSummary);
  }

  /** Creates the first recipe of an upload and returns its slug. Throws 400 if there is none. */
  async createFromUpload(
    context: Context,
    { path, originalname }: { path: string; originalname: string },
  ): Promise<string> {
    const folder = `${UPLOADS}/${randomUUID()}`;
    try {
      await this.read(`${UPLOADS}/${basename(path)}`, originalname, folder);
      for await (const item of this.items(folder)) if (item.recipe) return await this.create(context, folder, item);
      throw new BadRequest('migrations.nothing', {}, { code: 'BAD_RECIPE_DATA' });
    } finally {
      await this.storage.remove(folder);
    }
  }

  /** Yields the items that `read` wrote. */
  async *items(folder: string): AsyncGenerator<ImportItem> {
    const lines = createInterface({
      input: createReadStream(this.storage.path(`${folder}/${ITEMS}`)),
      crlfDelay: Infinity,
    });
    for await (const line of lines) {
      if (!line) continue;
      // the process wrote the lines itself
      const item = JSON.parse(line) as ImportItem;
      yield { ...item, recipe: item.recipe && importedRecipe(item.recipe) };
    }
  }

  /** Creates a recipe and returns its slug. Pictures and files that cannot be stored are skipped. */
  async create(
    context: Context,
    folder: string,
    { recipe, picture, assets }: ImportItem,
    { id: newId = randomUUID(), find, tag, replaces, onCreated }: FileImportOptions = {},
  ): Promise<string> {
    if (!recipe) throw new BadRequest('migrations.unreadable');
    const changes = changesFromFile(recipe, { locale: context.locale, tag });
    await linkSubRecipes(context, changes, recipe.subRecipes, find);
    const id = replaces ?? newId;
    if (!replaces) await this.storage.remove(`recipes/${id}`);
    const kept = (stored: RecipeAsset[]) => relinkAssets(changes, assets, stored, id);
    try {
      const image = picture && !replaces ? await this.storePicture(id, `${folder}/${picture}`) : null;
      const stored = await this.storeAssets(id, folder, assets);
      return await this.imports.saveImported(context, kept(stored), {
        id,
        image,
        replaces,
        picture: picture ? this.storage.path(`${folder}/${picture}`) : undefined,
        assets: stored,
        ...(recipe.dateAdded && { dateAdded: recipe.dateAdded }),
        pictures: image ? [] : recipe.images,
        language: recipe.language,
        isParsed: recipe.native.recipeIngredient !== undefined,
        onCreated: async (tx, created) => {
          if (recipe.rating && !replaces)
            await this.ratings.set(tx, { userId: tx.userId, recipe: created, rating: recipe.rating.value });
          await onCreated?.(tx, created);
        },
      });
    } catch (error) {
      if (!replaces) await this.storage.remove(`recipes/${id}`);
      throw error;
    }
  }

  private async storePicture(id: string, key: string): Promise<string | null> {
    try {
      await this.images.write(id, this.storage.path(key));
      return newImageKey();
    } catch (error) {
      if (isOutage(error)) throw error;
      this.log.debug('A picture of a file could not be kept', { reason: String(error) });
      return null;
    }
  }

  private async storeAssets(id: string, folder: string, assets: ImportItem['assets']): Promise<RecipeAsset[]> {
    const stored: RecipeAsset[] = [];
    for (const asset of assets) {
      try {
        stored.push(await this.storeAsset(id, `${folder}/${asset.file}`, asset));
      } catch (error) {
        if (isOutage(error)) throw error;
        this.log.debug('A file of a recipe could not be kept', { reason: String(error) });
      }
    }
    return stored;
  }

  private async storeAsset(
    id: string,
    source: string,
    { name, icon, fileName = '' }: ImportItem['assets'][number],
  ): Promise<RecipeAsset> {
    const path = this.storage.path(source);
    const kind = await detectFileKind(path, fileName.split('.').at(-1) ?? '');
    const own = `${randomUUID()}.${kind === PICTURE ? 'webp' : kind.extension}`;
    const key = `${assetsFolder(id)}/${own}`;
    const type = kind === PICTURE ? 'image/webp' : kind.type;
    if (kind === PICTURE) await this.pictures.writeOne(key, path);
    else {
      await this.storage.copy(source, key);
      await removeVideoPlace(this.storage.path(key), kind);
    }
    const size = await this.storage.size(key);
    return { name: name.trim().slice(0, 255) || own, icon: iconOf(icon, type), fileName: own, type, size };
  }
}

/** The message names the limit that reading a file has reached. */
export function problemOfReading(error: unknown): unknown {
  if (error instanceof ProcessEnded) return new BadRequest('migrations.unreadable');
  if (!(error instanceof TooCostly)) return error;
  return new BadRequest(error.limit === 'time' ? 'migrations.tooCostly' : 'migrations.tooMuchMemory');
}

/** Makes links in texts point to the stored copies of the files. */
function relinkAssets<T extends object>(
  changes: T,
  assets: ImportItem['assets'],
  stored: RecipeAsset[],
  id: string,
): T {
  let text = JSON.stringify(changes);
  for (const [index, { fileName }] of assets.entries()) {
    const file = stored[index]?.fileName;
    if (fileName && file && stored.length === assets.length)
      text = text.replace(
        new RegExp(`/media/recipes/[\\da-f-]{36}/assets/${fileName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'gi'),
        `/media/recipes/${id}/assets/${file}`,
      );
  }
  return JSON.parse(text);
}
