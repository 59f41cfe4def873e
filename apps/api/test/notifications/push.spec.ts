import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { eventually } from '#testing/eventually';
import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

interface Pushed {
  headers: IncomingHttpHeaders;
  message: { title: string; body: string; tag: string };
}

/** A browser with its push service, which decrypts what it gets (RFC 8291). */
function newBrowser(answer = () => 201) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const pushed: Pushed[] = [];
  const path = `/push-${randomUUID()}`;
  test.site.route(path, (request, response) => {
    const receive = async () => {
      const body = await buffer(request);
      pushed.push({ headers: request.headers, message: JSON.parse(decrypted(body)) });
      response.writeHead(answer()).end();
    };
    void receive();
  });

  function decrypted(body: Buffer): string {
    const [salt, serverKey, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const derive = (secret: Buffer, from: Buffer, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, from, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), serverKey]);
    const secret = derive(pair.computeSecret(serverKey), auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }

  const keys = { p256dh: pair.getPublicKey().toString('base64url'), auth: auth.toString('base64url') };
  return { pushed, subscription: { endpoint: test.site.url + path, keys } };
}

const subscribe = (person: Person, { subscription }: ReturnType<typeof newBrowser>) =>
  person.api.PUT('/users/self/push', { body: subscription });

function startTimer(person: Person, name: string, milliseconds: number, uuid: string = randomUUID()) {
  const endsAt = new Date(Date.now() + milliseconds).toISOString();
  const body = { name, label: '20 minutes', step: 2, seconds: 1200, left: 1200, endsAt };
  return person.api.PUT('/households/timers/{uuid}', { params: { path: { uuid } }, body });
}

describe('a timer that rings', () => {
  it('is pushed to the browsers of its household, encrypted and signed, and to no others', async () => {
    const ben = await addMember(test.url, ada, 'ben');
    const mallory = await addStranger(test.url, 'mallory');
    const [own, bens, other] = [newBrowser(), newBrowser(), newBrowser()];
    await subscribe(ada, own);
    await subscribe(ben, bens);
    await subscribe(mallory, other);
    const { data: timer } = await startTimer(ada, 'Roast lamb', 700);
    const [first] = await eventually(
      () => (own.pushed.length && bens.pushed.length ? own.pushed : undefined),
      'two pushes',
    );
    expect(first?.message).toEqual({ title: 'Roast lamb', body: '20 minutes', tag: timer.uuid });
    const { data: key } = await ada.api.GET('/users/self/push');
    expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '900' });
    expect(first?.headers.authorization).toMatch(new RegExp(`^vapid t=.+, k=${key.publicKey}$`));
    expect([own.pushed.length, other.pushed.length]).toEqual([1, 0]);
  });

  it('is silent if it was stopped, paused or set anew meanwhile', async () => {
    const browser = newBrowser();
    await subscribe(ada, browser);
    const { data: stopped } = await startTimer(ada, 'Stopped', 1_000);
    await ada.api.DELETE('/households/timers/{uuid}', { params: { path: { uuid: stopped.uuid } } });
    const uuid = randomUUID();
    await startTimer(ada, 'Set anew', 800, uuid);
    await startTimer(ada, 'Set anew', 60_000, uuid);
    // rings after the others would have
    await startTimer(ada, 'Last', 1_600);
    await eventually(() => browser.pushed.length || undefined, 'a push');
    expect(browser.pushed.map(({ message }) => message.title)).toEqual(['Last']);
  });
});

describe('a browser', () => {
  const stored = (endpoint: string): Promise<{ userId: string }[]> =>
    test.app
      .get(DataSource)
      .query('SELECT user_id AS "userId" FROM push_subscriptions WHERE endpoint = $1', [endpoint]);

  it('that has unsubscribed at its push service is forgotten', async () => {
    const gone = newBrowser(() => 410);
    await subscribe(ada, gone);
    await startTimer(ada, 'Soup', 300);
    await eventually(
      async () => ((await stored(gone.subscription.endpoint)).length === 0 ? true : undefined),
      'no row',
    );
  });

  it('belongs to the person who signed in last, and is ended by them only', async () => {
    const browser = newBrowser();
    const { endpoint } = browser.subscription;
    const cleo = await addMember(test.url, ada, 'cleo');
    await subscribe(ada, browser);
    await subscribe(cleo, browser);
    const [row, ...more] = await stored(endpoint);
    expect([row?.userId, more]).toEqual([(await cleo.api.GET('/users/self')).data.id, []]);
    const end = (person: Person) => person.api.DELETE('/users/self/push', { params: { query: { endpoint } } });
    await end(ada);
    expect(await stored(endpoint)).toHaveLength(1);
    await end(cleo);
    expect(await stored(endpoint)).toEqual([]);
  });

  it('with keys that are none is refused', async () => {
    const body = { endpoint: 'https://push.example.net/x', keys: { p256dh: 'AAAA', auth: 'AAAA' } };
    const { response, error } = await ada.api.PUT('/users/self/push', { body });
    expect([response.status, JSON.stringify(error)]).toEqual([422, expect.stringContaining('keys')]);
  });
});
