import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '#testing/eventually';
import { freePort } from '#testing/free-port';
import { killAll, treeOf } from './processes.ts';

/** PostgreSQL, which does not run as root, must be able to enter it. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tureen-operations-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** The built product as a process of its own. */
export class Product {
  private static readonly spawned: Product[] = [];
  readonly url: string;
  private output = '';

  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    port: number,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    Product.spawned.push(this);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (this.output += String(text)));
  }

  /** @param root the folder with the built product and its packages */
  static async spawn(folder: string, variables: Record<string, string> = {}, root = process.cwd()): Promise<Product> {
    const port = Number(variables['PORT']) || (await freePort());
    const env = {
      PATH: process.env['PATH'],
      // as the image has it
      MALLOC_ARENA_MAX: '2',
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: String(port),
      BASE_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      SHUTDOWN_DELAY: '0',
      ...variables,
    };
    const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const;
    const child = spawn(process.execPath, ['--max-semi-space-size=8', 'dist/server/apps/server/src/main.js'], {
      cwd: root,
      env,
      stdio: [...stdio],
    });
    return new Product(child, folder, port);
  }

  /** Resolves when it says that it is ready. */
  static async start(folder: string, variables?: Record<string, string>, root?: string): Promise<Product> {
    const product = await Product.spawn(folder, variables, root);
    const end = new AbortController();
    const message = once(product.child, 'message', end);
    const exit = once(product.child, 'exit', end);
    const [first] = await Promise.race([message, exit]);
    end.abort();
    await Promise.allSettled([message, exit]);
    if (first !== 'ready') throw new Error(`The product does not start: ${product.output}`);
    return product;
  }

  /** Ends all that still run. */
  static async killRemaining(): Promise<void> {
    const left = Product.spawned.splice(0).filter((product) => product.isRunning);
    await killAll(left.flatMap((product) => [...product.tree, ...product.postgres]));
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** The process itself and, where the database is embedded, PostgreSQL with its processes. */
  get tree(): number[] {
    return treeOf(this.child.pid ?? 0);
  }

  get postgres(): number[] {
    const file = join(this.folder, 'postgres/postmaster.pid');
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    // on a full disk the file is empty; 0 would be everything that runs on the machine
    return pid > 1 ? treeOf(pid) : [];
  }

  /** Address of the embedded database, for a further process. */
  get databaseUrl(): string {
    const [, , , port, socketDir = ''] = readFileSync(join(this.folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
    return `postgres://app@localhost/tureen?host=${encodeURIComponent(socketDir)}&port=${port}`;
  }

  /** Asks what was preloaded into the process. */
  async ask(question: string): Promise<unknown> {
    const answer = once(this.child, 'message');
    this.child.send(question);
    return (await answer)[0] as unknown;
  }

  /** kill -9 of this process alone. */
  async kill(): Promise<void> {
    await killAll([this.child.pid ?? 0]);
    await eventually(() => !this.isRunning, 'the end of the killed process is noticed');
  }

  /** Stops it as an operator does, by SIGTERM. @returns the exit code */
  async stop(): Promise<number | null> {
    if (!this.isRunning) return this.child.exitCode;
    const exit = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await exit;
    return this.child.exitCode;
  }
}
