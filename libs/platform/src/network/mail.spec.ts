import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Environment } from '../environment.ts';
import { Mail } from './mail.ts';
import { Storage } from '../storage.ts';

const environment = new Environment();
environment.DATA_DIR = mkdtempSync(join(tmpdir(), 'mail-'));
environment.BASE_URL = 'https://kitchen.example';
afterAll(() => rmSync(environment.DATA_DIR, { recursive: true }));
const storage = new Storage(environment);
const message = {
  to: 'cook@example.org',
  locale: 'de-DE',
  template: 'resetPassword',
  params: { username: '<b>cook</b>' },
  path: '/reset-password?token=abc&x=1',
} as const;

/** A minimal SMTP server for one mail. */
async function smtpServer() {
  const received: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (inData) {
        if (text.endsWith('\r\n.\r\n')) socket.write('250 queued\r\n');
        inData = !text.endsWith('\r\n.\r\n');
      } else if (/^DATA/i.test(text)) {
        inData = true;
        socket.write('354 go\r\n');
      } else socket.write(/^QUIT/i.test(text) ? '221 bye\r\n' : '250 ok\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, received, close: () => server.close() };
}

describe('mail', () => {
  it('is not sent without a mail server, and written to a file for development', async () => {
    const without = new Mail(environment, storage);
    expect(without.isConfigured).toBe(false);
    await without.send(message);
    expect(await storage.list('mail')).toEqual([]);
    const mail = new Mail(Object.assign(new Environment(), environment, { MAIL_TO_FILES: true }), storage);
    await mail.send({ ...message, id: 'job 1' });
    const [name = ''] = await storage.list('mail');
    const file = (await storage.read(`mail/${name}`))?.toString() ?? '';
    expect(mail.isConfigured).toBe(true);
    expect(file).toMatch(/Message-ID: <[0-9a-f]{32}@kitchen\.example>/);
    expect(file).toContain('Auto-Submitted: auto-generated');
    expect(file).toContain('To: cook@example.org');
    expect(file).toContain('https://kitchen.example/reset-password?token=3Dabc');
    expect(file).toContain('&lt;b&gt;cook&lt;/b&gt;');
  });

  it('is sent by SMTP', async () => {
    const server = await smtpServer();
    const smtp = Object.assign(new Environment(), environment, {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: server.port,
      SMTP_AUTH_STRATEGY: 'NONE',
    });
    await new Mail(smtp, storage).send(message);
    server.close();
    expect(server.received.join('')).toMatch(/RCPT TO:<cook@example.org>[\s\S]*Subject: .*Passwort/);
  });
});
