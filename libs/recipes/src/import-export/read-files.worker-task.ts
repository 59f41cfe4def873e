import { createWriteStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { makePrivateFolder } from '#platform/private-folder';
import { BadArchive, Budget, type ImportedRecipe, readFiles } from '#recipe-files';

export interface FilesRequest {
  /** Path of the upload; `name` is its original file name. */
  path: string;
  name: string;
  /** Output folder. */
  folder: string;
  /** Reading stops after this many recipes. */
  maxRecipes: number;
}

export interface FilesSummary {
  /** Number of recipes per format. */
  formats: Record<string, number>;
  recipes: number;
  failures: number;
  /** First paths of files of unknown format. */
  unknown: string[];
  unknownCount: number;
  /** Summaries of the first recipes. */
  sample: { name: string; lines: number; steps: number; hasPicture: boolean }[];
}

export type StoredRecipe = Omit<ImportedRecipe, 'picture' | 'assets'>;

/** One entry of the item file. Pictures and assets are stored in separate files. */
export interface ImportItem {
  item: number;
  path: string;
  format: string;
  recipe: StoredRecipe | null;
  picture: string | null;
  assets: { name: string; icon?: string; fileName?: string; file: string }[];
  /** Message key if the recipe could not be read. */
  failure: string | null;
}

export const ITEMS = 'items.jsonl';
export const SUMMARY = 'summary.json';
const MAX_LISTED = 50;
const MAX_PATH_LENGTH = 300;

/**
 * Reads the recipes of an upload into a folder, an item a line. Returns a message key if the upload cannot be read at all. Runs in a
 * process of its own.
 */
export async function task(request: FilesRequest): Promise<FilesSummary | { failure: string }> {
  try {
    return await readAll(request);
  } catch (error) {
    // errors of the disk are not the fault of the file; errno of zlib is
    const { errno, code }: { errno?: unknown; code?: string } = Object(error);
    if (typeof errno === 'number' && !code?.startsWith('Z_')) throw error;
    return { failure: messageKeyOf(error) };
  }
}

async function readAll({ path, name, folder, maxRecipes }: FilesRequest): Promise<FilesSummary> {
  await rm(folder, { recursive: true, force: true });
  await makePrivateFolder(folder);
  const summary: FilesSummary = { formats: {}, recipes: 0, failures: 0, unknown: [], unknownCount: 0, sample: [] };
  const formats = new Map<string, number>();
  const out = createWriteStream(join(folder, ITEMS));
  const budget = new Budget();
  const files = new StoredFiles(folder, budget);
  const write = async (item: ImportItem) => {
    const line = toJsonLine(removeInvalidCharacters({ ...item, recipe: item.recipe && withoutEmpty(item.recipe) }));
    budget.store(line.length);
    if (!out.write(`${line}\n`)) await once(out, 'drain');
  };
  let number = 0;
  for await (const entry of readFiles(path, name, budget)) {
    const place = entry.path.slice(-MAX_PATH_LENGTH);
    if (entry.kind === 'unknown') {
      summary.unknownCount++;
      if (summary.unknown.length < MAX_LISTED) summary.unknown.push(place);
    } else if (entry.kind === 'failure') {
      summary.failures++;
      await write({
        item: number++,
        path: place,
        format: '',
        recipe: null,
        picture: null,
        assets: [],
        failure: messageKeyOf(entry.error),
      });
    } else {
      if (summary.recipes >= maxRecipes) break;
      await write(await storeItem(entry.recipe, files, { item: number++, path: place, format: entry.format }));
      formats.set(entry.format, (formats.get(entry.format) ?? 0) + 1);
      summary.recipes++;
      if (summary.sample.length < MAX_LISTED) summary.sample.push(summarize(entry.recipe));
    }
  }
  out.end();
  await once(out, 'finish');
  summary.formats = Object.fromEntries(formats);
  // rename is atomic: the summary exists only if all items are written
  await writeFile(join(folder, `${SUMMARY}.part`), JSON.stringify(summary));
  await rename(join(folder, `${SUMMARY}.part`), join(folder, SUMMARY));
  return summary;
}

/** Escapes U+2028 and U+2029, which JSON allows in strings and `readline` treats as line ends. */
const toJsonLine = (item: unknown) =>
  JSON.stringify(item).replace(/[\u2028\u2029]/g, (sign) => (sign === '\u2028' ? '\\u2028' : '\\u2029'));

async function storeItem(
  { picture, assets, ...recipe }: ImportedRecipe,
  files: StoredFiles,
  place: { item: number; path: string; format: string },
): Promise<ImportItem> {
  const name = picture ? await files.store(picture) : null;
  const storedAssets: ImportItem['assets'] = [];
  for (const { bytes, ...asset } of assets) {
    const file = await files.store(bytes);
    if (file) storedAssets.push({ ...asset, file });
  }
  return { ...place, recipe, picture: name, assets: storedAssets, failure: null };
}

/** Bytes of files that several recipes have, since each recipe gets a copy of its own: a placeholder is small. */
const MAX_REPEATED = 32 * 1024 * 1024;

/** Stores pictures and other files once, however many recipes have them. */
class StoredFiles {
  private readonly names = new Set<string>();
  private repeated = 0;
  private readonly folder: string;
  private readonly budget: Budget;

  // no parameter properties: the process runs the sources with type stripping only
  constructor(folder: string, budget: Budget) {
    this.folder = folder;
    this.budget = budget;
  }

  /** Returns the name of the stored file; null if it and others are repeated too often. */
  async store(bytes: Uint8Array): Promise<string | null> {
    const name = `file-${createHash('sha256').update(bytes).digest('hex')}`;
    if (this.names.has(name)) {
      if (this.repeated + bytes.length > MAX_REPEATED) return null;
      this.repeated += bytes.length;
      return name;
    }
    this.budget.store(bytes.length);
    await writeFile(join(this.folder, name), bytes);
    this.names.add(name);
    return name;
  }
}

/** Leaves out empty fields, which `importedRecipe` fills in again. */
const withoutEmpty = (recipe: StoredRecipe): Partial<StoredRecipe> =>
  Object.fromEntries(Object.entries(recipe).filter(([, value]) => !isEmpty(value)));
const isEmpty = (value: unknown) =>
  value === null || value === '' || value === false || (Array.isArray(value) && !value.length);

const summarize = ({ name, ingredients, instructions, picture, images }: ImportedRecipe) => ({
  name: name.slice(0, 255),
  lines: ingredients.length,
  steps: instructions.length,
  hasPicture: picture !== null || images.length > 0,
});

/** Hides messages of libraries. */
function messageKeyOf(error: unknown): string {
  if (error instanceof BadArchive) return error.message;
  return /allocat|out of memory/i.test(String(error)) ? 'migrations.tooMuchMemory' : 'migrations.unreadable';
}

/** Removes null characters and lone surrogates, which PostgreSQL rejects. */
function removeInvalidCharacters(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(removeInvalidCharacters);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key.replaceAll('\0', ''), removeInvalidCharacters(child)]),
  );
}
