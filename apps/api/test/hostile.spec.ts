import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Person, setUp, signIn, startApp, type TestApp } from './support/app.ts';

let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  admin = await setUp(test.url);
});
afterAll(() => test.stop());

const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

const form = (fields: string) =>
  fetch(`${test.url}/api/auth/token`, { method: 'POST', body: new URLSearchParams(fields) });

async function send(method: string, path: string, body: string, token = admin.token) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(test.url + path, { method, headers, body });
  const { detail } = (await response.json()) as { detail?: { message: string; errors?: Record<string, string[]> } };
  return { status: response.status, ...detail };
}

describe('names that every object has', () => {
  it.each(INHERITED)('a form with the value %s leaves everything as it was', async (name) => {
    const wrong = await form(`username=ada&password=wrong&remember_me=${name}`);
    expect(wrong.status).toBe(422);
    expect((await signIn(test.url, 'ada')).id).toBe(admin.id);
    expect(Object.hasOwn(Object.prototype, 'constructor')).toBe(true);
  });

  it.each(INHERITED)('neither keys nor values of %s are looked up', async (name) => {
    const query = `${name}=1&orderBy=${name}&queryFilter=${name} = 1&orderDirection=${name}&page=${name}`;
    for (const path of ['recipes', 'groups/cookbooks', 'foods', 'users'])
      expect((await fetch(`${test.url}/api/${path}?${query}`, { headers })).status).toBe(422);
    const media = await fetch(`${test.url}/api/media/recipes/${admin.id}/images/${name}`, { headers });
    expect(media.status).toBe(404);
  });

  it('such keys of free-form JSON are dropped', async () => {
    const { data: slug } = await admin.api.POST('/recipes', { body: { name: 'Keys' } });
    const body = '{"extras":{"__proto__":"a","constructor":"b","const\\u0000ructor":"c","prototype":"d","kept":"e"}}';
    expect((await send('PATCH', `/api/recipes/${slug}`, body)).status).toBe(200);
    const { data: recipe } = await admin.api.GET('/recipes/{slug}', { params: { path: { slug: slug } } });
    expect(recipe.extras).toEqual({ kept: 'e' });
  });

  const headers = {
    get authorization() {
      return `Bearer ${admin.token}`;
    },
  };
});

