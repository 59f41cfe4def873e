import { Injectable } from '@nestjs/common';
import type { Context } from '#persistence';
import { BadRequest, defineHeavyTask, Images, type PictureSource, runHeavy, TooCostly } from '#platform';
import type { PictureText } from './read-grey.ts';
import type { task as readPicture } from './read-picture.task.ts';
import { scaledRows } from './tsv.ts';

const reading = defineHeavyTask<typeof readPicture>(import.meta.url, 'read-picture.task', { seconds: 60 });
/** Pixels. A sheet of paper is read well at less. */
const LONGEST_SIDE = 3400;

/** Reads pictures with text, in a thread. Kinds and sizes are limited as those of all pictures. */
@Injectable()
export class OcrService {
  constructor(private readonly images: Images) {}

  /** Throws 400 for what is no picture, and for a picture that takes too long. */
  async read({ locale }: Context, file: PictureSource): Promise<PictureText> {
    const { factor, ...picture } = await this.images.grey(file, LONGEST_SIDE);
    try {
      const text = await runHeavy(reading, { picture, language: locale });
      return { ...text, rows: scaledRows(text.rows, factor) };
    } catch (error) {
      throw error instanceof TooCostly ? new BadRequest('images.tooCostly') : error;
    }
  }
}
