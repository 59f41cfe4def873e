import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Context } from '#persistence';
import {
  BadRequest,
  countPdfPages,
  defineProcessTask,
  Images,
  isPdf,
  type PictureSource,
  runInProcess,
  TooCostly,
  writePdfPage,
} from '#platform';
import { textOfPdf } from './pdf-text.ts';
import type { PictureText } from './read-grey.ts';
import type { task as readPicture } from './read-picture.worker-task.ts';
import { scaleRows } from './tsv.ts';

const reading = defineProcessTask<typeof readPicture>(import.meta.url, 'read-picture.worker-task', {
  seconds: 60,
  lane: 'slow',
});
/** Maximum side in pixels, which suffices for a sheet of paper. */
const MAX_SIDE = 3400;
const MAX_SHEETS = 30;

/** A picture, or a page of a PDF, which is rendered to a picture when it is read. */
export interface Sheet {
  /** Path of the picture. */
  path: string;
  of?: { pdf: string; page: number };
}

/** Reads pictures with text, in a process of their own. Formats and sizes have the limits of all pictures. */
@Injectable()
export class OcrService {
  constructor(private readonly images: Images) {}

  /** Throws 400 for invalid pictures, and for pictures that take too long. */
  async read({ locale }: Context, file: PictureSource): Promise<PictureText> {
    const { factor, ...picture } = await this.images.grayscale(file, MAX_SIDE);
    try {
      const text = await runInProcess(reading, { picture, language: locale });
      return { ...text, rows: scaleRows(text.rows, factor) };
    } catch (error) {
      throw error instanceof TooCostly ? new BadRequest('images.tooCostly') : error;
    }
  }

  /** The pictures and the pages of PDFs among these files. Throws 400 for PDFs that cannot be read, and for too many pages. */
  async sheetsOf(paths: readonly string[]): Promise<Sheet[]> {
    const sheets: Sheet[] = [];
    for (const path of paths) {
      const pages = (await isPdf(path)) ? await countPdfPages(path) : 0;
      for (let page = 0; page < pages; page++) sheets.push({ path: `${path}-${page}.png`, of: { pdf: path, page } });
      if (!pages) sheets.push({ path });
    }
    if (sheets.length > MAX_SHEETS) throw new BadRequest('ocr.tooManyPages', { pages: MAX_SHEETS });
    return sheets;
  }

  /** Reads a sheet. Renders the picture of a PDF page, which the caller removes with `discard`. */
  async readSheet(context: Context, { path, of }: Sheet): Promise<PictureText> {
    const words = of ? await writePdfPage(of.pdf, of.page, path) : [];
    return textOfPdf(words, context.locale) ?? this.read(context, path);
  }

  async discard(sheets: readonly Sheet[]): Promise<void> {
    await Promise.all(sheets.filter(({ of }) => of).map(({ path }) => rm(path, { force: true })));
  }

  /** A picture, or all pages of a PDF. */
  async readFile(context: Context, path: string): Promise<PictureText[]> {
    const sheets = await this.sheetsOf([path]);
    try {
      const texts: PictureText[] = [];
      for (const sheet of sheets) texts.push(await this.readSheet(context, sheet));
      return texts;
    } finally {
      await this.discard(sheets);
    }
  }
}
