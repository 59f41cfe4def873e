import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { dateIn } from '#contract/plain-dates';
import { DeliverySecretsService, WebhooksService } from '#notifications';
import { Context } from '#persistence';
import { Clock, encrypt } from '#platform';
import { DataSource } from 'typeorm';
import { eventually } from '#testing/eventually';
import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
let stranger: Person;

beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
  stranger = await addStranger(test.url, 'mallory');
});
afterAll(() => test.stop());

interface Heard {
  path: string;
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
}

async function hear(request: IncomingMessage, heard: Heard[]): Promise<void> {
  const { url, method, headers } = request;
  heard.push({ path: url!, method: method!, headers, body: await text(request) });
}

let next = 0;

/** A receiver with a path of its own; it answers what `answer` says. */
function receiver(answer = () => 200) {
  const heard: Heard[] = [];
  const path = `/receiver-${++next}`;
  test.site.route(path, (request, response) => {
    void hear(request, heard).then(() =>
      response.writeHead(answer(), { location: 'http://169.254.169.254/' }).end('{}'),
    );
  });
  return { heard, path, url: test.site.url + path, address: test.site.host + path };
}

const until = <T>(look: () => T | Promise<T>) => eventually(look, look.toString());

const deliveriesTo = async (targetId: string, person = ada) =>
  (
    await person.api.GET('/groups/events/deliveries', {
      params: { query: { queryFilter: `targetId = "${targetId}"` } },
    })
  ).data.items;
const delivery = (targetId: string, status: string) =>
  until(async () =>
    (await deliveriesTo(targetId)).find((one) => one.status === status && (status !== 'waiting' || one.attempts)),
  );

const addNotifier = async (appriseUrl: string, options = {}) => {
  const body = { name: 'Phone', appriseUrl, options };
  return (await ada.api.POST('/groups/events/notifications', { body })).data;
};
const testNotifier = (id: string) =>
  ada.api.POST('/groups/events/notifications/{id}/test', { params: { path: { id } } });

