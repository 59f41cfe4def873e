import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';

/**
 * Ends the connections on which nobody waits for an answer when the server begins to close, and from then on. Node would wait for those on
 * which nothing, or half a request, has been said: for ever, since it stops looking at the time then. Browsers open some before they need
 * them.
 */
export class GracefulShutdownAdapter extends ExpressAdapter {
  private readonly quiet = new Set<Socket>();

  override initHttpServer(...parameters: Parameters<ExpressAdapter['initHttpServer']>): void {
    super.initHttpServer(...parameters);
    const server = this.httpServer as Server;
    const add = (socket: Socket) => {
      if (!server.listening) socket.destroy();
      else if (!socket.destroyed) this.quiet.add(socket);
    };
    server.on('connection', (socket: Socket) => {
      add(socket);
      socket.once('close', () => this.quiet.delete(socket));
    });
    server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      this.quiet.delete(socket);
      response.once('close', () => add(socket));
    });
  }

  override async close(): Promise<void> {
    const closed = super.close() as Promise<void> | undefined;
    for (const socket of this.quiet) socket.destroy();
    await closed;
  }
}
