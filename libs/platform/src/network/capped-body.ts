import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { BadRequest } from '../errors/problem.ts';

const decoders = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

function decoder(encoding: string): Transform {
  const create = decoders.get(encoding);
  if (!create) throw new BadRequest('fetch.failed');
  return create();
}

/** Reads the whole body and undoes `Content-Encoding`; stops when the result exceeds maxBytes. */
export async function readCapped(body: Readable, contentEncoding: string, maxBytes: number): Promise<Buffer> {
  const encodings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const stages = encodings.filter((name) => name && name !== 'identity').reverse();
  if (stages.length > 3) throw new BadRequest('fetch.failed');
  const chunks: Buffer[] = [];
  let size = 0;
  let decoded: Readable = body;
  // The error of any stage is thrown when the last stage is read.
  for (const stage of stages.map(decoder)) decoded = pipeline(decoded, stage, () => undefined);
  for await (const chunk of decoded) {
    size += chunk.length;
    if (size > maxBytes) throw new BadRequest('fetch.tooLarge', { megabytes: Math.ceil(maxBytes / 1e6) });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
