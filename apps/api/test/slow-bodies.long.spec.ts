import { connect } from 'node:net';
import { setUp, startApp, type TestApp } from './support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
  await setUp(test.url);
});
afterAll(() => test.stop());

/** Sends a head and then a few bytes of the body again and again. @returns what came back, when the other end has closed */
function send(bytes: number, everyMs: number, total: number): Promise<string> {
  const { hostname, port } = new URL(test.url);
  return new Promise((resolve, reject) => {
    let answer = '';
    let sent = 0;
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `POST /api/auth/token HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${total}\r\n\r\n`,
      ),
    );
    const drip = setInterval(() => {
      const size = Math.min(bytes, total - sent);
      sent += size;
      if (size) socket.write('a'.repeat(size));
    }, everyMs);
    socket.on('data', (chunk) => (clearInterval(drip), (answer += String(chunk))));
    socket.on('close', () => (clearInterval(drip), resolve(answer)));
    // the other end closed while data was under way; the response has arrived by then
    socket.on('error', (error: NodeJS.ErrnoException) => error.code === 'ECONNRESET' || reject(error));
  });
}

it('a body that hardly arrives is ended, one that goes on arriving is not', async () => {
  const [slow, steady] = await Promise.all([send(1, 500, 1000), send(4000, 1000, 40_000)]);
  expect(slow).toContain('HTTP/1.1 408 ');
  expect(steady).toMatch(/^HTTP\/1\.1 4(?!08)\d\d /);
});
