import type { Response } from 'express';
import type { AnnouncedEvent } from '#persistence';

/** When this many bytes wait for a slow browser, it is disconnected. It comes back and asks for what it has missed. */
const MOST_UNREAD_BYTES = 256 * 1024;

/** Server-sent events (HTML Living Standard, 9.2) to one client. */
export class EventStream {
  constructor(private readonly response: Response) {
    response.status(200).set({
      'content-type': 'text/event-stream; charset=utf-8',
      // no-transform keeps the compression, and proxies, from holding events back
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    response.flushHeaders();
  }

  /** How long a client waits before it comes back, in milliseconds. */
  retry(milliseconds: number): void {
    this.write(`retry: ${milliseconds}\n\n`);
  }

  send({ id, type, data }: AnnouncedEvent): void {
    const { id: of, version, slug, isFavorite } = data ?? {};
    this.write(`id: ${id}\ndata: ${JSON.stringify({ type, id: of, version, slug, isFavorite })}\n\n`);
  }

  /** Tells the client that it has missed changes, so everything it holds may be outdated. */
  reset(): void {
    this.write('event: reset\ndata: {}\n\n');
  }

  /** Keeps proxies from ending a connection on which nothing happens. */
  beat(): void {
    this.write(':\n\n');
  }

  end(): void {
    this.response.end();
  }

  private write(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    this.response.write(text);
    if (this.response.writableLength > MOST_UNREAD_BYTES) this.response.destroy();
  }
}
