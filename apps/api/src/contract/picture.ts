import { StreamableFile } from '@nestjs/common';
import { NotFound, type Storage } from '#platform';

/** A stored picture; its address changes with its content, so it may be kept for ever. */
export async function picture(storage: Storage, key: string): Promise<StreamableFile> {
  const info = await storage.info(key);
  if (!info) throw new NotFound();
  return new StreamableFile(storage.stream(key), { type: 'image/webp', length: info.size, disposition: 'inline' });
}
