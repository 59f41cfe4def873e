import { Problem } from '#platform';
import { freeBytes } from '../../checks.service.ts';
import type { Manifest } from '../archive/manifest.ts';

/** Estimates the disk space that unpacked files and rows need during a restoration. */
export const unpackedBytes = ({ files, rowBytes }: Manifest): number => files.bytes * 1.1 + rowBytes * 3;

/** Throws 507 if the disk has less free space. */
export async function assertFree(folder: string, bytes: number): Promise<void> {
  if ((await freeBytes(folder)) < bytes) throw new Problem(507, 'backups.noSpace');
}
