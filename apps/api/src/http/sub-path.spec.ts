import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import express from 'express';
import { OWN_PATHS, serveBelow } from './sub-path.ts';

const app = express().use(serveBelow('/recipes'));
app.get('/login', (_, response) => response.redirect('/recipe/soup'));
app.get('/group', (_, response) => response.redirect('https://example.com/a'));
app.get('/user', (_, response) => {
  response.cookie('session', '1', { path: '/' }).cookie('device', '2', { path: '/api/auth' }).end();
});
app.get(
  '/api/household',
  (_, response) => void response.setHeader('link', '</api/groups>; rel="successor-version"').end(),
);
app.use((request, response) => void response.send(request.originalUrl));

const server = app.listen(0, '127.0.0.1');
afterAll(() => server.close());
beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
});
const ask = async (path: string) => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
};

it.each([
  ['/recipes/', '/'],
  ['/recipes/api/recipes?page=2', '/api/recipes?page=2'],
  ['/recipes/sw.js', '/sw.js'],
  ['/recipes/?search=soup', '/?search=soup'],
  ['/recipes/recipes/tags', '/recipes/tags'],
  ['/recipes/tags', '/recipes/tags'],
  ['/api/recipes', '/api/recipes'],
  ['/recipe/soup', '/recipe/soup'],
])('%s is %s here', async (path, own) => {
  expect(await (await ask(path)).text()).toBe(own);
});

it('adds the slash that relative addresses need', async () => {
  expect((await ask('/recipes')).headers.get('location')).toBe('/recipes/');
});

it('leads to pages below the path, and to other servers as they are', async () => {
  expect((await ask('/recipes/login')).headers.get('location')).toBe('/recipes/recipe/soup');
  expect((await ask('/recipes/group')).headers.get('location')).toBe('https://example.com/a');
});

it('names successors of addresses below the path', async () => {
  expect((await ask('/recipes/api/household')).headers.get('link')).toBe(
    '</recipes/api/groups>; rel="successor-version"',
  );
});

it('keeps cookies below the path', async () => {
  const cookies = (await ask('/recipes/user')).headers.getSetCookie();
  expect(cookies).toEqual(['session=1; Path=/recipes/', 'device=2; Path=/recipes/api/auth']);
});

it('knows the paths of all pages', () => {
  const pages = ['_app', '_account', '_public'].flatMap((folder) => readdirSync(`apps/web/src/routes/${folder}`));
  const first = new Set(pages.map((file) => /^\w[^.]*/.exec(file)?.[0]).filter((name) => name && name !== 'index'));
  expect([...first].filter((name) => !OWN_PATHS.has(name!))).toEqual([]);
});
