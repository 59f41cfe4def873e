import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { ReportsService } from '#groups';
import { defineJob, Jobs } from '#jobs';
import { OcrService, type PictureText } from '#ocr';
import type { Context } from '#persistence';
import { BadRequest, Images, kindOfFile, limited, PICTURE, Storage, translate, UPLOADS } from '#platform';
import { assetsFolder, AssetsService } from '../assets/assets.service.ts';
import { iconOf } from '../assets/asset-list.ts';
import { newImageKey, RecipeImagesService } from '../images/recipe-images.service.ts';
import { findRecipe } from '../recipes/recipe-loader.ts';
import type { Recipe, RecipeAsset } from '../recipes/recipe.entity.ts';
import { RecipeImportsService } from './recipe-imports.service.ts';

export interface PhotosJob {
  reportId: string;
  pages: number;
  isImage: boolean;
}
/** The pictures are gone once it has ended, so it cannot be done again. */
export const readPhotos = defineJob<PhotosJob>('recipes.read-photos', {
  task: 'tasks.readPhotos',
  concurrency: 2,
  isPrivate: true,
});

interface CreateOptions {
  isImage: boolean;
  signal?: AbortSignal;
  /** @param pages how many have been read */
  onRead?: (pages: number) => Promise<void>;
  /** Called in the transaction that makes the recipe. */
  onCreated?: (context: Context, recipe: Recipe) => Promise<void>;
}

const WEBP = 'image/webp';
const AT_ONCE = availableParallelism();
const folderOf = (reportId: string) => `${UPLOADS}/photos-${reportId}`;

/** Recipes of photos, scans and screenshots. */
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

  /** Makes one recipe of the pictures at these paths, which are kept with it; answers its slug. */
  async create(context: Context, paths: string[], { isImage, onCreated, ...watch }: CreateOptions): Promise<string> {
    const read = await this.readAll(context, paths, watch);
    const id = randomUUID();
    try {
      const assets = await this.keepPictures(context, id, paths);
      const image = isImage ? await this.keepImage(id, paths[0]!) : null;
      const paragraphs = read.flatMap((page) => page.paragraphs);
      return await this.imports.fromPictures(
        context,
        { paragraphs, language: read[0]!.language },
        { id, image, assets, onCreated },
      );
    } catch (error) {
      await this.storage.remove(`recipes/${id}`);
      throw error;
    }
  }

  /** Keeps the pictures at these paths and starts the job. Throws 400 where one of them is none. */
  async start(context: Context, paths: string[], isImage: boolean): Promise<{ reportId: string; taskId: number }> {
    for (const path of paths) if ((await kindOfFile(path, '')) !== PICTURE) throw new BadRequest('images.unsupported');
    return context.transaction(async (inner) => {
      const report = await this.reports.create(inner, 'photos', translate(inner.locale, 'tasks.readPhotos'));
      for (const [page, path] of paths.entries()) await this.storage.take(path, `${folderOf(report.id)}/${page}`);
      const job = { reportId: report.id, pages: paths.length, isImage };
      const task = await this.jobs.enqueueTask(inner, readPhotos, job);
      return { reportId: report.id, taskId: task.id };
    });
  }

  /** Begins anew after a crash, unless the recipe was made by then. */
  async run(
    context: Context,
    { reportId, pages, isImage }: PhotosJob,
    watch: Pick<CreateOptions, 'signal' | 'onRead'>,
  ): Promise<void> {
    const done = await this.reports.reportedItems(context, reportId);
    const paths = Array.from({ length: pages }, (_, page) => this.storage.path(`${folderOf(reportId)}/${page}`));
    const onCreated = (inner: Context, { name, slug }: Recipe) =>
      this.reports.addEntry(inner, reportId, { item: 0, success: true, message: name, slug });
    if (!done.size) await this.create(context, paths, { isImage, onCreated, ...watch });
    await this.finish(context, reportId);
  }

  async fail(context: Context, { reportId }: PhotosJob, reason: string): Promise<void> {
    const message = translate(context.locale, 'ocr.original');
    await this.reports.addEntry(context, reportId, { item: 0, success: false, message, exception: reason });
    await this.finish(context, reportId);
  }

  private async finish(context: Context, reportId: string): Promise<void> {
    await this.reports.finish(context, reportId);
    await this.storage.remove(folderOf(reportId));
  }

  /** As many pages at a time as there are processors. */
  private async readAll(
    context: Context,
    paths: string[],
    { signal, onRead }: Pick<CreateOptions, 'signal' | 'onRead'>,
  ): Promise<PictureText[]> {
    const inTurn = limited(AT_ONCE, 1);
    let [pages, isOver] = [0, false];
    const readOne = async (path: string) => {
      signal?.throwIfAborted();
      if (isOver) throw new Error('Another page could not be read');
      const text = await this.ocr.read(context, path);
      await onRead?.(++pages);
      return text;
    };
    try {
      return await Promise.all(paths.map((path) => inTurn(() => readOne(path))));
    } finally {
      isOver = true;
    }
  }

  /** Throws 404 where the recipe or the file is none of the group, 400 where it is no picture. */
  async readAsset(context: Context, slug: string, fileName: string): Promise<PictureText> {
    const { id } = await findRecipe(context, slug);
    const { key } = await this.assets.find(context, id, fileName);
    return this.ocr.read(context, this.storage.path(key));
  }

  private async keepImage(id: string, path: string): Promise<string> {
    await this.images.write(id, path);
    return newImageKey();
  }

  private async keepPictures({ locale }: Context, id: string, paths: string[]): Promise<RecipeAsset[]> {
    const assets: RecipeAsset[] = [];
    for (const [index, path] of paths.entries()) {
      const fileName = `${randomUUID()}.webp`;
      const size = await this.pictures.writeOne(`${assetsFolder(id)}/${fileName}`, path);
      const name = translate(locale, 'ocr.original') + (paths.length > 1 ? ` ${index + 1}` : '');
      assets.push({ name, icon: iconOf(undefined, WEBP), fileName, type: WEBP, size });
    }
    return assets;
  }
}
