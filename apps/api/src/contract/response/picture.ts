import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { NotFound, type Storage } from '#platform';

/** Response with a stored picture, which can be cached without limit because its address changes with its content. */
export async function pictureResponse(storage: Storage, key: string): Promise<StreamableFile> {
  const info = await storage.info(key);
  if (!info) throw new NotFound();
  return new StreamableFile(storage.stream(key), { type: 'image/webp', length: info.size, disposition: 'inline' });
}

/** Allows shared caches for an hour only, because the content may become private. */
export function allowSharedCaching(response: Response): void {
  response.setHeader('cache-control', 'public, max-age=3600');
}
