import type { Response } from 'express';
import type { AnnouncedEvent } from '#persistence';

/** Unsent bytes at which a slow browser is disconnected; it reconnects and requests what it has missed. */
const MAX_UNREAD_BYTES = 256 * 1024;

/** Server-sent events (HTML Living Standard, 9.2) to one client. */
export class EventStream {
  constructor(private readonly response: Response) {
    response.status(200).set({
      'content-type': 'text/event-stream; charset=utf-8',
      // no-transform prevents compression and proxies from buffering events
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    response.flushHeaders();
  }

  /** Sets the client's reconnection delay in milliseconds. */
  retry(milliseconds: number): void {
    this.write(`retry: ${milliseconds}\n\n`);
  }

  send({ id, type, data }: AnnouncedEvent, details: object = {}): void {
    const { id: rowId, version, slug, isFavorite, items, deletedItems } = data ?? {};
    const change = { type, id: rowId, version, slug, isFavorite, items, deletedItems, ...details };
    this.write(`id: ${id}\ndata: ${JSON.stringify(change)}\n\n`);
  }

  /** Tells the client that it has missed changes and has to reload its data. */
  reset(): void {
    this.write('event: reset\ndata: {}\n\n');
  }

  /** Sends a comment, which keeps proxies from closing an idle connection. */
  beat(): void {
    this.write(':\n\n');
  }

  end(): void {
    this.response.end();
  }

  private write(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    this.response.write(text);
    if (this.response.writableLength > MAX_UNREAD_BYTES) this.response.destroy();
  }
}
