import { errorCode } from './error-code.ts';
import { Problem } from './problem.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT']);
const NOT_WRITABLE = new Set(['EROFS', 'EIO', 'ESTALE', 'EACCES', 'EPERM']);

/** Maps a system error of the data folder to a 507 problem; returns undefined for errors that are not the disk's. */
export function storageProblem(error: unknown): Problem | undefined {
  const code = errorCode(error);
  if (FULL.has(code)) return new Problem(507, 'errors.storageFull');
  return NOT_WRITABLE.has(code) ? new Problem(507, 'errors.storageNotWritable') : undefined;
}
