import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReadItem, readFiles } from './read-files.ts';

/** For tests: what is read from a file of this content. Nothing may be left beside the file, also where it is refused. */
export async function readContent(content: string | Uint8Array, name = 'export.bin'): Promise<ReadItem[]> {
  const folder = mkdtempSync(join(tmpdir(), 'read-content-'));
  try {
    const path = join(folder, 'upload');
    writeFileSync(path, content);
    const found: ReadItem[] = [];
    for await (const item of readFiles(path, name)) found.push(item);
    return found;
  } finally {
    const left = readdirSync(folder);
    rmSync(folder, { recursive: true });
    expect(left).toEqual(['upload']);
  }
}
