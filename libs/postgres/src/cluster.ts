import { type SpawnOptions, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changeOwner, type RunAs } from './account.ts';
import { StartupError } from './startup-error.ts';
import { isListening, serverSocket } from './folder-lock.ts';

export const clusterUser = 'app';
export const databaseName = 'tureen';

const systemPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin';

/** Environment of PostgreSQL, without variables of this process such as PGDATA or secrets. */
export const childEnvironment: SpawnOptions =
  process.platform === 'win32' ? {} : { env: { PATH: systemPath, LC_ALL: 'C', TZ: 'UTC' } };

const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const authentication = ['--auth-local=trust', '--auth-host=scram-sha-256'];

/** Returns the password of a cluster that listens on a port; created on the first call. */
export function clusterPassword(dataDir: string): string {
  const path = `${dataDir}.secret`;
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(path, 'utf8');
}

function initialize(folder: string, runAs: RunAs, password: string, durable: boolean): void {
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  changeOwner(runAs, passwordFile);
  const options = [
    '-U',
    clusterUser,
    `--pwfile=${passwordFile}`,
    ...authentication,
    ...locale,
    ...(durable ? [] : ['-N']),
  ];
  const [command, args] = runAs.wrap(runAs.binaries.initdb, ['-D', folder, ...options]);
  const { status, stderr } = spawnSync(command, args, { ...runAs.identity, ...childEnvironment, cwd: dirname(folder) });
  rmSync(passwordFile, { force: true });
  if (status !== 0) throw new StartupError(`The database could not be created: ${String(stderr)}`);
}

/** Creates the cluster in a temporary folder and renames it, so that an interrupted start leaves no incomplete cluster. */
export function createCluster(dataDir: string, runAs: RunAs, password: string, durable: boolean): void {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return;
  const fresh = `${dataDir}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  changeOwner(runAs, fresh);
  initialize(fresh, runAs, password, durable);
  rmSync(dataDir, { recursive: true, force: true });
  renameSync(fresh, dataDir);
}

export function checkVersion(dataDir: string, { binaries, identity }: RunAs): void {
  const version = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
  const { stdout } = spawnSync(binaries.postgres, ['--version'], { ...identity, cwd: '/' });
  const ours = /(\d+)\./.exec(String(stdout))?.[1];
  if (!ours || version === ours) return;
  throw new StartupError(
    `The data in ${dataDir} was written by PostgreSQL ${version}; this version comes with ${ours}. Restore a backup into a new folder.`,
  );
}

/** Returns the lines of postmaster.pid: the first is the process id, the eighth the state. */
export function postmasterFile(dataDir: string): string[] {
  const path = join(dataDir, 'postmaster.pid');
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
}

function commandOf(pid: number): string {
  if (!existsSync('/proc/self')) return String(spawnSync('ps', ['-o', 'command=', '-p', String(pid)]).stdout);
  const path = `/proc/${pid}/cmdline`;
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** True if the process is PostgreSQL; the system may have reused its id for another program. */
function isServerOf(pid: number, dataDir: string): boolean {
  if (process.platform === 'win32') return true;
  const command = commandOf(pid);
  return command.includes('postgres') && command.includes(dataDir);
}

export function stopServer(dataDir: string, runAs: RunAs): void {
  const [command, args] = runAs.wrap(runAs.binaries.pg_ctl, ['stop', '-D', dataDir, '-m', 'fast', '-w', '-t', '30']);
  spawnSync(command, args, { ...runAs.identity, ...childEnvironment, cwd: dataDir, stdio: 'ignore' });
}

/**
 * Stops a server that outlived its killed owner, or removes the files that a crash of the machine left. The files are never removed
 * while a server may be running, because two servers destroy the data.
 *
 * @param port port in the names of sockets
 */
export async function stopLeftover(dataDir: string, runAs: RunAs, port: number): Promise<void> {
  const pid = Number(postmasterFile(dataDir)[0] ?? 0);
  const socket = serverSocket(dataDir, port);
  if (pid && isServerOf(pid, dataDir)) stopServer(dataDir, runAs);
  if (await isListening(socket))
    throw new StartupError(
      `Another PostgreSQL is still using the data folder ${dataDir}, and this process cannot stop it. Stop it, or the container it runs in.`,
    );
  if (pid && isServerOf(pid, dataDir))
    throw new StartupError(
      `The PostgreSQL process ${pid} is still using the data folder ${dataDir} and does not stop.`,
    );
  for (const file of [join(dataDir, 'postmaster.pid'), socket, `${socket}.lock`]) rmSync(file, { force: true });
}
