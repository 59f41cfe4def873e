/** Writes the packages of a production install, with versions and licences, into NOTICE; `--check` fails if it is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
}

/** Licences of packages whose package.json names none; each has a licence file except `pause`. */
const UNNAMED: Record<string, string> = {
  busboy: 'MIT',
  streamsearch: 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
};

const MARK = '## Packages\n';
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> };
const lines = Object.entries(lock.packages)
  .filter(([path, { dev }]) => path && !dev)
  .map(([path, { version, license }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = license ?? UNNAMED[name];
    if (!licence) throw new Error(`${name} names no licence. Read its files and add it to tools/notice.ts.`);
    if (/\b(AGPL|GPL|SSPL|BUSL)-/.test(licence.replaceAll('LGPL', '')))
      throw new Error(`${name} has a licence that does not fit Tureen's: ${licence}`);
    return `- ${name} ${version} (${licence})`;
  });
const list = [...new Set(lines)].sort().join('\n');

const notice = readFileSync('NOTICE', 'utf8');
const written = `${notice.split(MARK)[0]}${MARK}\n${list}\n`;
if (!process.argv.includes('--check')) writeFileSync('NOTICE', written);
else if (written !== notice) {
  console.error('NOTICE is out of date. Run `node tools/notice.ts`.');
  process.exitCode = 1;
}
