import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { firstOf } from '#contract/objects';
import { ReportsService } from '#groups';
import { defineJob, Jobs } from '#jobs';
import { OcrService, type PictureText, type Sheet } from '#ocr';
import type { Context } from '#persistence';
import {
  BadRequest,
  Images,
  isPdf,
  detectFileKind,
  limitConcurrency,
  PICTURE,
  Storage,
  translate,
  UPLOADS,
} from '#platform';
import { assetsFolder, AssetsService } from '../assets/assets.service.ts';
import { iconOf } from '../assets/asset-list.ts';
import { newImageKey, RecipeImagesService } from '../images/recipe-images.service.ts';
import { findRecipe } from '../recipes/recipe-loader.ts';
import { Recipe, type RecipeAsset } from '../recipes/recipe.entity.ts';
import { RecipeImportsService } from './recipe-imports.service.ts';

export interface PhotosJob {
  reportId: string;
  files: number;
  isImage: boolean;
}
/** Private, and not repeatable: the uploaded pictures are deleted when the job ends. */
export const readPhotos = defineJob<PhotosJob>('recipes.read-photos', {
  task: 'tasks.readPhotos',
  concurrency: 2,
  isPrivate: true,
});

interface CreateOptions {
  /** Id of the new recipe. */
  id?: string;
  isImage: boolean;
  signal?: AbortSignal;
  /** @param done fraction of the pages that have been read, from 0 to 1 */
  onRead?: (done: number) => Promise<void>;
  /** Called in the transaction that creates the recipe. */
  onCreated?: (context: Context, recipe: Recipe) => Promise<void>;
}

const WEBP = 'image/webp';
const PAGES_AT_ONCE = availableParallelism();
const folderOf = (reportId: string) => `${UPLOADS}/photos-${reportId}`;
/** Folder with a file per recipe id that a run started to create, so that files of killed runs can be deleted. */
const startedRecipesFolder = (reportId: string) => `${folderOf(reportId)}/begun`;

async function assertPictureOrPdf(path: string): Promise<void> {
  if (await isPdf(path)) return;
  if ((await detectFileKind(path, '')) !== PICTURE) throw new BadRequest('images.unsupported');
}

/** Imports recipes from photos, scans and PDFs. */
@Injectable()
export class RecipePhotosService {
  constructor(
    private readonly ocr: OcrService,
    private readonly imports: RecipeImportsService,
    private readonly assets: AssetsService,
    private readonly images: RecipeImagesService,
    private readonly pictures: Images,
    private readonly storage: Storage,
    private readonly reports: ReportsService,
    private readonly jobs: Jobs,
  ) {}

  /** Creates one recipe from pictures and PDFs, stores the pages as its assets, and returns its slug. */
  async create(context: Context, paths: string[], options: CreateOptions): Promise<string> {
    const sheets = await this.ocr.sheetsOf(paths);
    try {
      return await this.createFromSheets(context, sheets, options);
    } finally {
      await this.ocr.discard(sheets);
    }
  }

  private async createFromSheets(
    context: Context,
    sheets: Sheet[],
    { id = randomUUID(), isImage, onCreated, ...watch }: CreateOptions,
  ): Promise<string> {
    const pages = await this.readAll(context, sheets, watch);
    try {
      const assets = await this.storePictures(context, id, sheets);
      const image = isImage ? await this.storeImage(id, firstOf(sheets).path) : null;
      const paragraphs = pages.flatMap((page) => page.paragraphs);
      return await this.imports.fromPictures(
        context,
        { paragraphs, language: firstOf(pages).language },
        { id, image, assets, onCreated },
      );
    } catch (error) {
      await this.storage.remove(`recipes/${id}`);
      throw error;
    }
  }

