/** Writes the configuration variables into docs/variables.md and docker/example.env; `--check` fails if one is out of date. */
import './transform.ts';
import { updatePart } from './generated-part.ts';

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
  ['Signing in', /^(ALLOW|OIDC|LDAP|TOKEN|SECURITY|RATE)_/],
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

const COMMAND = 'node tools/environment.ts';
updatePart(
  'docs/variables.md',
  ['<!-- variables: written by tools/environment.ts -->', '<!-- /variables -->'],
  `${table}\n`,
  COMMAND,
);
updatePart('docker/example.env', ['# --- written by tools/environment.ts', '# --- end'], example, COMMAND);
