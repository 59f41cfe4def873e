import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ZipFile } from 'yazl';
import type { ResponseSchema } from '#contract';
import { mustGet } from '#contract/objects';
import { Downloads } from '#identity';
import { fallbackLocale } from '#locales';
import { Context } from '#persistence';
import { BadRequest, makePrivateFolder, Storage, Unauthorized, UPLOADS } from '#platform';
import { type ExportFormat, type ExportedRecipe, jsonContent, WRITERS } from '#recipe-files';
import { assetsFolder } from '../assets/assets.service.ts';
import { findRecipe, loadRecipe, loadRecipes } from '../recipes/recipe-loader.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';

/** Kind of download in its token. */
const DOWNLOAD_KIND = 'recipe-zip';
const LIFETIME_MS = 30 * 60_000;
/** Cooklang names the picture after the recipe; other formats have fixed names that existing programs look for. */
const pictureName = ({ slug }: Recipe, bundled: ExportFormat | '') =>
  bundled === 'cooklang' ? `${slug}.webp` : bundled === 'json' ? 'images/original.webp' : 'original.webp';
/** Number of recipes that are loaded with one query. */
const BATCH_SIZE = 50;
/** Names of formats in Mealie's API. */
const LEGACY_TEMPLATES = new Map<string, ExportFormat>([
  ['raw', 'json'],
  ['recipes.md', 'markdown'],
]);

export interface ExportedFile {
  name: string;
  type: string;
  content: Readable | string;
}

interface ArchiveOptions {
  /** Ids in the order of the archive; recipes that were deleted meanwhile are omitted. */
  ids: string[];
  format: ExportFormat;
  /** Storage key of the archive. */
  key: string;
  signal?: AbortSignal;
  /** @param fraction from 0 to 1 */
  onProgress?: (fraction: number) => Promise<void>;
}

/** Exports recipes as files. */
@Injectable()
export class RecipeExportsService implements OnModuleInit {
  constructor(
    private readonly storage: Storage,
    private readonly downloads: Downloads,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.downloads.offer(DOWNLOAD_KIND, async (id) => {
      const [groupId = '', recipeId = ''] = id.split('/');
      const context = new Context({ locale: fallbackLocale, anonymous: { groupId, recipeId } }, this.database.manager);
      const recipe = await loadRecipe(context, recipeId);
      const zip = await this.zip(recipe);
      return { name: `${recipe.slug}.zip`, open: () => zip };
    });
  }

  formats(): ResponseSchema<'ExportFormats'> {
    return { json: ['raw'], zip: ['zip'], jinja2: ['recipes.md'], formats: ['zip', ...WRITERS.keys()] };
  }

  /** Exports one recipe; `zip` contains its picture and files. Throws 400 for an unknown format. */
  async exportRecipe(context: Context, slug: string, template: string): Promise<ExportedFile> {
    const recipe = await loadRecipe(context, slug);
    if (template === 'zip')
      return { name: `${recipe.slug}.zip`, type: 'application/zip', content: await this.zip(recipe) };
    const writer = WRITERS.get(LEGACY_TEMPLATES.get(template) ?? (template as ExportFormat));
    if (!writer)
      throw new BadRequest('exports.unknownFormat', {}, { errors: { template_name: ['exports.unknownFormat'] } });
    return { name: `${recipe.slug}.${writer.extension}`, type: writer.type, content: writer.write(asExported(recipe)) };
  }

  /** Returns what an export as JSON contains. */
  async contentOf(context: Context, slug: string): Promise<object> {
    return jsonContent(asExported(await loadRecipe(context, slug)));
  }

  async createToken(context: Context, slug: string): Promise<{ token: string }> {
    const { id } = await findRecipe(context, slug);
    const { fileToken } = await this.downloads.issue(context, DOWNLOAD_KIND, `${context.groupId}/${id}`, LIFETIME_MS);
    return { token: fileToken };
  }

  /** Opens the archive of a one-time token. Throws 401 for an invalid token. */
  async redeemToken(context: Context, slug: string, token: string): Promise<ExportedFile> {
    const { name, open } = await this.downloads.redeem(context, token);
    if (name !== `${slug}.zip`) throw new Unauthorized('auth.badFileToken');
    return { name, type: 'application/zip', content: open() };
  }

  /** Writes an archive with a folder per recipe, which contains its picture and files. Returns the size in bytes. */
  async writeArchive(context: Context, { ids, format, key, signal, onProgress }: ArchiveOptions): Promise<number> {
    const path = this.storage.path(`${UPLOADS}/${randomUUID()}`);
    await makePrivateFolder(dirname(path));
    const zip = new ZipFile();
    const archive = Readable.from(zip.outputStream);
    const written = pipeline(archive, createWriteStream(path, { mode: 0o600 }));
    try {
      for (let done = 0; done < ids.length; done += BATCH_SIZE) {
        signal?.throwIfAborted();
        for (const recipe of await loadRecipes(context, ids.slice(done, done + BATCH_SIZE)))
          await this.add(zip, recipe, format, `recipes/${recipe.slug}/`);
        await onProgress?.(Math.min(1, (done + BATCH_SIZE) / ids.length));
      }
      zip.end();
      await written;
      await this.storage.take(path, key);
      return await this.storage.size(key);
    } catch (error) {
      archive.destroy();
      await written.catch(() => undefined);
      await rm(path, { force: true });
      throw error;
    }
  }

  private async zip(recipe: Recipe): Promise<Readable> {
    const zip = new ZipFile();
    await this.add(zip, recipe, 'json', '');
    zip.end();
    return Readable.from(zip.outputStream);
  }

  private async add(zip: ZipFile, recipe: Recipe, format: ExportFormat, folder: string): Promise<void> {
    const writer = mustGet(WRITERS, format);
    zip.addBuffer(Buffer.from(writer.write(asExported(recipe))), `${folder}${recipe.slug}.${writer.extension}`);
    const files = [
      [`recipes/${recipe.id}/images/original.webp`, pictureName(recipe, folder && format)],
      ...recipe.assets.map(({ fileName }) => [`${assetsFolder(recipe.id)}/${fileName}`, `assets/${fileName}`] as const),
    ] as const;
    for (const [key, name] of files)
      if (await this.storage.info(key)) zip.addFile(this.storage.path(key), `${folder}${name}`, { compress: false });
  }
}

const asExported = (recipe: Recipe): ExportedRecipe => recipe as ExportedRecipe;
