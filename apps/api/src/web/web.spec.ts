import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import { redirectForeignAddresses } from './client-redirects.ts';
import { ssrFetch } from './ssr-fetch.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { servePages } from './page-handler.ts';
import { staticFiles } from './static-files.ts';

const running: Server[] = [];
const folders: string[] = [];

async function serve(app: Express): Promise<string> {
  const server = createServer(app).listen(0, '127.0.0.1');
  running.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterAll(() => {
  for (const server of running) server.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('redirects of other apps', () => {
  const app = express().use(redirectForeignAddresses);
  app.use((_request, response) => void response.send('next'));

  it.each([
    ['/g/home/r/pea-soup', '/recipe/pea-soup'],
    ['/g/home/r/pea-soup?edit=true', '/recipe/pea-soup?edit=true'],
    ['/g/home/shared/r/42', '/shared/recipes/42'],
    ['/g/home/recipes/all', '/'],
    ['/g/home', '/'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await fetch((await serve(app)) + from, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
  });

  it('do not apply to other addresses', async () => {
    expect(await (await fetch(`${await serve(app)}/recipe/g`)).text()).toBe('next');
  });
});

describe('in-process API calls', () => {
  const app = express().use(express.json());
  app.get(
    '/api/echo',
    (request, response) => void response.json({ cookie: request.get('cookie'), query: request.query }),
  );
  app.post('/api/echo', (request, response) => void response.status(201).json(request.body));
  app.get('/api/gone', (_request, response) => void response.status(204).end());
  const call = ssrFetch(app);

  it('carry query and headers', async () => {
    const answer = await call(new Request('http://localhost/api/echo?a=1', { headers: { cookie: 'x=y' } }));
    expect(await answer.json()).toEqual({ cookie: 'x=y', query: { a: '1' } });
  });

  it('carry a body and return the status', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': '7' };
    const answer = await call(new Request('http://localhost/api/echo', { method: 'POST', body: '{"a":1}', headers }));
    expect([answer.status, await answer.json()]).toEqual([201, { a: 1 }]);
    expect((await call(new Request('http://localhost/api/gone'))).status).toBe(204);
  });

  it('do not disturb real requests to the same application', async () => {
    const address = await serve(app);
    await call(new Request('http://localhost/api/echo'));
    for (let count = 0; count < 3; count++) expect((await fetch(`${address}/api/echo`)).status).toBe(200);
  });
});

describe('static files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'web-files-'));
  folders.push(folder);
  for (const name of ['assets', '.vite']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'assets/app-1.js'), 'plain');
  writeFileSync(join(folder, 'assets/app-1.js.br'), 'packed');
  writeFileSync(join(folder, 'sw.js'), 'worker');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'assets/gone.js'), 'gone');
  const app = express().use(staticFiles(folder));
  app.use((_request, response) => void response.status(404).end());

  it('with a hash are cached without limit and served compressed if accepted', async () => {
    const answer = await fetch(`${await serve(app)}/assets/app-1.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('respond 304 if unchanged', async () => {
    const address = `${await serve(app)}/sw.js`;
    const etag = (await fetch(address)).headers.get('etag')!;
    expect((await fetch(address, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })).status).toBe(
      304,
    );
  });

  it('respond 404 outside the folder and for hidden files', async () => {
    const address = await serve(app);
    for (const path of ['/.vite/manifest.json', '/..%2f..%2fetc/passwd', '/assets']) {
      expect((await fetch(address + path)).status).toBe(404);
    }
  });

  it('deleted while the server runs end only their own response', async () => {
    const address = await serve(app);
    rmSync(join(folder, 'assets/gone.js'));
    await fetch(`${address}/assets/gone.js`)
      .then((answer) => answer.text())
      .catch(() => undefined);
    expect((await fetch(`${address}/sw.js`)).status).toBe(200);
  });
});

describe('the content security policy', () => {
  it('allows scripts of this page only', () => {
    const policy = contentSecurityPolicy('abc');
    expect(policy).toContain("script-src 'self' 'nonce-abc'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('pages whose rendering fails', () => {
  const failures: string[] = [];
  const onFailure = (error: unknown) => void failures.push(String(error));
  const render = () => Promise.reject(new Error('no page'));
  const files: RequestHandler = (_request, _response, next) => next();
  const app = express();
  app.use(servePages(app, { files, render, development: false }, { baseUrl: 'http://localhost', onFailure }));

  it.each([
    ['de', 'de-DE', 'Seite neu laden'],
    ['ar', 'ar-SA', 'إعادة تحميل الصفحة'],
  ])('are a plain page in the language of the visitor (%s)', async (asked, locale, reload) => {
    const headers = { accept: 'text/html', 'accept-language': asked };
    const answer = await fetch(`${await serve(app)}/recipe/soup`, { headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    const html = await answer.text();
    expect(html).toContain(`lang="${locale}"`);
    expect(html).toContain(reload);
    expect(failures.slice(-2)).toEqual(['Error: no page', 'Error: no page']);
  });
});
