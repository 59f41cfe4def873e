import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { BadRequest } from '../errors/problem.ts';

const decoders = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress };

function decoder(encoding: string): Transform {
  const create = decoders[encoding as keyof typeof decoders];
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
  // The error of any stage is thrown when the last stage is read.
  const decoded = stages.length ? pipeline([body, ...stages.map(decoder)], () => undefined) : body;
  for await (const chunk of decoded as Readable as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new BadRequest('fetch.tooLarge', { megabytes: Math.ceil(maxBytes / 1e6) });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
