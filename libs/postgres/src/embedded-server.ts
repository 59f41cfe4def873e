import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { chooseRunAs, changeOwner, type RunAs } from './account.ts';
import { findBinaries } from './binaries.ts';
import { StartupError } from './startup-error.ts';
import {
  checkVersion,
  childEnvironment,
  clusterPassword,
  clusterUser,
  createCluster,
  databaseName,
  postmasterFile,
  stopLeftover,
  stopServer,
} from './cluster.ts';
import { FolderLock } from './folder-lock.ts';
import { serverParameters } from './parameters.ts';

export interface EmbeddedServerOptions {
  /** Folder of the cluster; its parent must exist or be creatable. */
  dataDir: string;
  /** False disables fsync for speed; for tests only. */
  durable?: boolean;
  /** Listens on a loopback port with a password instead of a socket file; always true on Windows. */
  tcp?: boolean;
  /** Restricts how the server is started if the caller is root. */
  runAs?: RunAs['kind'];
  /** Keeps the server running when the process that started it ends. */
  keepRunning?: boolean;
  log?: (message: string) => void;
}

const socketPort = 5432;

/** Pauses between attempts to restart a server that has died. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 15_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * PostgreSQL from npm as a child process in its own process group, so that Ctrl-C does not reach it directly. Restarts if it is killed.
 * Committed data survives the death of either process.
 */
export class EmbeddedServer {
  readonly dataDir: string;
  readonly runAs: RunAs;
  private readonly options: EmbeddedServerOptions;
  private readonly socketDir: string;
  private port = socketPort;
  private child: ChildProcess | null = null;
  private lock: FolderLock | null = null;
  private stopping = false;

  private constructor(options: EmbeddedServerOptions, dataDir: string, runAs: RunAs) {
    this.options = options;
    this.dataDir = dataDir;
    this.runAs = runAs;
    const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
    // A short folder, because the path of a socket is limited to 107 bytes.
    this.socketDir = join(tmpdir(), `tureen-${process.getuid?.() ?? 0}-${hash}`);
  }

  /** Starts the server, after creating the cluster and database if they are missing. */
  static async start(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
    const absoluteDir = resolve(options.dataDir);
    mkdirSync(dirname(absoluteDir), { recursive: true });
    // the real path, so that the folder cannot be locked under two names
    const dataDir = join(realpathSync(dirname(absoluteDir)), basename(absoluteDir));
    const server = new EmbeddedServer(
      options,
      dataDir,
      chooseRunAs(await findBinaries(), dirname(dataDir), options.runAs),
    );
    await server.boot();
    return server;
  }

  get url(): string {
    return this.urlOf(databaseName);
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Returns the address of another database in the cluster. */
  urlOf(name: string): string {
    if (!this.usesTcp)
      return `postgres://${clusterUser}@localhost/${name}?host=${encodeURIComponent(this.socketDir)}&port=${socketPort}`;
    return `postgres://${clusterUser}:${clusterPassword(this.dataDir)}@127.0.0.1:${this.port}/${name}`;
  }

  /** Rolls back open transactions and shuts the server down cleanly. */
  async stop(): Promise<void> {
    this.stopping = true;
    const { child } = this;
    if (child && child.exitCode === null && child.signalCode === null) {
      const exit = new Promise((done) => child.once('exit', done));
      stopServer(this.dataDir, this.runAs);
      await exit;
    }
    this.release();
  }

  private get usesTcp(): boolean {
    return this.options.tcp ?? process.platform === 'win32';
  }

  private get isDurable(): boolean {
    return this.options.durable ?? true;
  }

  private async boot(): Promise<void> {
    this.prepareSocketDir();
    this.lock = await FolderLock.take(`${this.dataDir}.lock`, this.dataDir);
    try {
      const password = this.usesTcp ? clusterPassword(this.dataDir) : randomBytes(24).toString('hex');
      createCluster(this.dataDir, this.runAs, password, this.isDurable);
      checkVersion(this.dataDir, this.runAs);
      changeOwner(this.runAs, this.dataDir);
      await stopLeftover(this.dataDir, this.runAs, socketPort);
      await this.launch();
      await this.createDatabase();
    } catch (error) {
      this.release();
      throw error;
    }
  }

  private release(): void {
    this.lock?.release();
    this.lock = null;
  }

  private prepareSocketDir(): void {
    mkdirSync(this.socketDir, { recursive: true, mode: 0o700 });
    const owner = statSync(this.socketDir).uid;
    const trusted = [process.getuid?.() ?? owner, this.runAs.identity.uid];
    if (!trusted.includes(owner)) throw new Error(`The folder ${this.socketDir} belongs to another account.`);
    changeOwner(this.runAs, this.socketDir);
  }

  /** Retries, because processes of a killed server may hold its shared memory for a moment. */
  private async launch(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const failure = await this.spawnServer();
      if (!failure) return;
      if (attempt === 20 || !failure.includes('still in use'))
        throw new StartupError(`PostgreSQL did not start: ${failure.trim()}`);
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
      const lines = postmasterFile(this.dataDir);
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
      void this.relaunch();
    });
  }

  /** Retries without limit, for example until a full disk has space again. */
  private async relaunch(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !this.stopping; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      try {
        await stopLeftover(this.dataDir, this.runAs, socketPort);
        return await this.launch();
      } catch (error) {
        this.options.log?.(`${String(error)}\nIt is tried again in ${pause / 1000} s.`);
        await sleep(pause, null, { ref: false });
      }
    }
  }

  private parameters(): string[] {
    const listening = this.usesTcp ? { tcpPort: this.port } : { socketDir: this.socketDir, port: socketPort };
    return serverParameters(listening, this.isDurable);
  }

  private async createDatabase(): Promise<void> {
    const client = new pg.Client({ connectionString: this.urlOf('postgres') });
    await client.connect();
    try {
      const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
      if (!rowCount) await client.query(`CREATE DATABASE ${databaseName}`);
    } finally {
      await client.end();
    }
  }
}
