import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const compressible = /\.(js|css|svg|webmanifest|woff|json|txt)$/;

/** Writes a .gz and a .br beside each text file, so that the server never compresses a static answer. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

/** The smallest window that a file of this size fits into. Brotli's default takes megabytes and 35 ms for each small file. */
const windowBits = (bytes: number) => Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16)));

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < 1024) return;
  const brotli = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  await Promise.all([
    toGzip(content, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
    toBrotli(content, brotli).then((bytes) => writeFile(`${path}.br`, bytes)),
  ]);
}
