import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import pg from 'pg';
import { Subject } from 'rxjs';
import { DataSource } from 'typeorm';
import { type AnnouncedEvent, outboxChannel } from './outbox.ts';

const RECONNECT_MS = 3_000;

/**
 * Listens for events that any process writes to the outbox. One connection serves all listeners of this process.
 * `undefined` means that there may be something new: a job, or events that were missed while the connection was broken.
 */
@Injectable()
export class OutboxListener implements OnApplicationShutdown {
  readonly announcements = new Subject<AnnouncedEvent | undefined>();
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isOpen = false;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Resolves once the connection listens. Later calls do nothing. */
  async open(): Promise<void> {
    if (this.isOpen) return;
    this.isOpen = true;
    await this.connect();
    this.timer = setInterval(() => void this.reconnect(), RECONNECT_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.announcements.complete();
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const { extra } = this.dataSource.options as { extra?: { connectionString?: string } };
    const client = new pg.Client({ connectionString: extra?.connectionString, keepAlive: true });
    const forget = () => {
      if (this.client === client) this.client = null;
    };
    client.on('error', forget).on('end', forget);
    client.on('notification', ({ payload }) =>
      this.announcements.next(payload ? (JSON.parse(payload) as AnnouncedEvent) : undefined),
    );
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${outboxChannel}`);
    } catch (error) {
      forget();
      throw error;
    }
  }

  private async reconnect(): Promise<void> {
    if (this.client) return;
    await this.connect().then(
      () => this.announcements.next(undefined),
      () => undefined,
    );
  }
}
