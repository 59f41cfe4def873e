import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { NotFound, type Storage } from '#platform';

/** A stored picture; its address changes with its content, so it may be kept for ever. */
export async function picture(storage: Storage, key: string): Promise<StreamableFile> {
  const info = await storage.info(key);
  if (!info) throw new NotFound();
  return new StreamableFile(storage.stream(key), { type: 'image/webp', length: info.size, disposition: 'inline' });
}

/** Caches that several people share may keep it; not for long, since it may become private. */
export function markForEverybody(response: Response): void {
  response.setHeader('cache-control', 'public, max-age=3600');
}