describe('notifiers', () => {
  it('never show their address, and keep it where none is sent', async () => {
    const hook = receiver();
    const created = await addNotifier(`json://ada:secret@${hook.address}`, { recipeCreated: true });
    expect(JSON.stringify(created)).not.toContain('secret');
    expect(created).toMatchObject({
      enabled: true,
      service: 'json',
      options: { id: created.id, recipeCreated: true, tagDeleted: false },
    });
    const path = { id: created.id };
    const body = { name: 'Tablet', appriseUrl: null, options: { tagCreated: true }, enabled: false };
    const { data: changed } = await ada.api.PUT('/groups/events/notifications/{id}', { params: { path }, body });
    expect(changed).toMatchObject({ name: 'Tablet', options: { recipeCreated: true, tagCreated: true } });
    await testNotifier(created.id);
    await delivery(created.id, 'delivered');
    expect(hook.heard[0]!.headers.authorization).toBe(`Basic ${Buffer.from('ada:secret').toString('base64')}`);
  });

  it('keep their address, like the keys of webhooks, encrypted, also if it was stored before', async () => {
    const hook = receiver();
    const { id } = await addNotifier(`json://ada:secret@${hook.address}`);
    const body = { name: 'Program', url: hook.url, events: ['category' as const] };
    const { data: webhook } = await ada.api.POST('/groups/events/webhooks', { body });
    const { manager } = test.app.get(DataSource);
    const stored = async () =>
      JSON.stringify([
        await manager.query('SELECT * FROM notifiers WHERE id = $1', [id]),
        await manager.query('SELECT * FROM event_webhooks WHERE id = $1', [webhook.id]),
      ]);
    const secrets = ['ada:secret', webhook.secret];
    const delivers = async () => {
      hook.heard.length = 0;
      await testNotifier(id);
      await ada.api.POST('/groups/events/webhooks/{id}/test', { params: { path: { id: webhook.id } } });
      await until(() => hook.heard.length === 2);
      const [, time = ''] = /t=(\d+),/.exec(signed()!) ?? [];
      const message = hook.heard.find(({ headers }) => headers['tureen-signature'])!.body;
      expect(signed()).toBe(
        `t=${time},v1=${createHmac('sha256', webhook.secret).update(`${time}.${message}`).digest('hex')}`,
      );
    };
    const signed = () =>
      hook.heard
        .map(({ headers }) => headers['tureen-signature'])
        .find(Boolean)
        ?.toString();
    for (const secret of secrets) expect(await stored()).not.toContain(secret);
    await delivers();
    const older = `json://ada:secret@${hook.address}`;
    await manager.query('UPDATE notifiers SET sealed_address = $2 WHERE id = $1', [id, older]);
    await manager.query('UPDATE event_webhooks SET sealed_secret = $2 WHERE id = $1', [webhook.id, webhook.secret]);
    await delivers();
    await test.app.get(DeliverySecretsService).sealAll(new Context({ locale: 'en-US' }, manager));
    for (const secret of secrets) expect(await stored()).not.toContain(secret);
    await delivers();
  });

  it('say that their address was stored with the key of another server', async () => {
    const { id } = await addNotifier(`json://ada:secret@${receiver().address}`);
    const foreign = encrypt('x'.repeat(32), { purpose: 'notifications', owner: ada.groupId }, 'json://elsewhere');
    await test.app.get(DataSource).query('UPDATE notifiers SET sealed_address = $2 WHERE id = $1', [id, foreign]);
    await testNotifier(id);
    expect(await delivery(id, 'waiting')).toMatchObject({ error: expect.stringContaining('key of another server') });
  });

  it('say which address they cannot use', async () => {
    for (const appriseUrl of ['nothing', 'gotify://host', 'slack://one/two', 'matrix://host/room']) {
      const { error, response } = await ada.api.POST('/groups/events/notifications', {
        body: { name: 'x', appriseUrl },
      });
      expect([appriseUrl, response.status]).toEqual([appriseUrl, 422]);
      expect(JSON.stringify(error)).toContain('appriseUrl');
    }
  });

  it('keep an address of an unknown kind, and say that nothing can be sent to it', async () => {
    const body = { name: 'Pigeon', appriseUrl: 'carrier-pigeon://home' };
    const { data, response } = await ada.api.POST('/groups/events/notifications', { body });
    expect([response.status, data?.supported]).toEqual([201, false]);
    const path = { id: data!.id };
    const test = await ada.api.POST('/groups/events/notifications/{id}/test', { params: { path } });
    expect([test.response.status, test.error]).toMatchObject([
      400,
      { detail: { code: 'notifications.unknownService' } },
    ]);
    await ada.api.DELETE('/groups/events/notifications/{id}', { params: { path } });
  });

  it('tell what was chosen, in the words of the group, with the page and the fields that programs read', async () => {
    const hook = receiver();
    const all = await addNotifier(`json://${hook.address}?+X-Token=abc`, {
      recipeCreated: true,
      mealplanEntryCreated: true,
      shoppingListUpdated: true,
    });
    const slug = (await ada.api.POST('/recipes', { body: { name: 'Pumpkin soup' } })).data;
    await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { description: 'Warm' } });
    const heard = await until(() => hook.heard[0]);
    expect(heard.headers['x-token']).toBe('abc');
    const message = JSON.parse(heard.body) as Record<string, string>;
    expect(message).toMatchObject({ version: '1.0', type: 'info', title: 'New recipe', event_type: 'recipe_created' });
    expect(message.message).toMatch(/^Pumpkin soup\nhttp.*\/recipe\/pumpkin-soup$/);
    expect(JSON.parse(message.document_data!)).toEqual({
      documentType: 'recipe',
      operation: 'create',
      recipeSlug: slug,
    });
    const { id: recipeId } = (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
    const date = '2031-03-04';
    await ada.api.POST('/households/mealplans', { body: { date, entryType: 'dinner', recipeId } });
    await until(() => hook.heard[1]);
    await ada.api.POST('/households/mealplans', { body: { date, title: 'Leftovers' } });
    await until(() => hook.heard[2]);
    const messages = hook.heard.map(({ body }) => JSON.parse(body) as { title: string; message: string });
    expect(messages.map(({ title }) => title)).toEqual(['New recipe', 'Meal planned', 'Meal planned']);
    expect(messages.slice(1).map((told) => told.message.split('\n')[0])).toEqual([
      'Pumpkin soup, Tuesday, March 4, 2031, dinner',
      'Leftovers, Tuesday, March 4, 2031, breakfast',
    ]);
    expect((await deliveriesTo(all.id)).map(({ event }) => event)).toEqual([
      'mealplan.created',
      'mealplan.created',
      'recipe.created',
    ]);
  });

  it('tell nothing of other groups', async () => {
    const hook = receiver();
    const notifier = await addNotifier(`json://${hook.address}`, { tagCreated: true });
    await stranger.api.POST('/organizers/tags', { body: { name: 'Theirs' } });
    await ada.api.POST('/organizers/tags', { body: { name: 'Ours' } });
    await delivery(notifier.id, 'delivered');
    expect(hook.heard).toHaveLength(1);
    expect(hook.heard[0]!.body).toContain('Ours');
    expect(await deliveriesTo(notifier.id, stranger)).toEqual([]);
  });
});