describe('requests that servers and proxies read differently', () => {
  /** Sends bytes and returns the statuses of all answers. */
  const exchange = async (lines: string[]) => {
    const { hostname, port } = new URL(test.url);
    const socket = connect(Number(port), hostname);
    socket.write(lines.join('\r\n'));
    const answers = await text(socket);
    return [...answers.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
  };
  const hidden = ['GET /api/app/about HTTP/1.1', 'host: localhost', 'connection: close', '', ''];

  it.each([
    ['two framings', ['content-length: 5', 'transfer-encoding: chunked']],
    ['two lengths', ['content-length: 5', 'content-length: 6']],
    ['a framing nobody has', ['transfer-encoding: chunked, identity']],
    ['a space before the colon', ['content-length : 5']],
  ])('%s are refused, and what follows is no request', async (_, headers) => {
    const start = ['POST /api/auth/token HTTP/1.1', 'host: localhost', ...headers, '', '0', '', ''];
    expect(await exchange([...start, ...hidden])).toEqual([400]);
  });

  it('the method is that of the request, whatever a header or the query says', async () => {
    const { data: slug } = await admin.api.POST('/recipes', { body: { name: 'Methods' } });
    const path = `${test.url}/api/recipes/${slug}`;
    const names = ['x-http-method-override', 'x-http-method', 'x-method-override'];
    const override = Object.fromEntries(names.map((name) => [name, 'DELETE']));
    const authorization = `Bearer ${admin.token}`;
    const ask = (method: string) =>
      fetch(`${path}?_method=DELETE`, { method, headers: { authorization, ...override } });
    expect([(await ask('POST')).status, (await ask('GET')).status]).toEqual([405, 200]);
    expect((await admin.api.GET('/recipes/{slug}', { params: { path: { slug } } })).response.status).toBe(200);
  });
});

describe('addresses', () => {
  it('another spelling of /api is no API', async () => {
    expect((await fetch(`${test.url}/API/app/about`)).status).toBe(404);
    expect((await fetch(`${test.url}/api/App/about`)).status).toBe(404);
  });

  it.each(['/docs', '/docs/', '/docs/index.html'])('%s shows this API and runs no scripts of others', async (path) => {
    const response = await fetch(test.url + path);
    expect(await response.text()).toContain('"url":"/api/openapi.json"');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'; script-src 'self' 'nonce-");
    expect((await fetch(`${test.url}/docs/other`)).status).toBe(404);
  });

  it('guides of the API are pages without scripts that link to each other', async () => {
    const response = await fetch(`${test.url}/docs/guides/webhooks`);
    const html = await response.text();
    expect(html).toContain('<h1 id="webhooks">Webhooks</h1>');
    expect(html).toContain('<a href="variables">variables</a>');
    expect(html).not.toMatch(/<script|\.md"|\.\.\//);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-");
    for (const [, name] of html.matchAll(/<a href="([\w-]+)"/g))
      expect((await fetch(`${test.url}/docs/guides/${name}`)).status).toBe(200);
    for (const path of ['install', '..%2Finstall', 'first-call.md', ''])
      expect((await fetch(`${test.url}/docs/guides/${path}`)).status).toBe(404);
  });

  it('a name that cannot be seen is none', async () => {
    const { data: slug } = await admin.api.POST('/recipes', { body: { name: 'Seen' } });
    const copy = (name: string) => send('POST', `/api/recipes/${slug}/duplicate`, JSON.stringify({ name }));
    expect(await copy('\u200b\u2060')).toMatchObject({ status: 422, errors: { name: [expect.anything()] } });
    expect((await copy(' ')).status).toBe(201);
  });
});

describe('a body that is small to send and long to read', () => {
  let slug: string;
  beforeAll(async () => {
    slug = (await admin.api.POST('/recipes', { body: { name: 'Long' } })).data;
  });
  const patch = (body: string) => send('PATCH', `/api/recipes/${slug}`, body);

  it('more entries than the contract allows are refused by the name of their list', async () => {
    const { status, errors } = await patch(JSON.stringify({ notes: Array.from({ length: 20_000 }, () => ({})) }));
    expect(status).toBe(422);
    expect(errors).toMatchObject({ notes: [expect.stringMatching(/200/)] });
  });

  it('more keys than the contract allows are refused', async () => {
    const extras = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`key${index}`, '']));
    const { status, errors } = await patch(JSON.stringify({ extras }));
    expect(status).toBe(422);
    expect(errors).toMatchObject({ extras: [expect.stringMatching(/200/)] });
  });

  it.each([
    ['600,000 empty notes', `{"notes":[${'{},'.repeat(599_999)}{}]}`],
    ['100,000 keys', `{"extras":{${Array.from({ length: 100_000 }, (_, index) => `"${index}":""`).join()}}}`],
    ['5,000 levels', `{"extras":${'{"a":'.repeat(5000)}1${'}'.repeat(5001)}`],
    ['brackets alone', '['.repeat(1_900_000)],
  ])('%s are refused before anything is made of them', async (_, body) => {
    const { status, message } = await patch(body);
    expect(status).toBe(413);
    expect(message).toMatch(/50.?000/);
  });

  it('brackets within a text count for nothing', async () => {
    const text = `${'[{,"\\'.repeat(15_000)}`;
    expect((await patch(JSON.stringify({ description: text.slice(0, 9000) }))).status).toBe(200);
  });

  it('a limit below a megabyte is told as it is', async () => {
    const response = await form(`username=${'a'.repeat(200_000)}&password=b`);
    expect(response.status).toBe(413);
    expect(((await response.json()) as { detail: { message: string } }).detail.message).toMatch(/0.1 MB/);
  });

  it('nobody is read who is not signed in', async () => {
    expect((await send('PATCH', `/api/recipes/${slug}`, '{"broken', 'nobody')).status).toBe(401);
  });
});
