import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '#testing/eventually';
import { setUp } from './account.ts';
import { ImportModel } from './import-model.ts';
import { type Call, Model } from './model.ts';
import { killAll, signal } from './processes.ts';
import { freePort } from '#testing/free-port';
import { newDataFolder, Product } from './product.ts';
import { type SlowSite, startSlowSite } from './site.ts';

const HANDS = 6;
const PATIENCE_MS = 30_000;
/** A page takes this long, so that jobs run at every fault. */
const PAGE_MS = 300;
/** So much is written between two faults at least, so that there is something to lose. */
const WRITES_BETWEEN = 10;

export interface ChaosOptions {
  kills: number;
  /** How long PostgreSQL and Redis are away, the disk is full, and the data folder read-only. */
  pauseMs: number;
  /** Kills between two comparisons with the model. */
  checkEvery: number;
  log?: (line: string) => void;
}

export interface ChaosResult {
  kills: Record<string, number>;
  acknowledged: number;
  /** Pages of the imports that were accepted. */
  acceptedPages: number;
  /** Acknowledged changes and accepted pages that are missing, partial changes, and tasks without an end. */
  lost: string[];
  /** Answers of unexpected errors. */
  faults: string[];
}

/**
 * The product and one more worker on a disk of its own, where that may be mounted, with a queue on Redis, where that is installed;
 * something happens to them again and again.
 */
export class Chaos {
  private readonly folder = newDataFolder();
  private readonly disk = join(this.folder, 'disk');
  private readonly data = join(this.disk, 'data');
  private readonly isMounted: boolean;
  private readonly hasRedis = spawnSync('redis-server', ['--version']).status === 0;
  private redis: ChildProcess | null = null;
  private redisPort = 0;
  private site: SlowSite;
  private imports: ImportModel;
  private readonly model = new Model();
  private readonly kills: Record<string, number> = {};
  private product: Product;
  private worker: Product | null = null;
  private token = '';

  constructor(private readonly options: ChaosOptions) {
    mkdirSync(this.disk);
    this.isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=900m,mode=755', 'tmpfs', this.disk]).status === 0;
  }

  async run(): Promise<ChaosResult> {
    try {
      await this.startAll();
      await setUp(this.product.url);
      await this.signIn();
      const lost: string[] = [];
      for (let done = 0; done < this.options.kills && !lost.length;) {
        const kills = Math.min(this.options.checkEvery, this.options.kills - done);
        await this.round(kills);
        done += kills;
        lost.push(...(await this.imports.differences(this.read)), ...(await this.model.differences(this.read)));
        this.options.log?.(
          `${done} kills: ${JSON.stringify(this.kills)}, ${this.model.acknowledged} writes acknowledged, ${this.imports.acceptedPages} pages accepted, ${lost.length} lost, ${this.model.faults.length} unexpected errors`,
        );
      }
      const { acknowledged, faults } = this.model;
      return { kills: this.kills, acknowledged, acceptedPages: this.imports.acceptedPages, lost, faults };
    } finally {
      await this.stopAll();
    }
  }

  /** Writers write all the time, also while things are killed. */
  private async round(kills: number): Promise<void> {
    const controller = new AbortController();
    const writing = Promise.all([
      this.imports.write(this.call, controller.signal),
      ...Array.from({ length: HANDS }, () => this.model.write(this.call, controller.signal)),
    ]);
    try {
      await this.strike(kills);
    } finally {
      controller.abort();
      await writing;
    }
  }

  private async strike(kills: number): Promise<void> {
    const faults = this.faults();
    for (let n = 0; n < kills; n++) {
      const before = this.model.acknowledged;
      await eventually(() => this.model.acknowledged >= before + WRITES_BETWEEN, 'something to lose', 120_000);
      const at = Object.values(this.kills).reduce((sum, count) => sum + count, 0);
      const [name, fault] = faults[at % faults.length]!;
      await fault();
      this.options.log?.(`${name} ${at + 1}`);
      this.kills[name] = (this.kills[name] ?? 0) + 1;
    }
    await eventually(() => this.isReady(), 'it is ready behind the last one', 60_000);
  }

  private faults(): [string, () => Promise<void>][] {
    const faults: [string, () => Promise<void>][] = [
      ['PostgreSQL', () => killAll(this.product.postgres)],
      ['product', () => this.restart(() => this.product.kill())],
      ['worker', () => this.restartWorker()],
      ['everything', () => this.restart(() => killAll(this.product.tree))],
      ['PostgreSQL', () => killAll(this.product.postgres)],
      ['PostgreSQL stopped', () => this.pausePostgres()],
      ['product', () => this.restart(() => this.product.kill())],
      ['PostgreSQL', () => killAll(this.product.postgres.slice(0, 1))],
    ];
    if (this.hasRedis) faults.push(['Redis away', () => this.stopRedis()]);
    if (this.isMounted)
      faults.push(['disk full', () => this.fillDisk()], ['folder read-only', () => this.makeDataReadOnly()]);
    return faults;
  }