const CASES: [string, (host: string) => string, (heard: Heard) => void][] = [
  [
    'ntfy',
    (at) => `ntfy://tk_abc@${at}/kitchen`,
    ({ headers, body }) => {
      expect(headers.authorization).toBe('Bearer tk_abc');
      expect(JSON.parse(body)).toEqual({ topic: 'kitchen', title: 'Test', message: expect.stringContaining('Tureen') });
    },
  ],
  [
    'gotify',
    (at) => `gotify://${at}/tok?priority=8`,
    ({ path, headers, body }) => {
      expect([path, headers['x-gotify-key']]).toEqual(['/message', 'tok']);
      expect(JSON.parse(body)).toMatchObject({ title: 'Test', priority: 8 });
    },
  ],
  [
    'matrix',
    (at) => `matrix://tok@${at}/!room:home`,
    ({ method, path, headers, body }) => {
      expect([method, headers.authorization]).toEqual(['PUT', 'Bearer tok']);
      expect(path).toMatch(/^\/_matrix\/client\/v3\/rooms\/!r%3Ax\/send\/m\.room\.message\/[0-9a-f]{64}$/);
      expect(JSON.parse(body)).toMatchObject({ msgtype: 'm.text', body: expect.stringMatching(/^Test\n/) });
    },
  ],
  [
    'hassio',
    (at) => `hassio://${at}/llt`,
    ({ path, headers, body }) => {
      expect([path, headers.authorization]).toEqual(['/api/services/persistent_notification/create', 'Bearer llt']);
      expect(JSON.parse(body)).toMatchObject({ title: 'Test', message: expect.stringContaining('Tureen') });
    },
  ],
  [
    'form',
    (at) => `form://${at}/f`,
    ({ body }) => {
      expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
        title: 'Test',
        event_type: 'test_message',
      });
    },
  ],
  ['xml', (at) => `xml://${at}/x`, ({ body }) => expect(body).toContain('<Subject>Test</Subject>')],
];

it.each(CASES)('%s gets requests of its own form', async (_, address, check) => {
  const other = await startReceiver();
  const notifier = await addNotifier(address(other.host));
  await testNotifier(notifier.id);
  await delivery(notifier.id, 'delivered');
  check(other.heard.at(-1)!);
});

/** Takes everything at the root of the site that no other route has. */
async function startReceiver() {
  const heard: Heard[] = [];
  test.site.fallback((request, response) => {
    void hear(request, heard).then(() => response.end('{"room_id":"!r:x"}'));
  });
  return { heard, host: test.site.host };
}

