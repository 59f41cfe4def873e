import { stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { defineProcessTask, runInProcess, TooCostly } from '../processes/process-pool.ts';
import type { PdfPage, PdfWord, task as readPdf } from './pdf.worker-task.ts';
import { BadRequest } from '../errors/problem.ts';

const reading = defineProcessTask<typeof readPdf>(import.meta.url, 'pdf.worker-task', { seconds: 30, lane: 'slow' });
const MAX_PAGES = 20;
const MAX_MEGABYTES = 100;

/** Detects PDF by content. */
export const isPdf = async (path: string): Promise<boolean> =>
  (await fileTypeFromFile(path))?.mime === 'application/pdf';

/** Throws 400 if the file is unreadable, needs a password or has too many pages. */
export async function countPdfPages(path: string): Promise<number> {
  if ((await stat(path)).size > MAX_MEGABYTES * 1024 * 1024) throw tooLong();
  const { pages } = await read(path);
  if (pages > MAX_PAGES) throw tooLong();
  if (pages === 0) throw new BadRequest('pdfs.unreadable');
  return pages;
}

/**
 * Renders a page, counted from 0, to a file and returns the words of its text layer, empty for a scan. Throws 400 if the page is
 * unreadable or takes too long.
 */
export async function writePdfPage(path: string, page: number, target: string): Promise<PdfWord[]> {
  const { page: rendered } = await read(path, page);
  if (!rendered) throw new BadRequest('pdfs.unreadable');
  const { picture, words } = rendered;
  const { width, height, pixels } = picture;
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toFile(target);
  return words;
}

const tooLong = () => new BadRequest('pdfs.tooLong', { pages: MAX_PAGES, megabytes: MAX_MEGABYTES });

async function read(path: string, page?: number): Promise<{ pages: number; page?: PdfPage }> {
  const result = await runInProcess(reading, { path, ...(page !== undefined && { page }) }).catch((error: unknown) => {
    throw error instanceof TooCostly ? new BadRequest('pdfs.tooCostly') : error;
  });
  if (result === 'protected') throw new BadRequest('pdfs.protected');
  if (result === 'damaged') throw new BadRequest('pdfs.unreadable');
  return result;
}