  private async restart(kill: () => Promise<void>): Promise<void> {
    await kill();
    await this.startProduct();
  }

  private async restartWorker(): Promise<void> {
    await this.worker?.kill();
    await eventually(() => this.isReady(), 'the database is there for the worker', 60_000);
    this.worker = await this.startWorker();
  }

  private async pausePostgres(): Promise<void> {
    const pids = this.product.postgres;
    for (const pid of pids) signal(pid, 'SIGSTOP');
    await sleep(this.options.pauseMs);
    for (const pid of pids) signal(pid, 'SIGCONT');
    await eventually(() => this.isReady(), 'it goes on', 60_000);
  }

  /** PostgreSQL is killed as well: it can only start when there is space. */
  private async fillDisk(): Promise<void> {
    const { bavail, bsize } = statfsSync(this.disk);
    const filler = join(this.disk, 'filler');
    try {
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    } catch (error) {
      // others were faster with the last of the space
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
    await sleep(this.options.pauseMs / 2);
    await killAll(this.product.postgres.slice(0, 1));
    await sleep(this.options.pauseMs / 2);
    rmSync(filler);
    await eventually(() => this.isReady(), 'there is space again', 60_000);
  }

  private async stopRedis(): Promise<void> {
    await killAll([this.redis?.pid ?? 0]);
    await sleep(this.options.pauseMs);
    this.startRedis();
  }

  /** PostgreSQL keeps on: it stays in the folder as it was before. */
  private async makeDataReadOnly(): Promise<void> {
    execFileSync('mount', ['--bind', this.data, this.data]);
    execFileSync('mount', ['-o', 'remount,ro,bind', this.data]);
    await sleep(this.options.pauseMs);
    execFileSync('umount', ['--lazy', this.data]);
    await eventually(() => this.isReady(), 'the folder is writable again', 60_000);
  }

  private startRedis(): void {
    const options = ['--port', String(this.redisPort), '--bind', '127.0.0.1', '--dir', this.folder];
    this.redis = spawn('redis-server', [...options, '--appendonly', 'yes', '--appendfsync', 'always'], {
      stdio: 'ignore',
    });
  }

  private async startAll(): Promise<void> {
    this.site = await startSlowSite(PAGE_MS);
    this.imports = new ImportModel(this.site);
    if (this.hasRedis) {
      this.redisPort = await freePort();
      this.startRedis();
    }
    await this.startProduct();
    this.worker = await this.startWorker();
  }

  private async startProduct(): Promise<void> {
    this.product = await Product.start(this.data, this.variables);
  }

  private get variables(): Record<string, string> {
    const REDIS_URL = `redis://127.0.0.1:${this.redisPort}`;
    return { LOG_LEVEL: 'silent', FETCH_ALLOWED_HOSTS: this.site.host, ...(this.hasRedis && { REDIS_URL }) };
  }

  private startWorker(): Promise<Product> {
    const DATABASE_URL = this.product.databaseUrl;
    return Product.start(this.data, { ...this.variables, PROCESS: 'worker', DATABASE_URL });
  }

  private async stopAll(): Promise<void> {
    await this.worker?.kill();
    await this.product?.stop();
    this.redis?.kill('SIGKILL');
    this.site?.stop();
    if (this.isMounted) execFileSync('umount', ['--lazy', this.disk]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async signIn(): Promise<void> {
    const body = new URLSearchParams({ username: 'ada', password: 'correct horse' });
    const answer = await fetch(`${this.product.url}/api/auth/token`, { method: 'POST', body });
    this.token = ((await answer.json()) as { access_token: string }).access_token;
  }

  private readonly call: Call = async (method, path, body) => {
    try {
      const response = await fetch(`${this.product.url}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, data: (await response.json()) as unknown };
    } catch {
      return { status: 0, data: null };
    }
  };

  /** Repeats a read until it succeeds, since it is compared. */
  private readonly read: Call = (method, path) =>
    eventually(async () => {
      const answer = await this.call(method, path);
      return answer.status === 200 || answer.status === 404 ? answer : null;
    }, `${path} is read`);

  private isReady(): Promise<boolean> {
    return fetch(`${this.product.url}/api/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