describe('what does not arrive', () => {
  it('is tried again, says why, and can be sent again by hand', async () => {
    let status = 500;
    const hook = receiver(() => status);
    const body = { name: 'Automation', url: hook.url, events: ['tag' as const] };
    const { data: target } = await ada.api.POST('/groups/events/webhooks', { body });
    await ada.api.POST('/organizers/tags', { body: { name: 'Slow' } });
    const waiting = await delivery(target.id, 'waiting');
    expect(waiting).toMatchObject({
      httpStatus: 500,
      attempts: 1,
      error: 'The other server answered with status 500.',
    });
    expect(Date.parse(waiting.nextAttemptAt!)).toBeGreaterThan(Date.now());
    status = 204;
    await ada.api.POST('/groups/events/deliveries/{id}/replay', { params: { path: { id: waiting.id } } });
    expect(await delivery(target.id, 'delivered')).toMatchObject({ id: waiting.id, httpStatus: 204, error: '' });
    expect(hook.heard).toHaveLength(2);
    expect(hook.heard[0]!.body).toBe(hook.heard[1]!.body);
  });

  it('is tried again where the other side does not answer, which holds up nothing else', async () => {
    const silent = `/receiver-${++next}`;
    test.site.route(silent, () => undefined);
    const hooks = [test.site.url + silent, receiver().url].map((url) => ({
      name: url,
      url,
      events: ['tool' as const],
    }));
    const targets = await Promise.all(hooks.map((body) => ada.api.POST('/groups/events/webhooks', { body })));
    const [slow, quick] = targets.map(({ data }) => data.id);
    // more than there are slots for one receiver
    const names = ['Wok', 'Whisk', 'Pan', 'Pot', 'Sieve', 'Grater'];
    for (const name of names) await ada.api.POST('/organizers/tools', { body: { name } });
    await until(async () => (await deliveriesTo(quick!)).filter(({ status }) => status === 'delivered').length === 6);
    expect(await deliveriesTo(slow!)).toMatchObject(names.map(() => ({ attempts: 0 })));
    expect(await delivery(slow!, 'waiting')).toMatchObject({
      attempts: 1,
      httpStatus: null,
      error: expect.stringContaining('did not answer in time') as string,
    });
  });

  it('is tried again half a minute after the first attempt', async () => {
    const hook = receiver(() => 503);
    const body = { name: 'Overloaded', url: hook.url, events: ['label' as const] };
    const { data: target } = await ada.api.POST('/groups/events/webhooks', { body });
    const before = Date.now();
    await ada.api.POST('/groups/labels', { body: { name: 'Bakery' } });
    const { nextAttemptAt } = await delivery(target.id, 'waiting');
    expect(Date.parse(nextAttemptAt!) - before).toBeGreaterThanOrEqual(30_000);
    expect(Date.parse(nextAttemptAt!) - Date.now()).toBeLessThanOrEqual(30_000);
  });

  it('does not follow redirects, and never reaches the network of the server', async () => {
    const hook = receiver(() => 302);
    const redirecting = await addNotifier(`json://${hook.address}`);
    await testNotifier(redirecting.id);
    expect(await delivery(redirecting.id, 'waiting')).toMatchObject({ httpStatus: 302 });
    const inside = await addNotifier('json://127.0.0.1:9/');
    await testNotifier(inside.id);
    expect((await delivery(inside.id, 'failed')).error).toContain('not allowed to connect');
    const mail = await addNotifier('mailto://ada:pw@127.0.0.1:25?to=ben@example.com');
    await testNotifier(mail.id);
    expect((await delivery(mail.id, 'failed')).error).toContain('not allowed to connect');
  });
});

describe('webhooks of events', () => {
  it('are signed with a secret that is told once', async () => {
    const hook = receiver();
    const body = { name: 'Automation', url: hook.url, events: ['category' as const] };
    const { data } = await ada.api.POST('/groups/events/webhooks', { body });
    const { id, secret } = data;
    const { data: seen } = await ada.api.GET('/groups/events/webhooks/{id}', { params: { path: { id } } });
    expect(seen).not.toHaveProperty('secret');
    await ada.api.POST('/organizers/tags', { body: { name: 'Not asked for' } });
    await ada.api.POST('/organizers/categories', { body: { name: 'Soups' } });
    const { headers, body: sent } = await until(() => hook.heard[0]);
    const [, time, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['tureen-signature'] as string)!;
    expect(hex).toBe(createHmac('sha256', secret).update(`${time}.${sent}`).digest('hex'));
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const { 'webhook-id': delivery, 'webhook-timestamp': at, 'webhook-signature': signature } = headers;
    expect(signature).toBe(
      `v1,${createHmac('sha256', key)
        .update(`${String(delivery)}.${String(at)}.${sent}`)
        .digest('base64')}`,
    );
    expect(headers).toMatchObject({ 'tureen-event': 'category.created', 'tureen-delivery': delivery });
    expect(JSON.parse(sent)).toMatchObject({
      id: delivery,
      type: 'category.created',
      groupId: ada.groupId,
      data: { name: 'Soups' },
    });
    const { data: renewed } = await ada.api.POST('/groups/events/webhooks/{id}/secret', { params: { path: { id } } });
    expect(renewed.secret).not.toBe(secret);
  });
});

