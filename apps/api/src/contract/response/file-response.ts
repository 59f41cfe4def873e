import { StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';
import { NotFound, Problem, type Storage } from '#platform';

interface StoredFile {
  key: string;
  name: string;
  fileName: string;
  type: string;
}

export interface Exchange {
  request: Request;
  response: Response;
}

/**
 * Response with an uploaded file as an attachment, with support for one byte range for players. Browsers ignore the disposition of
 * embedded pictures, sound and films. Throws 416 for a range outside the file.
 */
export async function fileResponse(
  storage: Storage,
  { key, name, fileName, type }: StoredFile,
  { request, response }: Exchange,
): Promise<StreamableFile> {
  const info = await storage.info(key);
  if (!info) throw new NotFound();
  response.setHeader('accept-ranges', 'bytes');
  const part = partOf(request, info.size);
  if (part === 'none') {
    response.setHeader('content-range', `bytes */${info.size}`);
    throw new Problem(416, 'errors.badRange');
  }
  if (part) {
    response.status(206);
    response.setHeader('content-range', `bytes ${part.start}-${part.end}/${info.size}`);
  }
  const length = part ? part.end - part.start + 1 : info.size;
  return new StreamableFile(storage.stream(key, part), { type, length, disposition: attachment(name, fileName) });
}

/** Returns the requested range; several ranges are answered by the whole file. */
function partOf(request: Request, size: number): { start: number; end: number } | 'none' | undefined {
  const ranges = request.range(size);
  if (ranges === -1) return 'none';
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

/** Builds the Content-Disposition header with the display name. */
function attachment(name: string, fileName: string): string {
  const ending = fileName.slice(fileName.lastIndexOf('.'));
  const fullName = name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`;
  const encoded = encodeURIComponent(fullName).replaceAll(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  return `attachment; filename="file${ending}"; filename*=UTF-8''${encoded}`;
}
