import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import pg from 'pg';
import { Subject } from 'rxjs';
import { DataSource } from 'typeorm';
import { connectionStringOf } from '../connection/data-source.ts';
import { type AnnouncedEvent, outboxChannel } from './outbox.ts';

const RECONNECT_MS = 3_000;

/** `reconnected` means that events may have been missed while the connection was broken. */
export type Announcement = AnnouncedEvent | 'job' | 'reconnected';

/** Listens for events and job requests that any process writes to the outbox. One connection serves all listeners of this process. */
@Injectable()
export class OutboxListener implements OnApplicationShutdown {
  readonly announcements = new Subject<Announcement>();
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private opened: Promise<void> | null = null;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Resolves when the connection listens or after the first failure, which is retried. Later calls join the first. */
  open(): Promise<void> {
    this.timer ??= setInterval(() => void this.reconnect(), RECONNECT_MS).unref();
    return (this.opened ??= this.connect().catch(() => undefined));
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.announcements.complete();
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: connectionStringOf(this.dataSource), keepAlive: true });
    const forget = () => {
      if (this.client === client) this.client = null;
    };
    client.on('error', forget).on('end', forget);
    client.on('notification', ({ payload }) => {
      const event: AnnouncedEvent | 'job' = payload ? JSON.parse(payload) : 'job';
      this.announcements.next(event);
    });
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
      () => this.announcements.next('reconnected'),
      () => undefined,
    );
  }
}
