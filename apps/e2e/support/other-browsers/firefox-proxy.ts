/**
 * Starts Firefox for Playwright and passes WebDriver BiDi on. Playwright 1.64 sends a command that Firefox before 154 refuses;
 * it is answered here. Preferences of the profile stand in for it.
 */
import { spawn } from 'node:child_process';
import { type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { isObject } from './browser.ts';

const ANSWERED = 'emulation.setMediaFeaturesOverride';

const firefox = spawn('firefox-esr', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal));

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
let firefoxAddress = '';

createInterface({ input: firefox.stderr }).on('line', (line) => {
  firefoxAddress ||= /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1] ?? '';
  const { port } = server.address() as AddressInfo;
  process.stderr.write(`${line.replace(firefoxAddress || /$^/, `ws://127.0.0.1:${port}`)}\n`);
});

server.on('connection', (playwright) => {
  const bidi = new WebSocket(`${firefoxAddress}/session`);
  const isOpen = new Promise<void>((resolve) => bidi.once('open', () => resolve()));
  playwright.on('message', (data) => void isOpen.then(() => forward(data)));
  bidi.on('message', (data) => playwright.send(textOf(data)));
  playwright.once('close', () => bidi.close());
  bidi.once('close', () => playwright.close());

  function forward(data: RawData): void {
    const text = textOf(data);
    const command: unknown = text.includes(ANSWERED) ? JSON.parse(text) : undefined;
    if (isObject(command) && command['method'] === ANSWERED)
      playwright.send(JSON.stringify({ type: 'success', id: command['id'], result: {} }));
    else bidi.send(text);
  }
});

function textOf(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString() : Buffer.concat([data].flat() as Buffer[]).toString();
}
