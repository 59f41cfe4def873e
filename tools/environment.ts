/** Writes the configuration variables into docs/variables.md and docker/example.env; `--check` fails if one is out of date. */
import './transform.ts';
import { readFileSync, writeFileSync } from 'node:fs';

const { describeEnvironment } = await import('../libs/platform/src/environment.ts');
const variables = describeEnvironment();

const cell = (text: string) => text.replace(/\|/g, '\\|');
const rows = variables.map(
  ({ name, initial, description }) =>
    `| \`${name}\` | ${initial ? `\`${cell(initial)}\`` : ''} | ${cell(description)} |`,
);
const table = ['<!-- prettier-ignore -->', '| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n');

/** Variables that docker/compose.yml sets itself. */
const IN_COMPOSE =
  /^(PORT|HOST|BASE_URL|DATA_DIR|DATABASE_URL|REDIS_URL|PROCESS|TRUSTED_PROXIES|BACKUP_COPY_DIR|BUILD_ID)$/;
const GROUPS: [title: string, names: RegExp][] = [
  ['Mail', /^SMTP_/],
  ['Backups', /^BACKUP_/],
  ['Signing in', /^(ALLOW|OIDC|TOKEN|SECURITY|RATE)_/],
  ['The first administrator', /^(ADMIN|DEFAULT)_/],
  ['A public demo', /^(IS_)?DEMO/],
  ['Everything else', /^/],
];
const groupOf = (name: string) => GROUPS.find(([, names]) => names.test(name))?.[0];
const settable = variables.filter(({ name }) => !IN_COMPOSE.test(name));
const example = GROUPS.map(([title]) => {
  const lines = settable.filter(({ name }) => groupOf(name) === title);
  const texts = lines.map(({ name, initial, description }) =>
    // a default in words is no value
    initial.includes(' ')
      ? `# ${description} Default: ${initial}.\n#${name}=\n`
      : `# ${description}\n#${name}=${initial}\n`,
  );
  return [`#\n# ${title}\n#\n`, ...texts].join('\n');
}).join('\n');

let isStale = false;

/** Replaces the part of a file between two marks. */
function update(path: string, [begin, end]: [string, string], content: string) {
  const text = readFileSync(path, 'utf8');
  const [before, rest = ''] = text.split(begin);
  const after = rest.split(end)[1];
  if (after === undefined) throw new Error(`${path} has no place for the variables.`);
  const written = `${before}${begin}\n\n${content}\n${end}${after}`;
  if (written === text) return;
  isStale = true;
  if (process.argv.includes('--check')) console.error(`${path} is out of date. Run \`node tools/environment.ts\`.`);
  else writeFileSync(path, written);
}

update(
  'docs/variables.md',
  ['<!-- variables: written by tools/environment.ts -->', '<!-- /variables -->'],
  `${table}\n`,
);
update('docker/example.env', ['# --- written by tools/environment.ts', '# --- end'], example);
if (isStale && process.argv.includes('--check')) process.exitCode = 1;
