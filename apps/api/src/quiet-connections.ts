import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Ends the connections of a server on which nobody waits for an answer, when it begins to close and from then on. Node would wait for those
 * on which nothing, or half a request, has been said: for ever, since it stops looking at the time then. Browsers open some before they
 * need them.
 *
 * @returns what is to be called when the server has begun to close
 */
export function endQuietConnections(server: Server): () => void {
  const quiet = new Set<Socket>();
  const add = (socket: Socket) => {
    if (!server.listening) socket.destroy();
    else if (!socket.destroyed) quiet.add(socket);
  };
  server.on('connection', (socket: Socket) => {
    add(socket);
    socket.once('close', () => quiet.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    quiet.delete(socket);
    response.once('close', () => add(socket));
  });
  return () => quiet.forEach((socket) => socket.destroy());
}
