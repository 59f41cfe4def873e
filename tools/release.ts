/** Makes a release: `npm run release -- 0.3.0` checks the tree, sets the version, commits and tags. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });
const read = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' }).trim();

function assertReleasable(version: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Usage: npm run release -- <major.minor.patch>');
  if (read('git', 'status', '--porcelain')) throw new Error('There are uncommitted changes.');
  if (read('git', 'tag', '--list', `v${version}`)) throw new Error(`v${version} has been released already.`);
  if (!readFileSync('CHANGELOG.md', 'utf8').includes(`\n## ${version}\n`))
    throw new Error(`CHANGELOG.md has no entry for ${version}.`);
}

const [version = ''] = process.argv.slice(2);
assertReleasable(version);
run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version');
run('npm', 'test');
run('node', 'tools/contract/check-release.ts', '--release');
run('git', 'commit', '--all', '--allow-empty', '--message', `Release ${version}`);
run('git', 'tag', '--annotate', `v${version}`, '--message', `Tureen ${version}`);
console.log(`Tagged v${version}. Push it with: git push --follow-tags`);
