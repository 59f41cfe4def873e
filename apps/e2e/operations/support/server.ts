import { rmSync } from 'node:fs';
import type { TureenClient } from '#client';
import { setUp, signIn } from './account.ts';
import { killAll } from './processes.ts';
import { newDataFolder, Product } from './product.ts';

/** A data folder with the product that runs on it, and its administrator, who is signed in. */
export class Server {
  readonly folder = newDataFolder();
  product: Product;
  api: TureenClient;
  /** The client of the running server, across restarts. */
  readonly current = () => this.api;
  private isSetUp = false;

  constructor(private readonly variables: Record<string, string> = {}) {}

  /** Stays valid after `stop()`: a second server is started on the same data folder. */
  async start(): Promise<void> {
    this.product = await Product.start(this.folder, this.variables);
    if (!this.isSetUp) await setUp(this.product.url);
    this.isSetUp = true;
    this.api = await signIn(this.product.url);
  }

  /** kill -9 of all its processes, then a start. */
  async dies(): Promise<void> {
    await killAll([...this.product.tree, ...this.product.postgres]);
    await this.start();
  }

  async end(): Promise<void> {
    if (this.isSetUp) await this.product.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
