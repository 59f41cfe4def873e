import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { sendCompressed } from './compress.ts';

const long = 'Linsensuppe – عدس\n'.repeat(200);
let server: Server;
let address: string;

beforeAll(async () => {
  const app = express();
  app.get('/long', (request, response) => sendCompressed(request, response, long));
  app.get('/short', (request, response) => sendCompressed(request, response, 'soup'));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it.each([
  ['/long', 'gzip, deflate, br', 'br', long],
  ['/long', 'gzip', 'gzip', long],
  ['/long', 'identity', null, long],
  ['/long', 'br;q=0, gzip;q=0', null, long],
  ['/short', 'gzip, br', null, 'soup'],
])('sends all of %s to a client that accepts %s, with the encoding %s', async (path, accepted, encoding, text) => {
  const answer = await fetch(address + path, { headers: { 'accept-encoding': accepted, connection: 'close' } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  expect(await answer.text()).toBe(text);
});
