/** Writes the table of configuration variables into the README; `--check` fails where it is out of date. */
import './transform.ts';
import { readFileSync, writeFileSync } from 'node:fs';

const BEGIN = '<!-- variables: written by tools/environment.ts -->';
const END = '<!-- /variables -->';

const { describeEnvironment } = await import('../libs/platform/src/environment.ts');
const cell = (text: string) => text.replace(/\|/g, '\\|');

const rows = describeEnvironment().map(
  ({ name, initial, description }) =>
    `| \`${name}\` | ${initial ? `\`${cell(initial)}\`` : ''} | ${cell(description)} |`,
);
const table = ['<!-- prettier-ignore -->', '| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n');

const readme = readFileSync('README.md', 'utf8');
const [before, rest = ''] = readme.split(BEGIN);
const after = rest.split(END)[1];
if (after === undefined) throw new Error('The README has no place for the variables table.');
const written = `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;

if (!process.argv.includes('--check')) writeFileSync('README.md', written);
else if (written !== readme) {
  console.error('The variables table in the README is out of date. Run `node tools/environment.ts`.');
  process.exitCode = 1;
}
