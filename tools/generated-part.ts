import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Replaces the part of a file between two marks. With `--check`, the file stays as it is, and the process fails if it is out of date.
 *
 * @param command what writes the part
 */
export function updatePart(path: string, [begin, end]: [string, string], content: string, command: string): void {
  const text = readFileSync(path, 'utf8');
  const [before, rest = ''] = text.split(begin);
  const after = rest.split(end)[1];
  if (after === undefined) throw new Error(`${path} has no place for what ${command} writes.`);
  const written = `${before}${begin}\n\n${content}\n${end}${after}`;
  if (written === text) return;
  if (!process.argv.includes('--check')) return writeFileSync(path, written);
  console.error(`${path} is out of date. Run \`${command}\`.`);
  process.exitCode = 1;
}
