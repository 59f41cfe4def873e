/**
 * Compares the contract with that of the last release, openapi/released.json. Fails if it breaks clients in a way that the newest
 * section of CHANGELOG.md does not name. With `--release`, stores the contract as the released one.
 */
import '../transform.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { findBreakingChanges, outlineOf } from './breaking-changes.ts';

const { document } = await import('../../libs/contract/src/document.ts');

const RELEASED = 'openapi/released.json';
const outline = outlineOf(document);

if (process.argv.includes('--release')) {
  writeFileSync(RELEASED, `${JSON.stringify(outline)}\n`);
} else {
  const released = JSON.parse(readFileSync(RELEASED, 'utf8')) as Record<string, unknown>;
  const declared = readFileSync('CHANGELOG.md', 'utf8').split('\n## ')[1]?.replace(/\s+/g, ' ') ?? '';
  const undeclared = findBreakingChanges(released, outline).filter(({ place }) => !declared.includes(`\`${place}\``));
  for (const { place, change } of undeclared) console.error(`${place}: ${change}`);
  if (undeclared.length) {
    console.error(
      'These changes break clients. Take them back, or name each operation or schema, in `…`, in CHANGELOG.md.',
    );
    process.exitCode = 1;
  }
}
