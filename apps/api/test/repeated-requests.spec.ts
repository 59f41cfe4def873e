import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { EventDelivery } from '#jobs';
import { addMember, type Person, setUp, startApp, type TestApp } from './support/app.ts';

let test: TestApp;
let second: TestApp;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
  ben = await addMember(test.url, ada, 'ben', { canOrganize: true });
  second = await startApp({ PROCESS: 'api' }, test);
});
afterAll(async () => {
  await second.stop();
  await test.stop();
});

interface Sent {
  who?: Person;
  url?: string;
  method?: string;
  path?: string;
  body?: object;
}

async function send(
  key: string,
  { who = ada, url = test.url, method = 'POST', path = '/organizers/tags', body }: Sent,
) {
  const headers = {
    authorization: `Bearer ${who.token}`,
    'content-type': 'application/json',
    'idempotency-key': key,
  };
  const response = await fetch(`${url}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  return {
    status: response.status,
    etag: response.headers.get('etag'),
    location: response.headers.get('location'),
    retryAfter: response.headers.get('retry-after'),
    isReplayed: response.headers.has('idempotency-replayed'),
    text: await response.text(),
  };
}

const count = async (search: string) =>
  (await ada.api.GET('/organizers/tags', { params: { query: { queryFilter: `name LIKE "${search}%"` } } })).data.total;
const kept = async (key: string) =>
  (await test.app.get(DataSource).query<unknown[]>('SELECT FROM kept_answer WHERE key = $1', [key])).length;

describe('a request that is repeated under its key', () => {
  it('is carried out once and answered the same, by any process', async () => {
    const key = randomUUID();
    const body = { name: 'Once' };
    const first = await send(key, { body });
    const { id } = JSON.parse(first.text) as { id: string };
    expect(first).toMatchObject({ status: 201, isReplayed: false, location: `/api/organizers/tags/${id}` });
    expect(await send(key, { body })).toEqual({ ...first, isReplayed: true });
    expect(await send(key, { body, url: second.url })).toEqual({ ...first, isReplayed: true });
    expect(await count('Once')).toBe(1);
  });

  it('is answered as before when the thing has changed or is gone', async () => {
    const { id } = (await ada.api.POST('/organizers/tags', { body: { name: 'Gone' } })).data;
    const key = randomUUID();
    const path = `/organizers/tags/${id}`;
    const first = await send(key, { method: 'DELETE', path });
    expect(first.status).toBe(200);
    expect(await send(key, { method: 'DELETE', path })).toEqual({ ...first, isReplayed: true });
    expect((await send(randomUUID(), { method: 'DELETE', path })).status).toBe(404);
  });

  it('has its event written once', async () => {
    const slug = (await ada.api.POST('/recipes', { body: { name: 'Heart' } })).data;
    const key = randomUUID();
    const path = `/users/${ada.id}/favorites/${slug}`;
    for (let times = 0; times < 3; times++) expect((await send(key, { path })).status).toBe(200);
    const sql = "SELECT FROM outbox_event WHERE type = 'favorite.updated' AND data->>'slug' = $1";
    expect(await test.app.get(DataSource).query(sql, [slug])).toHaveLength(1);
  });

  it('is carried out once when many arrive at the same time at two processes', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        send(key, { body: { name: 'Crowd' }, url: index % 2 ? test.url : second.url }),
      ),
    );
    const done = answers.filter(({ status }) => status === 201);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 409).every(({ retryAfter }) => retryAfter === '1')).toBe(true);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await count('Crowd')).toBe(1);
    expect(await send(key, { body: { name: 'Crowd' } })).toEqual({ ...done[0], isReplayed: true });
  });
});

describe('a key', () => {
  it('belongs to one request: another body or operation is refused', async () => {
    const key = randomUUID();
    await send(key, { body: { name: 'Mine' } });
    const others = [
      { body: { name: 'Other' } },
      { body: { name: 'Mine' }, path: '/organizers/tools' },
      { body: { name: 'Mine' }, path: '/organizers/categories', url: second.url },
    ];
    for (const other of others) expect((await send(key, other)).status).toBe(422);
    expect(await count('Other')).toBe(0);
  });

  it('of another person is another key', async () => {
    const key = randomUUID();
    expect((await send(key, { body: { name: 'Hers' } })).status).toBe(201);
    expect((await send(key, { body: { name: 'His' }, who: ben })).status).toBe(201);
    expect((await send(key, { body: { name: 'Hers' }, who: ben })).status).toBe(422);
  });

  it('of a refused request can be used again, since nothing of a refusal is kept', async () => {
    const key = randomUUID();
    await send(randomUUID(), { body: { name: 'Taken' } });
    expect((await send(key, { body: { name: 'Taken' } })).status).toBe(409);
    expect((await send(key, { body: { name: '' } })).status).toBe(422);
    expect(await kept(key)).toBe(0);
    expect((await send(key, { body: { name: 'Free' } })).status).toBe(201);
    expect(await kept(key)).toBe(1);
  });

  it.each(['', ' ', 'x'.repeat(101), 'a b', 'clé'])('%j is none', async (key) => {
    expect((await send(key, { body: { name: 'Never' } })).status).toBe(422);
    expect(await count('Never')).toBe(0);
  });

  it('is not kept with an answer that is a secret, and does not carry it out in a transaction', async () => {
    const key = randomUUID();
    const sent = { path: '/users/api-tokens', body: { name: 'program' } };
    const [one, other] = [await send(key, sent), await send(key, sent)];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.text).not.toBe(other.text);
    expect(await kept(key)).toBe(0);
  });

  it('is forgotten after 30 days', async () => {
    const [old, recent] = [randomUUID(), randomUUID()];
    for (const key of [old, recent]) await send(key, { body: { name: `Tag ${key}` } });
    const sql = "UPDATE kept_answer SET created_at = now() - interval '31 days' WHERE key = $1";
    await test.app.get(DataSource).query(sql, [old]);
    await test.app.get(EventDelivery, { strict: false }).prune();
    expect([await kept(old), await kept(recent)]).toEqual([0, 1]);
  });
});

it('says in the database neither what was sent nor more than was answered', async () => {
  const key = randomUUID();
  const password = `secret ${randomUUID()}`;
  await send(key, { path: '/users', body: { username: 'cleo', email: 'cleo@example.com', password, group: 'Home' } });
  const [row] = await test.app.get(DataSource).query<object[]>('SELECT * FROM kept_answer WHERE key = $1', [key]);
  expect(JSON.stringify(row)).not.toContain(password);
});
