import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { idleErrorOptions } from './broken-connections.ts';

/** Encodes a message of PostgreSQL's protocol: type, length including itself, content. */
function message(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
}
const signedIn = message('R', Buffer.alloc(4));
const ready = message('Z', Buffer.from('I'));
const goesDown = message('E', Buffer.from('SFATAL\0C57P02\0Mthe server goes down\0\0'));

it('survives a server that shuts down right after accepting a connection', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([signedIn, ready, goesDown])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'any', database: 'any', ...idleErrorOptions });
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect();
    await expect(client.query('SELECT 1')).rejects.toThrow();
    client.release(true);
  } finally {
    await pool.end();
    server.close();
  }
});
