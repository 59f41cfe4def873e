import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReadItem, readFiles } from './read-files.ts';

/** Reads a file of this content in tests. Fails if anything is left beside the file. */
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
