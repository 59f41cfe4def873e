/** Writes the table of configuration variables into docs/variables.md; `--check` fails if it is out of date. */
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

const PAGE = 'docs/variables.md';
const page = readFileSync(PAGE, 'utf8');
const [before, rest = ''] = page.split(BEGIN);
const after = rest.split(END)[1];
if (after === undefined) throw new Error(`${PAGE} has no place for the table.`);
const written = `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;

if (!process.argv.includes('--check')) writeFileSync(PAGE, written);
else if (written !== page) {
  console.error(`${PAGE} is out of date. Run \`node tools/environment.ts\`.`);
  process.exitCode = 1;
}
