import type { Socket } from 'node:net';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import pg from 'pg';
import { BehaviorSubject } from 'rxjs';
import { DataSource } from 'typeorm';
import { connectionStringOf } from './data-source.ts';

const INTERVAL_MS = 500;
/** Together with the interval, requests fail within three seconds after the database is gone. */
const TIMEOUT_MS = 2_000;

/**
 * Checks the database twice a second over a separate connection. A stopped server accepts connections without ever answering, so
 * requests would wait without limit; slow queries are not mistaken for that.
 */
@Injectable()
export class DatabaseHealth implements OnApplicationBootstrap, OnApplicationShutdown {
  /** Emits false while the database does not answer. */
  readonly isAvailable = new BehaviorSubject(true);
  private client: pg.Client | null = null;
  private stopped = false;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    this.isAvailable.complete();
    this.dropConnection();
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      const isAvailable = await this.checkConnection();
      if (!isAvailable) this.dropConnection();
      if (!this.stopped && isAvailable !== this.isAvailable.value) this.isAvailable.next(isAvailable);
      await delay(INTERVAL_MS, undefined, { ref: false });
    }
  }

  private async checkConnection(): Promise<boolean> {
    const answer = this.query().then(
      () => true,
      () => false,
    );
    const timeout = delay(TIMEOUT_MS, undefined, { ref: false })
      // an answer that arrived while this process was busy counts
      .then(async () => setImmediate())
      .then(() => setImmediate(false));
    return Promise.race([answer, timeout]);
  }

  private async query(): Promise<void> {
    if (!this.client) {
      const client = new pg.Client({ connectionString: connectionStringOf(this.dataSource) });
      this.client = client;
      client.on('error', () => undefined);
      await client.connect();
    }
    await this.client.query('SELECT 1');
  }

  /** Drops the connection without the closing handshake, which would need an answer. */
  private dropConnection(): void {
    const { client } = this;
    this.client = null;
    // pg declares its socket only for its own use
    const { connection }: { connection?: { stream?: Socket } } = Object(client);
    connection?.stream?.destroy();
  }
}
