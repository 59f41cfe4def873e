import type { GreyPicture } from './grey-picture.ts';
import { type PictureText, readGrey } from './read-grey.ts';

/** Reads what a picture says. Runs in a process of its own: see `runInProcess`. */
export const task = async ({ picture, language }: { picture: GreyPicture; language: string }): Promise<PictureText> =>
  readGrey(picture, language);
