import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killAll, treeOf, until } from './processes.ts';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** PostgreSQL, which does not run as root, must be able to enter it. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tureen-operations-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** The built product as a process of its own. */
export class Product {
  readonly url: string;
  private output = '';

  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    port: number,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (this.output += String(text)));
  }

  static async spawn(folder: string, variables: Record<string, string> = {}): Promise<Product> {
    const port = await freePort();
    const env = {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: String(port),
      BASE_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      ...variables,
    };
    const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const;
    const child = spawn(process.execPath, ['dist/server/apps/server/src/main.js'], { env, stdio: [...stdio] });
    return new Product(child, folder, port);
  }

  /** Resolves when it says that it is ready. */
  static async start(folder: string, variables: Record<string, string> = {}): Promise<Product> {
    const product = await Product.spawn(folder, variables);
    const end = new AbortController();
    const message = once(product.child, 'message', end);
    const exit = once(product.child, 'exit', end);
    const [first] = await Promise.race([message, exit]);
    end.abort();
    await Promise.allSettled([message, exit]);
    if (first !== 'ready') throw new Error(`The product does not start: ${product.output}`);
    return product;
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
    return existsSync(file) ? treeOf(Number(readFileSync(file, 'utf8').split('\n')[0])) : [];
  }

  /** kill -9 of this process alone. */
  async kill(): Promise<void> {
    await killAll([this.child.pid ?? 0]);
    await until(() => !this.isRunning, 'the end of the killed process is noticed');
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
