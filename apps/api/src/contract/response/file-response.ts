import { StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';
import { NotFound, Problem, type Storage } from '#platform';

interface StoredFile {
  key: string;
  name: string;
  fileName: string;
  type: string;
}

interface Exchange {
  request: Request;
  response: Response;
}

/**
 * A file that somebody has uploaded: for saving, never for showing as a page; players may ask for a part of it. Where a page shows a
 * picture, plays a sound or a film, browsers do not look at the disposition. Throws 416 for a part that the file does not have.
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

/** The one part that was asked for; several at once are answered by the whole file. */
function partOf(request: Request, size: number): { start: number; end: number } | 'none' | undefined {
  const ranges = request.range(size);
  if (ranges === -1) return 'none';
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

/** With the name that people know it by. */
function attachment(name: string, fileName: string): string {
  const ending = fileName.slice(fileName.lastIndexOf('.'));
  const whole = name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`;
  const encoded = encodeURIComponent(whole).replaceAll(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  return `attachment; filename="file${ending}"; filename*=UTF-8''${encoded}`;
}
