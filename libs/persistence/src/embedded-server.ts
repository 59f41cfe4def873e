import { type ChildProcess, spawn, type SpawnOptions, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { lockInstance } from './instance-lock.ts';
import { chooseRunAs, giveTo, type RunAs } from './postgres-account.ts';
import { findBinaries } from './postgres-binaries.ts';

export interface EmbeddedServerOptions {
  /** Folder of the cluster; its parent must exist or be creatable. */
  dataDir: string;
  /** False gives up safety against a crash of the machine for speed: tests only. */
  durable?: boolean;
  /** Listens on a port of the loopback interface with a password instead of a socket file; always so on Windows. */
  tcp?: boolean;
  /** Restricts how the server is run when the caller is root. */
  runAs?: RunAs['kind'];
  /** The server goes on when the process that started it ends. */
  keepRunning?: boolean;
  log?: (message: string) => void;
}

const database = 'tureen';
const user = 'app';
const socketPort = 5432;

/** Sized for a household: the whole server stays near 50 MB. */
const memory = {
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '80',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  autovacuum_max_workers: '2',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  jit: 'off',
};
const quiet = {
  logging_collector: 'off',
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
};
const fragile = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

const systemPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin';
const childEnvironment: SpawnOptions =
  process.platform === 'win32' ? {} : { env: { PATH: systemPath, LC_ALL: 'C', TZ: 'UTC' } };

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Whether the process that a leftover postmaster.pid names is really the server of this folder: numbers are used again. */
function isServerOf(pid: number, dataDir: string): boolean {
  if (process.platform === 'win32') return true;
  const proc = `/proc/${pid}/cmdline`;
  const command = existsSync('/proc/self')
    ? existsSync(proc) && readFileSync(proc, 'utf8')
    : spawnSync('ps', ['-o', 'command=', '-p', String(pid)]).stdout.toString();
  return Boolean(command && command.includes('postgres') && command.includes(dataDir));
}

/**
 * PostgreSQL from npm, run as a child of this process but in a process group of its own, so that Ctrl-C reaches it only
 * through us. Starts again by itself if it is killed. Everything committed survives the death of either process.
 */
export class EmbeddedServer {
  readonly dataDir: string;
  readonly runAs: RunAs;
  private readonly options: EmbeddedServerOptions;
  private readonly socketDir: string;
  private port = socketPort;
  private child: ChildProcess | null = null;
  private lock: Server | null = null;
  private stopping = false;

  private constructor(options: EmbeddedServerOptions, dataDir: string, runAs: RunAs) {
    this.options = options;
    this.dataDir = dataDir;
    this.runAs = runAs;
    const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
    // Socket paths end at 107 bytes, which a data folder may well exceed.
    this.socketDir = join(tmpdir(), `tureen-${process.getuid?.() ?? 0}-${hash}`);
  }

  /** Starts the server, creating the cluster and the database first where there are none. */
  static async start(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
    const dataDir = resolve(options.dataDir);
    mkdirSync(dirname(dataDir), { recursive: true });
    const server = new EmbeddedServer(
      options,
      dataDir,
      chooseRunAs(await findBinaries(), dirname(dataDir), options.runAs),
    );
    await server.boot();
    return server;
  }

  get url(): string {
    return this.urlOf(database);
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Address of another database of the cluster. */
  urlOf(name: string): string {
    if (!this.usesTcp)
      return `postgres://${user}@localhost/${name}?host=${encodeURIComponent(this.socketDir)}&port=${socketPort}`;
    return `postgres://${user}:${this.password()}@127.0.0.1:${this.port}/${name}`;
  }

  /** Lets open transactions roll back and the server write everything out. */
  async stop(): Promise<void> {
    this.stopping = true;
    const { child } = this;
    if (child && child.exitCode === null && child.signalCode === null) {
      const exit = new Promise((done) => child.once('exit', done));
      this.command('stop', 'fast');
      await exit;
    }
    this.release();
  }

  private get usesTcp(): boolean {
    return this.options.tcp ?? process.platform === 'win32';
  }

  private async boot(): Promise<void> {
    this.prepareSocketDir();
    const windowsPipe = `\\\\.\\pipe\\${basename(this.socketDir)}`;
    this.lock = await lockInstance(
      process.platform === 'win32' ? windowsPipe : join(this.socketDir, 'lock'),
      this.dataDir,
    );
    try {
      await this.createCluster();
      this.checkVersion();
      giveTo(this.runAs, this.dataDir);
      this.stopLeftover();
      await this.launch();
      await this.createDatabase();
    } catch (error) {
      this.release();
      throw error;
    }
  }

  private release(): void {
    this.lock?.close();
    this.lock = null;
  }

  private prepareSocketDir(): void {
    mkdirSync(this.socketDir, { recursive: true, mode: 0o700 });
    const owner = statSync(this.socketDir).uid;
    const trusted = [process.getuid?.() ?? owner, this.runAs.identity.uid];
    if (!trusted.includes(owner)) throw new Error(`The folder ${this.socketDir} belongs to another account.`);
    giveTo(this.runAs, this.socketDir);
  }

  /** In a folder of another name first: an interrupted start must not leave half a cluster behind. */
  private async createCluster(): Promise<void> {
    if (existsSync(join(this.dataDir, 'PG_VERSION'))) return;
    const fresh = `${this.dataDir}.new`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { mode: 0o700 });
    giveTo(this.runAs, fresh);
    this.initialize(fresh);
    rmSync(this.dataDir, { recursive: true, force: true });
    renameSync(fresh, this.dataDir);
  }

  private initialize(folder: string): void {
    const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const speed = this.options.durable === false ? ['-N'] : [];
    const password = join(folder, '..', `${basename(folder)}.password`);
    writeFileSync(password, this.usesTcp ? this.password() : randomBytes(24).toString('hex'), { mode: 0o600 });
    giveTo(this.runAs, password);
    const auth = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${password}`];
    const [command, args] = this.runAs.wrap(this.runAs.binaries.initdb, [
      '-D',
      folder,
      '-U',
      user,
      ...auth,
      ...locale,
      ...speed,
    ]);
    const { status, stderr } = spawnSync(command, args, {
      ...this.runAs.identity,
      ...childEnvironment,
      cwd: dirname(folder),
    });
    rmSync(password, { force: true });
    if (status !== 0) throw new Error(`The database could not be created: ${String(stderr)}`);
  }

  private checkVersion(): void {
    const found = readFileSync(join(this.dataDir, 'PG_VERSION'), 'utf8').trim();
    const { stdout } = spawnSync(this.runAs.binaries.postgres, ['--version'], { ...this.runAs.identity, cwd: '/' });
    const ours = /(\d+)\./.exec(String(stdout))?.[1];
    if (ours && found !== ours) {
      throw new Error(
        `The data in ${this.dataDir} was written by PostgreSQL ${found}; this version brings ${ours}. Restore a backup into a new folder.`,
      );
    }
  }

  private password(): string {
    const path = `${this.dataDir}.secret`;
    if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 });
    return readFileSync(path, 'utf8');
  }

  private postmasterFile(): string[] {
    const path = join(this.dataDir, 'postmaster.pid');
    return existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  }

  /** After our process was killed its server is still there; after a crash of the machine only its file is. */
  private stopLeftover(): void {
    const pid = Number(this.postmasterFile()[0] ?? 0);
    if (!pid) return;
    if (isServerOf(pid, this.dataDir)) this.command('stop', 'fast');
    else rmSync(join(this.dataDir, 'postmaster.pid'), { force: true });
  }

  private command(action: 'stop', mode: 'fast' | 'immediate'): void {
    const [command, args] = this.runAs.wrap(this.runAs.binaries.pg_ctl, [
      action,
      '-D',
      this.dataDir,
      '-m',
      mode,
      '-w',
      '-t',
      '30',
    ]);
    spawnSync(command, args, { ...this.runAs.identity, ...childEnvironment, cwd: this.dataDir, stdio: 'ignore' });
  }

  /** Parts of a killed server may hold its shared memory for a moment, so a first failure is not the end. */
  private async launch(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const failure = await this.spawnServer();
      if (!failure) return;
      if (attempt === 20 || !failure.includes('still in use')) throw new Error(`PostgreSQL does not start: ${failure}`);
      await sleep(250);
    }
  }

  private async spawnServer(): Promise<string | null> {
    if (this.usesTcp) this.port = await freePort();
    const logPath = `${this.dataDir}.log`;
    const log = openSync(logPath, 'w', 0o600);
    const [command, args] = this.runAs.wrap(this.runAs.binaries.postgres, ['-D', this.dataDir, ...this.parameters()]);
    const child = spawn(command, args, {
      ...this.runAs.identity,
      ...childEnvironment,
      cwd: this.dataDir,
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child.on('error', () => undefined);
    while (child.exitCode === null && child.signalCode === null && child.pid) {
      const lines = this.postmasterFile();
      if (Number(lines[0]) === child.pid && lines[7]?.startsWith('ready')) {
        this.adopt(child);
        return null;
      }
      await sleep(10);
    }
    return readFileSync(logPath, 'utf8').slice(-2000) || 'it cannot be executed';
  }

  private adopt(child: ChildProcess): void {
    this.child = child;
    if (this.options.keepRunning) {
      child.unref();
      return;
    }
    child.once('exit', () => {
      if (this.stopping) return;
      this.options.log?.('PostgreSQL has ended unexpectedly and is started again.');
      this.launch().catch((error: unknown) => this.options.log?.(String(error)));
    });
  }

  private parameters(): string[] {
    const listen = this.usesTcp
      ? { listen_addresses: '127.0.0.1', port: String(this.port), unix_socket_directories: '' }
      : { listen_addresses: '', port: String(socketPort), unix_socket_directories: this.socketDir };
    const all = { ...listen, ...memory, ...quiet, ...(this.options.durable === false && fragile) };
    return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  }

  private async createDatabase(): Promise<void> {
    const client = new pg.Client({ connectionString: this.urlOf('postgres') });
    await client.connect();
    try {
      const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
      if (!rowCount) await client.query(`CREATE DATABASE ${database}`);
    } finally {
      await client.end();
    }
  }
}

/** The database that the configuration asks for: an external one, or the embedded one under DATA_DIR/postgres. */
export async function resolveDatabase(
  environment: { DATABASE_URL?: string; DATA_DIR: string },
  log?: (message: string) => void,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (environment.DATABASE_URL) return { url: environment.DATABASE_URL, stop: () => Promise.resolve() };
  const server = await EmbeddedServer.start({ dataDir: join(environment.DATA_DIR, 'postgres'), ...(log && { log }) });
  return { url: server.url, stop: () => server.stop() };
}