it('tells an event webhook what the items of a list are now, and who has changed them', async () => {
  const hook = receiver();
  await ada.api.POST('/groups/events/webhooks', { body: { name: 'Lists', url: hook.url, events: ['shopping-list'] } });
  const { data: list } = await ada.api.POST('/groups/shopping/lists', { body: { name: 'Saturday' } });
  await ada.api.POST('/groups/shopping/items', { body: { shoppingListId: list.id, text: '2 kg rice' } });
  const sent = await until(() => hook.heard.find(({ headers }) => headers['tureen-event'] === 'shopping-list.updated'));
  expect(JSON.parse(sent.body)).toMatchObject({
    data: {
      id: list.id,
      by: { id: ada.id, name: 'Ada Cook' },
      changedItems: [{ display: expect.stringContaining('rice') as string, checked: false }],
    },
  });
});

it('says which addresses a webhook can have', async () => {
  const errors = { url: ['Please enter a web address that starts with http:// or https://.'] };
  for (const url of ['display.example', 'ftp://display.example/meals']) {
    const { error, response } = await ada.api.POST('/groups/webhooks', { body: { url } });
    expect([response.status, error?.detail.errors]).toEqual([422, errors]);
    const events = await ada.api.POST('/groups/events/webhooks', { body: { name: 'Display', url } });
    expect(events.error?.detail.errors).toEqual(errors);
  }
});

it('refuses a webhook of meals at an address that only an administrator can allow, and names the setting', async () => {
  const { error, response } = await ada.api.POST('/groups/webhooks', { body: { url: 'http://192.168.1.5:5678/hook' } });
  expect(response.status).toBe(422);
  expect(JSON.stringify(error)).toContain('FETCH_ALLOWED_HOSTS');
  const { data } = await ada.api.POST('/groups/webhooks', { body: { url: 'https://example.com/hook' } });
  const change = { params: { path: { id: data.id } }, body: { url: 'http://10.0.0.1/hook' } };
  expect((await ada.api.PATCH('/groups/webhooks/{id}', change)).response.status).toBe(422);
});

it('refuses an event webhook at an address that only an administrator can allow, and names the setting', async () => {
  const create = (url: string) => ada.api.POST('/groups/events/webhooks', { body: { name: 'Automation', url } });
  for (const url of ['http://192.168.1.5:5678/hook', 'http://[fd00::1]/hook', 'https://example.com:5678/hook']) {
    const { error, response } = await create(url);
    expect(response.status).toBe(422);
    expect(JSON.stringify(error)).toContain('FETCH_ALLOWED_HOSTS');
  }
  const { data } = await create('https://example.com/hook');
  const change = { params: { path: { id: data.id } }, body: { url: 'http://10.0.0.1/hook' } };
  expect((await ada.api.PATCH('/groups/events/webhooks/{id}', change)).response.status).toBe(422);
});

