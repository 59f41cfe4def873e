import { once } from 'node:events';
import { createServer } from 'node:net';

/** Fails with EADDRINUSE before anything else is started. */
export async function assertFree(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
