import { type SpawnOptions, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';

type Identity = Pick<SpawnOptions, 'uid' | 'gid'>;

/** How PostgreSQL, which refuses to run as root, is started. */
export interface RunAs {
  kind: 'self' | 'account' | 'namespace' | 'copy';
  identity: Identity;
  binaries: Binaries;
  wrap(command: string, args: string[]): [string, string[]];
}

const unwrapped = (command: string, args: string[]): [string, string[]] => [command, args];

function ordinaryAccount(): Required<Identity> | null {
  if (!existsSync('/etc/passwd')) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields?.[2] && fields[3]) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  return null;
}

/** Tests that the account can read both the program and the data folder. The working directory is entered before the account changes. */
function canRun(program: string, folder: string, identity: Identity): boolean {
  const works = (command: string, args: string[]) =>
    spawnSync(command, args, { ...identity, cwd: '/', stdio: 'ignore' }).status === 0;
  return works('test', ['-x', folder]) && works(program, ['--version']);
}

function asAccount(binaries: Binaries, parent: string): RunAs | null {
  const identity = ordinaryAccount();
  if (!identity || !canRun(binaries.postgres, parent, identity)) return null;
  return { kind: 'account', identity, binaries, wrap: unwrapped };
}

/** Runs in a user namespace in which root has an ordinary user id. */
function inNamespace(binaries: Binaries): RunAs | null {
  const namespace = ['--user', '--map-user=1000', '--map-group=1000', '--'];
  const works = spawnSync('unshare', [...namespace, binaries.postgres, '--version'], { stdio: 'ignore' }).status === 0;
  if (!works) return null;
  return {
    kind: 'namespace',
    identity: {},
    binaries,
    wrap: (command, args) => ['unshare', [...namespace, command, ...args]],
  };
}

/** Copies the program, because no other account may be able to read its folder, such as /root. */
function asAccountWithCopy(binaries: Binaries, parent: string): RunAs | null {
  const identity = ordinaryAccount();
  if (!identity) return null;
  const native = join(
    tmpdir(),
    `tureen-postgres-${createHash('sha256').update(binaries.native).digest('hex').slice(0, 10)}`,
  );
  const copy = {
    native,
    postgres: join(native, 'bin/postgres'),
    initdb: join(native, 'bin/initdb'),
    pg_ctl: join(native, 'bin/pg_ctl'),
  };
  if (!canRun(copy.postgres, parent, identity))
    cpSync(binaries.native, native, { recursive: true, verbatimSymlinks: true });
  return canRun(copy.postgres, parent, identity) ? { kind: 'copy', identity, binaries: copy, wrap: unwrapped } : null;
}

const isRoot = () => process.getuid?.() === 0;

/** @param parent folder above the data, which the account must be able to enter */
export function chooseRunAs(binaries: Binaries, parent: string, only?: RunAs['kind']): RunAs {
  if (!isRoot()) return { kind: 'self', identity: {}, binaries, wrap: unwrapped };
  const ways = { account: asAccount, namespace: inNamespace, copy: asAccountWithCopy };
  for (const [kind, way] of Object.entries(ways)) {
    const runAs = !only || only === kind ? way(binaries, parent) : null;
    if (runAs) return runAs;
  }
  throw new Error(
    'PostgreSQL does not run as root, and no other account can be used here. Start as an ordinary user or set DATABASE_URL.',
  );
}

/** Changes the owner of a file or folder recursively, in case another account created it. */
export function changeOwner({ identity }: RunAs, path: string): void {
  const { uid = process.getuid?.(), gid = process.getgid?.() } = identity;
  if (!isRoot() || uid === undefined || gid === undefined || statSync(path).uid === uid) return;
  chownSync(path, uid, gid);
  if (!statSync(path).isDirectory()) return;
  for (const name of readdirSync(path, { recursive: true })) chownSync(join(path, String(name)), uid, gid);
}