describe('webhooks of meals', () => {
  const service = () => test.app.get(WebhooksService, { strict: false });
  const context = () => new Context({ locale: 'en-US' }, test.app.get(DataSource).manager);
  const zone = 'Pacific/Auckland';

  it('send the meals of the day of their own group, once, at the time of the group', async () => {
    await ada.api.PUT('/groups/preferences', { body: { timeZone: zone } });
    const clock = test.app.get(Clock, { strict: false });
    const hook = receiver();
    const { data: webhook } = await ada.api.POST('/groups/webhooks', {
      body: { name: 'Display', url: hook.url, time: '23:58' },
    });
    expect(webhook).toMatchObject({
      time: '23:58',
      scheduledTime: expect.stringMatching(/^1[01]:58:00$/),
      webhookType: 'mealplan',
    });
    const today = dateIn(zone, new Date());
    for (const [person, title] of [
      [ada, 'Pie'],
      [stranger, 'Secret'],
    ] as const) {
      await person.api.POST('/households/mealplans', { body: { date: today, title } });
    }
    await ada.api.POST('/households/mealplans', { body: { date: '2031-01-01', title: 'Another day' } });
    const { now } = clock;
    try {
      // two minutes after that midnight, when the next look comes
      const midnight = Date.parse(`${today}T12:00:00Z`);
      const due = [10, 11, 12, 13].map((hour) => new Date(midnight + (hour - 12) * 3_600_000 + 2 * 60_000));
      const moment = due.find((one) => dateIn(zone, one) > today)!;
      clock.now = () => moment;
      await service().callDue(context());
      await service().callDue(context());
    } finally {
      clock.now = now;
    }
    await delivery(webhook.id, 'delivered');
    expect(hook.heard).toHaveLength(1);
    const body = JSON.parse(hook.heard[0]!.body) as {
      documentData: { webhookBody: { title: string; date: string }[] };
    };
    expect(body).toMatchObject({
      eventType: 2,
      integrationId: 'mealie_generic_user',
      documentData: { documentType: 'mealplan' },
    });
    expect(body.documentData.webhookBody.map(({ title, date }) => [title, date])).toEqual([['Pie', today]]);
  });

  it('are not called for a time that has passed before they were switched on', async () => {
    await ada.api.PUT('/groups/preferences', { body: { timeZone: 'UTC' } });
    await ada.api.POST('/households/mealplans', { body: { date: '2030-05-02', title: 'Soup' } });
    const clock = test.app.get(Clock, { strict: false });
    const { now } = clock;
    const hook = receiver();
    try {
      clock.now = () => new Date('2030-05-01T07:00:00Z');
      const body = { name: 'Late display', url: hook.url, time: '08:00', enabled: false };
      const { data: webhook } = await ada.api.POST('/groups/webhooks', { body });
      clock.now = () => new Date('2030-05-02T09:00:00Z');
      const params = { path: { id: webhook.id } };
      await ada.api.PATCH('/groups/webhooks/{id}', { params, body: { enabled: true } });
      await service().callDue(context());
      expect(await deliveriesTo(webhook.id)).toEqual([]);
    } finally {
      clock.now = now;
    }
  });

  it('are tried out by hand, and called again for today', async () => {
    const hook = receiver();
    const body = { url: hook.url, enabled: false, scheduledTime: '2026-01-01T06:30:00+01:00' };
    const { data } = await ada.api.POST('/groups/webhooks', { body });
    expect(data.scheduledTime).toBe('05:30:00');
    await ada.api.POST('/groups/webhooks/{id}/test', { params: { path: { id: data.id } } });
    await until(() => hook.heard[0]);
    await ada.api.PATCH('/groups/webhooks/{id}', {
      params: { path: { id: data.id } },
      body: { enabled: true, time: '00:00' },
    });
    await ada.api.POST('/groups/webhooks/rerun');
    await until(() => hook.heard[1]);
  });
});

it('only those who manage the group see any of it', async () => {
  const ben = await addMember(test.url, ada, 'ben', { canOrganize: true });
  for (const path of ['/groups/webhooks', '/groups/events/notifications', '/groups/events/deliveries'] as const) {
    expect((await ben.api.GET(path)).response.status).toBe(403);
  }
});

