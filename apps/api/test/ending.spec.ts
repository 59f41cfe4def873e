import { type EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { startApp } from './support/app.ts';

/** A connection on which a text has been sent, and what comes back on it until it ends. */
async function say(url: string, text: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  let heard = '';
  socket.on('data', (chunk) => (heard += String(chunk)));
  socket.write(text);
  return { heard: once(socket, 'close').then(() => heard), socket };
}

const question = 'GET /api/app/about HTTP/1.1\r\nHost: tureen\r\n';

it('waits for no connection on which nobody waits for an answer', async () => {
  const { url, stop } = await startApp();
  const silent = await say(url, '');
  const halfway = await say(url, question);
  const answered = await say(url, `${question}\r\n`);
  await once(answered.socket, 'data');
  const again = await say(url, `${question}\r\n`);
  await once(again.socket, 'data');
  again.socket.write(question);
  await stop();
  expect(await Promise.all([silent.heard, halfway.heard])).toEqual(['', '']);
  expect(await answered.heard).toMatch(/^HTTP\/1.1 200 /);
  expect((await again.heard).match(/HTTP\/1.1/g)).toHaveLength(1);
});

it('answers what has been asked before the end', async () => {
  const { app, url, stop } = await startApp();
  const asked = once(app.getHttpServer() as EventEmitter, 'request');
  const { heard } = await say(url, `${question}\r\n`);
  await asked;
  const ended = stop();
  expect(await heard).toMatch(/^HTTP\/1.1 200 [^]*"version"/);
  await ended;
});
