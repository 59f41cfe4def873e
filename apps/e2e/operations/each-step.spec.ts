import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTureenClient, isProblem, type TureenClient } from '#client';
import { type Entry, OfflineQueue, type Operation, type Outcome } from '#offline-queue';
import { testDatabase, type TestDatabase } from '#testing';
import { eventually } from '#testing/eventually';
import { setUp, tokenOf } from './support/account.ts';
import { furnish } from './support/changes.ts';
import { newDataFolder, Product } from './support/product.ts';
import { Gate, Steps } from './support/steps.ts';

/** A server has connections to the database for so many. */
const AT_A_TIME = 9;
/** Number of changes that are killed at each step; the first of each kind are done in other ways. */
const COUNT = process.env['EVERY_CHANGE'] ? Infinity : AT_A_TIME;
const folder = newDataFolder();
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** A device with one change that waits. */
function deviceWith(operation: Operation, server: { api: TureenClient }) {
  let entries: Entry[] = [];
  const outbox = new OfflineQueue(operation.owner, {
    store: { all: async () => entries, change: async (_owner, change) => (entries = change(entries)) },
    send: (one) => send(server.api, one),
    exclusively: (work) => work(),
    now: () => Date.now(),
    onChange: () => undefined,
  });
  return {
    id: operation.id,
    outbox,
    add: () => outbox.add(operation),
    isSettled: () => entries.every(({ state }) => state === 'sent'),
  };
}

type Call = (path: string, init: object) => Promise<unknown>;

async function send(api: TureenClient, { id, verb, path, parameters, query, body }: Operation): Promise<Outcome> {
  const call = api[verb.toUpperCase() as Uppercase<typeof verb>] as unknown as Call;
  try {
    await call(path, { params: { path: parameters, query }, body, headers: { 'idempotency-key': id } });
    return { kind: 'done' };
  } catch (error) {
    // 409 as long as PostgreSQL has not noticed the end of the server before
    if (!isProblem(error) || error.status === 409) return { kind: 'unreachable' };
    throw error;
  }
}

it('a server that is killed at any step of any change loses nothing that it acknowledged, and does nothing twice', async () => {
  const variables = { PROCESS: 'api', DATABASE_URL: database.url };
  const first = await Product.start(folder, variables);
  await setUp(first.url);
  const token = await tokenOf(first.url);
  const clientOf = ({ url }: Product) => createTureenClient({ baseUrl: url, token });
  const server = { api: clientOf(first) };
  const { id: owner } = (await server.api.GET('/users/self')).data;
  const operationsOf = ({ changes }: Awaited<ReturnType<typeof furnish>>): Operation[] =>
    changes.slice(0, COUNT).map((change) => ({ ...change, id: randomUUID(), owner, madeAt: Date.now() }));

  const plain = await furnish(server.api, owner, 2041);
  const kinds = plain.changes.map(({ verb, path }) => `${verb} ${path}`);
  const queued = readFileSync('apps/web/src/shared/offline/queue/queued-operations.ts', 'utf8').matchAll(
    /'(\w+ \/[^']+)'/g,
  );
  expect(new Set(kinds)).toEqual(new Set([...queued].map(([, kind]) => kind)));
  for (const operation of operationsOf(plain)) expect(await send(server.api, operation)).toEqual({ kind: 'done' });
  const wanted = await plain.state(server.api);
  const interrupted = await furnish(server.api, owner, 2042);
  const operations = operationsOf(interrupted);
  const before = await interrupted.state(server.api);
  await first.kill();

  const steps = new Steps(operations.map(({ id }) => id));
  const devices = operations.map((operation) => deviceWith(operation, server));
  for (const { add } of devices) await add();
  const start = async () => {
    const gate = await Gate.open(database.url, steps);
    return { gate, product: await Product.start(folder, { ...variables, DATABASE_URL: gate.url }) };
  };
  const started = [start(), start()];
  const next = async () => {
    const one = await started.shift()!;
    started.push(start());
    server.api = clientOf(one.product);
    return one;
  };
  const end = async ({ gate, product }: Awaited<ReturnType<typeof next>>) => {
    await product.kill();
    gate.close();
  };
  for (let waiting = devices; waiting.length > 0; waiting = waiting.filter(({ isSettled }) => !isSettled())) {
    const current = await next();
    const some = waiting.slice(0, AT_A_TIME);
    steps.begin();
    const killed = new AbortController();
    const sending = some.map(async ({ outbox }) => {
      while ((await outbox.drain()) !== 'empty' && !killed.signal.aborted) await sleep(50);
    });
    const isAtItsStep = ({ id, isSettled }: (typeof devices)[number]) => isSettled() || steps.isHeld(id);
    await eventually(() => some.every(isAtItsStep), 'every change is held at its step or carried out');
    killed.abort();
    await end(current);
    await Promise.all(sending);
  }
  for (const { isSettled } of devices) expect(isSettled()).toBe(true);

  const last = await next();
  expect(before).not.toEqual(wanted);
  expect(await interrupted.state(server.api)).toEqual(wanted);
  // a client that lost the response sends the operation once more
  for (const operation of operations) expect(await send(server.api, operation)).toEqual({ kind: 'done' });
  expect(await interrupted.state(server.api)).toEqual(wanted);
  // before anything, before what it changes, before the commit and before the answer
  expect(Math.min(...steps.kills)).toBeGreaterThanOrEqual(4);
  for (const one of [last, ...(await Promise.all(started))]) await end(one);
}, 180_000);