describe('recipe actions', () => {
  const add = async (body: { title: string; url: string; actionType: 'link' | 'post' }) =>
    (await ada.api.POST('/groups/recipe-actions', { body })).data;
  const addRecipe = async (name: string) => (await ada.api.POST('/recipes', { body: { name } })).data;
  const trigger = (person: Person, id: string, slug: string, recipeScale?: number) =>
    person.api.POST('/groups/recipe-actions/{id}/trigger/{slug}', {
      params: { path: { id, slug } },
      body: { recipeScale },
    });

  it('send the recipe as it is exported, and the scale', async () => {
    const display = receiver();
    const { id, title } = await add({ title: ' Display ', url: display.url, actionType: 'post' });
    expect(title).toBe('Display');
    const member = await addMember(test.url, ada, 'cook-of-actions');
    const slug = await addRecipe('Lentil soup');
    expect((await trigger(member, id, slug, 2)).response.status).toBe(202);
    expect(await delivery(id, 'delivered')).toMatchObject({ targetName: 'Display', event: 'recipe.sent' });
    const exported = await ada.api.GET('/recipes/{slug}/exports', {
      params: { path: { slug }, query: { template_name: 'json' } },
      parseAs: 'json',
    });
    expect(JSON.parse(display.heard[0]!.body)).toEqual({
      action: {
        ...{ id, title, actionType: 'post', url: display.url },
        ...{ groupId: expect.any(String), householdId: expect.any(String) },
      },
      content: exported.data,
      recipeScale: 2,
    });
  });

  it('are tried again later while the other side is broken', async () => {
    const broken = receiver(() => 503);
    const { id } = await add({ title: 'Broken', url: broken.url, actionType: 'post' });
    await trigger(ada, id, await addRecipe('Broken soup'));
    expect(await delivery(id, 'waiting')).toMatchObject({ httpStatus: 503, attempts: 1 });
  });

  it('that open a page are not sent', async () => {
    const { id } = await add({ title: 'Print shop', url: 'https://print.example/?of=${slug}', actionType: 'link' });
    const { response, error } = await trigger(ada, id, await addRecipe('Printed soup'));
    expect([response.status, error?.detail.code]).toEqual([400, 'notifications.opensPage']);
    expect(await deliveriesTo(id)).toEqual([]);
  });

  it('show others than managers no more of an address than its server', async () => {
    const { id } = await add({ title: 'Secret', url: 'https://display.example/key', actionType: 'post' });
    const page = await add({ title: 'Page', url: 'https://display.example/page', actionType: 'link' });
    const member = await addMember(test.url, ada, 'reader-of-actions');
    const { data } = await member.api.GET('/groups/recipe-actions', { params: { query: { perPage: -1 } } });
    const urls = new Map(data.items.map((action) => [action.id, action.url]));
    expect(urls.get(id)).toBe('https://display.example');
    expect(urls.get(page.id)).toBe('https://display.example/page');
    const { data: own } = await ada.api.GET('/groups/recipe-actions/{id}', { params: { path: { id } } });
    expect(own.url).toBe('https://display.example/key');
  });

  it('refuse addresses of the server’s own network, also when a page becomes a receiver', async () => {
    const url = 'http://169.254.169.254/latest';
    const body = { title: 'Inside', url };
    const refused = { url: [expect.stringContaining('169.254.169.254')] };
    const { error } = await ada.api.POST('/groups/recipe-actions', { body: { ...body, actionType: 'post' } });
    expect(error?.detail.errors).toEqual(refused);
    const { id } = await add({ ...body, actionType: 'link' });
    const changes = { params: { path: { id } }, body: { actionType: 'post' as const } };
    expect((await ada.api.PUT('/groups/recipe-actions/{id}', changes)).error?.detail.errors).toEqual(refused);
  });

  it('come back from the trash, and stay in their group', async () => {
    const { id } = await add({ title: 'Deleted', url: 'https://a.example/', actionType: 'link' });
    const params = { path: { id } };
    await ada.api.DELETE('/groups/recipe-actions/{id}', { params });
    expect((await trigger(ada, id, await addRecipe('Late soup'))).response.status).toBe(404);
    await ada.api.POST('/groups/trash/restore', { body: { ids: [id] } });
    expect((await ada.api.GET('/groups/recipe-actions/{id}', { params })).data.title).toBe('Deleted');
    expect((await stranger.api.GET('/groups/recipe-actions/{id}', { params })).response.status).toBe(404);
  });
});
