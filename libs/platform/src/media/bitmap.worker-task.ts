import { readFileSync } from 'node:fs';
import { BadBitmap, decodeBitmap, type RawPicture } from './bitmap.ts';

/** Decodes a bitmap from its bytes or path; null if it is damaged. Runs in a process of its own; see `runInProcess`. */
export function task(file: Uint8Array | string): RawPicture | null {
  try {
    return decodeBitmap(typeof file === 'string' ? readFileSync(file) : Buffer.from(file));
  } catch (error) {
    if (error instanceof BadBitmap) return null;
    throw error;
  }
}
