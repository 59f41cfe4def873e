import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { Environment } from '../environment.ts';
import { GuardedFetch } from './guarded-fetch.ts';
import { isPublicAddress } from './network-address.ts';

type Route = (request: IncomingMessage, response: ServerResponse) => void;

const redirect =
  (to: string): Route =>
  (_request, response) =>
    void response.writeHead(302, { location: to }).end();

const routes: Record<string, Route> = {
  '/page': (_request, response) =>
    void response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>soup</p>'),
  '/headers': (request, response) => void response.end(JSON.stringify(request.headers)),
  '/gzip': (_request, response) => void response.setHeader('content-encoding', 'gzip').end(gzipSync('soup')),
  '/brotli': (_request, response) => void response.setHeader('content-encoding', 'br').end(brotliCompressSync('soup')),
  '/broken': (_request, response) => void response.setHeader('content-encoding', 'gzip').end('not gzip'),
  '/bomb': (_request, response) =>
    void response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(20_000_000))),
  '/large': (_request, response) => void response.end(Buffer.alloc(2_000_000)),
  '/silent': () => undefined,
  '/hangup': (request) => void request.socket.destroy(),
  '/missing': (_request, response) => void response.writeHead(404).end('gone'),
  '/to-page': redirect('/page'),
  '/loop': redirect('/loop'),
  '/to-private': redirect('http://127.0.0.1:80/'),
  '/to-name': redirect('http://localhost/'),
  '/to-file': redirect('file:///etc/passwd'),
  '/cookie': (request, response) => {
    if (request.headers.cookie === 'seen=1') response.end('in');
    else response.writeHead(302, { location: '/cookie', 'set-cookie': 'seen=1; Path=/' }).end();
  },
};
for (let n = 0; n < 8; n++) routes[`/hop/${n}`] = redirect(`/hop/${n + 1}`);

let server: Server;
let base: string;
const environment = new Environment();
const guarded = new GuardedFetch(environment);

beforeAll(async () => {
  server = createServer((request, response) => routes[request.url ?? '']?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  environment.FETCH_ALLOWED_HOSTS = [new URL(base).host];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const failure = (url: string, options = {}) =>
  guarded.get(url, options).then(
    () => 'no failure',
    (error: { status: number; key: string }) => `${error.status} ${error.key}`,
  );

describe('guarded fetch', () => {
  it('reads a page from an allowed host', async () => {
    const page = await guarded.get(`${base}/page`);
    expect(page).toMatchObject({ status: 200, url: `${base}/page`, contentType: 'text/html' });
    expect(page.body.toString()).toBe('<p>soup</p>');
  });

  it('sends the headers of a browser', async () => {
    const { body } = await guarded.get(`${base}/headers`, { accept: 'image/*' });
    const sent = JSON.parse(body.toString()) as Record<string, string>;
    expect(sent['user-agent']).toMatch(/^Mozilla/);
    expect(sent['accept']).toBe('image/*');
  });

  it.each(['/gzip', '/brotli'])('undoes compression: %s', async (path) => {
    expect((await guarded.get(base + path)).body.toString()).toBe('soup');
  });

  it('follows redirects and returns the final address', async () => {
    expect(await guarded.get(`${base}/to-page`)).toMatchObject({ status: 200, url: `${base}/page` });
  });

  it('keeps cookies within a chain of redirects', async () => {
    expect((await guarded.get(`${base}/cookie`)).body.toString()).toBe('in');
  });

  it('returns error statuses', async () => {
    expect(await guarded.get(`${base}/missing`)).toMatchObject({ status: 404 });
  });

  it.each([
    ['/loop', '400 fetch.redirects'],
    ['/hop/0', '400 fetch.redirects'],
    ['/to-private', '400 fetch.refused'],
    ['/to-name', '400 fetch.failed'],
    ['/to-file', '400 fetch.refused'],
    ['/hangup', '400 fetch.failed'],
    ['/broken', '400 fetch.failed'],
    ['/bomb', '400 fetch.tooLarge'],
  ])('refuses %s with %s', async (path, expected) => {
    expect(await failure(base + path)).toBe(expected);
  });

  it('limits bytes and time', async () => {
    expect(await failure(`${base}/large`, { maxBytes: 1_000_000 })).toBe('400 fetch.tooLarge');
    expect(await failure(`${base}/silent`, { timeoutMs: 100 })).toBe('408 fetch.timeout');
  });

  it.each([
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://10.1.2.3/',
    'http://169.254.169.254/latest',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://93.184.215.14:22/',
    'http://user:password@93.184.215.14/',
    'ftp://93.184.215.14/',
    'file:///etc/passwd',
    'soup',
    '',
  ])('refuses %s', async (url) => {
    expect(await failure(url)).toBe('400 fetch.refused');
  });

  it('leaves no timeout behind for an invalid address', async () => {
    const unhandled = jest.fn();
    process.once('unhandledRejection', unhandled);
    await failure('soup', { timeoutMs: 10 });
    await sleep(50);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('does not open other ports of an allowed host', async () => {
    expect(await failure('http://127.0.0.1:1/')).toBe('400 fetch.refused');
  });

  it.each(['http://no-such-host.invalid/', 'http://localhost/'])(
    'does not tell whether %s is unknown or a name of this network',
    async (url) => {
      expect(await failure(url)).toBe('400 fetch.failed');
    },
  );
});

describe('public addresses', () => {
  it.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '64:ff9b::8.8.8.8'])(
    'include %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.1.1',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '0.0.0.0',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '::ffff:8.8.8.8',
    '64:ff9b::10.0.0.1',
    '2002:7f00:1::',
    'nonsense',
  ])('do not include %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