  /** Stores the files and queues the job. Throws 400 if a file is neither a picture nor a PDF. */
  async start(context: Context, paths: string[], isImage: boolean) {
    for (const path of paths) await assertPictureOrPdf(path);
    const pages = (await this.ocr.sheetsOf(paths)).length;
    return context.transaction(async (tx) => {
      const report = await this.reports.create(tx, 'photos', translate(tx.locale, 'tasks.readPhotos'));
      for (const [file, path] of paths.entries()) await this.storage.take(path, `${folderOf(report.id)}/${file}`);
      const job = { reportId: report.id, files: paths.length, isImage };
      const task = await this.jobs.enqueueTask(tx, readPhotos, job);
      return { reportId: report.id, taskId: task.id, pages };
    });
  }

  /** Runs the job; after a crash, starts again unless the recipe was already created. */
  async run(
    context: Context,
    { reportId, files, isImage }: PhotosJob,
    watch: Pick<CreateOptions, 'signal' | 'onRead'>,
  ): Promise<void> {
    const done = await this.reports.reportedItems(context, reportId);
    const paths = Array.from({ length: files }, (_, file) => this.storage.path(`${folderOf(reportId)}/${file}`));
    const onCreated = (tx: Context, { name, slug }: Recipe) =>
      this.reports.addDone(tx, reportId, { item: 0, message: name, slug });
    if (!done.size) {
      const id = randomUUID();
      await this.storage.write(`${startedRecipesFolder(reportId)}/${id}`, '');
      await this.create(context, paths, { id, isImage, onCreated, ...watch });
    }
    await this.finish(context, reportId);
  }

  async fail(context: Context, { reportId }: PhotosJob, reason: string): Promise<void> {
    const message = translate(context.locale, 'ocr.original');
    await this.reports.addEntry(context, reportId, { item: 0, success: false, message, exception: reason });
    await this.finish(context, reportId);
  }

  private async finish(context: Context, reportId: string): Promise<void> {
    await this.reports.finish(context, reportId);
    for (const id of await this.storage.list(startedRecipesFolder(reportId)))
      if (!(await context.repository(Recipe).find(id))) await this.storage.remove(`recipes/${id}`);
    await this.storage.remove(folderOf(reportId));
  }

  /** Reads as many pages in parallel as there are processors. */
  private async readAll(
    context: Context,
    sheets: Sheet[],
    { signal, onRead }: Pick<CreateOptions, 'signal' | 'onRead'>,
  ): Promise<PictureText[]> {
    const inTurn = limitConcurrency(PAGES_AT_ONCE, { retryAfter: 1 });
    let [pages, isOver] = [0, false];
    const readOne = async (sheet: Sheet) => {
      signal?.throwIfAborted();
      if (isOver) throw new Error('Another page could not be read');
      const text = await this.ocr.readSheet(context, sheet);
      await onRead?.(++pages / sheets.length);
      return text;
    };
    try {
      return await Promise.all(sheets.map((sheet) => inTurn(() => readOne(sheet))));
    } finally {
      isOver = true;
    }
  }

  /** Throws 404 if the group does not have the recipe or the file, 400 if the file is not a picture. */
  async readAsset(context: Context, slug: string, fileName: string): Promise<PictureText> {
    const { id } = await findRecipe(context, slug);
    const { key } = await this.assets.find(context, id, fileName);
    return this.ocr.read(context, this.storage.path(key));
  }

  private async storeImage(id: string, path: string): Promise<string> {
    await this.images.write(id, path);
    return newImageKey();
  }

  private async storePictures({ locale }: Context, id: string, sheets: Sheet[]): Promise<RecipeAsset[]> {
    const assets: RecipeAsset[] = [];
    for (const [index, { path }] of sheets.entries()) {
      const fileName = `${randomUUID()}.webp`;
      const size = await this.pictures.writeOne(`${assetsFolder(id)}/${fileName}`, path);
      const name = translate(locale, 'ocr.original') + (sheets.length > 1 ? ` ${index + 1}` : '');
      assets.push({ name, icon: iconOf(undefined, WEBP), fileName, type: WEBP, size });
    }
    return assets;
  }
}
