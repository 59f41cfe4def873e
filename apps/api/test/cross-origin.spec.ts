import { headersOfContract } from '#contract/document';
import { type Person, setUp, startApp, type TestApp } from './support/app.ts';

const ORIGIN = 'https://home.example.org';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await startApp({ CORS_ORIGINS: `${ORIGIN}, http://192.168.1.5:8123` });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const bearer = () => ({ authorization: `Bearer ${ada.token}` });

const preflight = (origin: string, path = '/api/recipes/soup', url = test.url) =>
  fetch(url + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,content-type,if-match,idempotency-key',
    },
  });

const read = (headers: Record<string, string>, path = '/api/users/self') => fetch(test.url + path, { headers });

describe('pages of other origins', () => {
  it.each([ORIGIN, 'http://192.168.1.5:8123'])('%s may ask and read, without cookies', async (origin) => {
    const asked = await preflight(origin);
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(origin);
    expect(asked.headers.get('access-control-allow-methods')).toContain('PATCH');
    const allowed = asked.headers.get('access-control-allow-headers')?.toLowerCase().split(',');
    expect(allowed).toEqual(expect.arrayContaining(['authorization', 'content-type', 'if-match', 'idempotency-key']));
    expect(asked.headers.get('access-control-max-age')).toBe('600');
    const answer = await read({ ...bearer(), origin });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-expose-headers')).toContain('ETag');
    for (const { headers } of [asked, answer]) {
      expect(headers.get('vary')).toMatch(/\bOrigin\b/);
      expect(headers.has('access-control-allow-credentials')).toBe(false);
    }
  });

  it('every header that the contract names may be sent or read', async () => {
    const { requests, responses } = headersOfContract();
    expect(requests).toEqual(expect.arrayContaining(['if-match', 'idempotency-key', 'prefer', 'last-event-id']));
    const listed = ({ headers }: Response, name: string) => headers.get(name)?.toLowerCase().split(',');
    expect(listed(await preflight(ORIGIN), 'access-control-allow-headers')).toEqual(expect.arrayContaining(requests));
    const answer = await read({ ...bearer(), origin: ORIGIN });
    expect(listed(answer, 'access-control-expose-headers')).toEqual(expect.arrayContaining(responses));
  });

  it('an error can be read as well', async () => {
    const answer = await read({ origin: ORIGIN });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    const missing = await read({ ...bearer(), origin: ORIGIN }, '/api/nothing/here');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  });

  it.each([
    'null',
    'http://home.example.org',
    'https://home.example.org:8443',
    'https://home.example.org.evil.example',
    'https://evil.home.example.org',
    'HTTPS://HOME.EXAMPLE.ORG',
    'http://127.0.0.1',
  ])('%s is refused', async (origin) => {
    for (const answer of [await preflight(origin), await read({ ...bearer(), origin })]) {
      expect(answer.headers.has('access-control-allow-origin')).toBe(false);
      expect(answer.headers.get('vary')).toMatch(/\bOrigin\b/);
    }
  });

  it('a change goes with a token and not with the cookie of the browser', async () => {
    const send = (headers: Record<string, string>) =>
      fetch(`${test.url}/api/recipes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
        body: '{"name":"Soup"}',
      });
    expect((await send({ cookie: `tureen_session=${ada.token}` })).status).toBe(403);
    expect((await send(bearer())).status).toBe(201);
  });

  it('the API alone is open to them', async () => {
    expect((await preflight(ORIGIN, '/docs')).headers.has('access-control-allow-origin')).toBe(false);
  });
});

it('without the variable, no origin is answered', async () => {
  const closed = await startApp({}, test);
  try {
    for (const origin of [ORIGIN, 'null']) {
      const { headers } = await preflight(origin, '/api/recipes', closed.url);
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  } finally {
    await closed.app.close();
  }
});
