import { canBeUndone, isMissingIn, type Entry, type Operation, type Outcome } from './operation.ts';
import { OfflineQueue, type Store } from './offline-queue.ts';
import { rebase, type Effect } from './rebase.ts';

const DAY_MS = 24 * 3600 * 1000;

function memory(): Store & { entries: Entry[] } {
  const store = {
    entries: [] as Entry[],
    all: async (owner: string) => store.entries.filter((entry) => entry.owner === owner),
    change: async (owner: string, change: (entries: Entry[]) => Entry[]) => {
      const others = store.entries.filter((entry) => entry.owner !== owner);
      const own = change(await store.all(owner));
      store.entries = [...others, ...own];
      return own;
    },
  };
  return store;
}

function open({ owner = 'ada', store = memory(), answers = [] as Outcome[] } = {}) {
  const sent: Operation[] = [];
  const clock = { now: 0 };
  const queue = new OfflineQueue(owner, {
    store,
    send: async (operation) => {
      sent.push(operation);
      return answers.shift() ?? { kind: 'done' };
    },
    exclusively: (work) => work(),
    now: () => clock.now,
    onChange: () => undefined,
  });
  return { queue, sent, clock, answers, states: async () => (await queue.entries()).map(({ state }) => state) };
}

const ticked = (id: string, more: Partial<Operation> = {}): Operation => ({
  id,
  owner: 'ada',
  madeAt: 0,
  verb: 'patch',
  path: '/items/{id}',
  parameters: { id: 'flour' },
  body: { checked: true },
  ...more,
});
const back = { verb: 'patch', path: '/items/{id}', parameters: { id: 'flour' }, body: { checked: false } } as const;

describe('an answer that the device stored', () => {
  it('lacks what waits and what was sent for the first time after it was stored', async () => {
    const { queue, clock, answers } = open({ answers: [{ kind: 'done' }, { kind: 'unreachable' }] });
    const missing = async (storedAt: number | undefined) =>
      (await queue.entries()).filter((entry) => isMissingIn(entry, storedAt)).map(({ id }) => id);
    clock.now = 10;
    await queue.add(ticked('1'));
    await queue.add(ticked('2'));
    await queue.drain();
    expect(await missing(9)).toEqual(['1', '2']);
    // it may have it already
    expect(await missing(10)).toEqual(['2']);
    expect(await missing(undefined)).toEqual(['2']);
    clock.now = 20;
    answers.push({ kind: 'refused', reason: 'no' });
    await queue.drain();
    // the first try may have reached the server, although its answer was lost
    expect(await missing(15)).toEqual([]);
    expect(await missing(9)).toEqual(['1']);
  });
});

describe('what waits', () => {
  it('is sent in its order once the server can be reached, after a restart as well', async () => {
    const store = memory();
    const before = open({ store, answers: [{ kind: 'unreachable' }] });
    await before.queue.add(ticked('1'));
    await before.queue.add(ticked('2'));
    expect(await before.queue.drain()).toBe('unreachable');
    const after = open({ store });
    expect(await after.queue.drain()).toBe('empty');
    expect(after.sent.map(({ id }) => id)).toEqual(['1', '2']);
    expect(await after.states()).toEqual(['sent', 'sent']);
  });

  it('stays while nobody is signed in, and is neither shown to another person nor sent for them', async () => {
    const store = memory();
    const ada = open({ store, answers: [{ kind: 'signedOut' }] });
    await ada.queue.add(ticked('1'));
    expect(await ada.queue.drain()).toBe('signedOut');
    const ben = open({ store, owner: 'ben' });
    expect(await ben.queue.drain()).toBe('empty');
    await ben.queue.clear();
    expect(await ada.states()).toEqual(['waiting']);
  });

  it('does not wait for what the server refuses', async () => {
    const { queue, states } = open({ answers: [{ kind: 'refused', reason: 'Too long.' }] });
    await queue.add(ticked('1'));
    await queue.add(ticked('2'));
    await queue.drain();
    expect(await states()).toEqual(['refused', 'sent']);
    expect((await queue.entries())[0]?.reason).toBe('Too long.');
  });

  it('keeps what was refused until the person has heard of it', async () => {
    const { queue, clock, states } = open({ answers: [{ kind: 'refused', reason: 'Too long.' }] });
    await queue.add(ticked('1'));
    await queue.drain();
    clock.now = 2 * DAY_MS;
    await queue.tidy();
    expect(await states()).toEqual(['refused']);
    await queue.tell();
    await queue.tidy();
    expect(await states()).toEqual([]);
  });
});

describe('an undo', () => {
  it('withdraws what was never sent', async () => {
    const { queue, sent, states } = open();
    await queue.add(ticked('1', { inverse: back }));
    await queue.undo('1');
    await queue.drain();
    expect([sent, await states()]).toEqual([[], ['withdrawn']]);
  });

  it('sends the opposite of what may have arrived, once', async () => {
    const { queue, sent } = open({ answers: [{ kind: 'unreachable' }] });
    await queue.add(ticked('1', { inverse: back }));
    await queue.drain();
    await queue.undo('1');
    await queue.undo('1');
    await queue.drain();
    expect(sent.map(({ id, body }) => [id, body])).toEqual([
      ['1', { checked: true }],
      ['1', { checked: true }],
      ['1.undo', { checked: false }],
    ]);
  });
});

describe('a change of which only the server knows what was there', () => {
  it('is taken back with what its answer says', async () => {
    const { queue, sent } = open({ answers: [{ kind: 'done', before: { rating: 3 } }] });
    const rated = ticked('1', { verb: 'post', path: '/ratings/{id}', body: { rating: 5 } });
    await queue.add(rated);
    await queue.drain();
    await queue.undo('1');
    await queue.drain();
    expect(sent.map(({ verb, path, body }) => ({ verb, path, body }))).toEqual([
      { verb: 'post', path: '/ratings/{id}', body: { rating: 5 } },
      { verb: 'post', path: '/ratings/{id}', body: { rating: 3 } },
    ]);
  });

  it('is taken back once that is known, where it may have arrived but nothing came back', async () => {
    const { queue, sent, states } = open({
      answers: [{ kind: 'unreachable' }, { kind: 'done', before: { rating: 3 } }],
    });
    await queue.add(ticked('1', { body: { rating: 5 }, learnsInverse: true }));
    await queue.drain();
    await queue.undo('1');
    expect((await queue.entries()).map(canBeUndone)).toEqual([false]);
    await queue.undo('1');
    await queue.drain();
    expect(sent.map(({ body }) => body)).toEqual([{ rating: 5 }, { rating: 5 }, { rating: 3 }]);
    expect(await states()).toEqual(['sent', 'sent']);
  });

  it('needs no taking back where the server refuses it', async () => {
    const { queue, sent, states } = open({ answers: [{ kind: 'unreachable' }, { kind: 'refused', reason: 'no' }] });
    await queue.add(ticked('1', { learnsInverse: true }));
    await queue.drain();
    await queue.undo('1');
    await queue.drain();
    expect([sent.length, await states()]).toEqual([2, ['refused']]);
  });
});

describe('a change that meets that of somebody else', () => {
  it('is called merged where the thing has more versions than its own', async () => {
    const done = (version: number): Outcome => ({ kind: 'done', version });
    const { queue, states } = open({ answers: [done(4), done(5), done(7)] });
    for (const id of ['1', '2', '3']) await queue.add(ticked(id, { seenVersion: 3 }));
    await queue.drain();
    expect(await states()).toEqual(['sent', 'sent', 'merged']);
  });

  it('is asked about where it was deleted, and let go', async () => {
    const { queue, states } = open({ answers: [{ kind: 'gone' }] });
    await queue.add(ticked('1'));
    await queue.drain();
    expect(await states()).toEqual(['gone']);
    await queue.decide('1', false);
    expect(await states()).toEqual(['withdrawn']);
  });

  it('brings back what was deleted, where that is known and wanted', async () => {
    const { queue, sent, states } = open({ answers: [{ kind: 'gone' }] });
    const revival = { verb: 'post', path: '/items', parameters: {}, body: { id: 'flour', checked: true } } as const;
    await queue.add(ticked('1', { revival }));
    await queue.drain();
    await queue.decide('1', true);
    await queue.drain();
    expect(sent.at(-1)).toMatchObject({ id: '1.insist', ...revival });
    expect(await states()).toEqual(['withdrawn', 'sent']);
  });

  it('is asked about where it deletes what was edited, and insisted upon', async () => {
    const { queue, sent, states } = open({ answers: [{ kind: 'changed' }] });
    await queue.add(ticked('1', { verb: 'delete', body: undefined, ifMatch: 3 }));
    await queue.drain();
    expect(await states()).toEqual(['changed']);
    await queue.decide('1', true);
    await queue.decide('1', true);
    await queue.drain();
    expect(sent.map(({ id, ifMatch }) => [id, ifMatch])).toEqual([
      ['1', 3],
      ['1.insist', undefined],
    ]);
    expect(await states()).toEqual(['withdrawn', 'sent']);
  });

  it('needs no decision where both delete', async () => {
    const { queue, states } = open({ answers: [{ kind: 'gone' }] });
    await queue.add(ticked('1', { verb: 'delete', body: undefined }));
    await queue.drain();
    expect(await states()).toEqual(['sent']);
  });
});

it('forgets after a day what was settled, and nothing that waits or asks', async () => {
  const { queue, clock, states } = open({
    answers: [{ kind: 'done' }, { kind: 'gone' }, { kind: 'unreachable' }],
  });
  for (const id of ['1', '2', '3']) await queue.add(ticked(id));
  await queue.drain();
  clock.now = DAY_MS - 1;
  await queue.tidy();
  expect(await states()).toEqual(['sent', 'gone', 'waiting']);
  clock.now = DAY_MS;
  await queue.tidy();
  expect(await states()).toEqual(['gone', 'waiting']);
});

describe('an answer of the server', () => {
  const tick: Effect = {
    path: '/items/{id}',
    sameParameter: 'id',
    apply: (item: { id: string; checked: boolean }, { body }) => ({ ...item, ...body }),
  };
  const effects = new Map([['patch /items/{id}', [tick]]]);
  const flour = { id: 'flour', checked: false };
  const shown = (id: string, waiting: Operation[]) =>
    rebase(effects, { path: '/items/{id}', parameters: { id } }, { response: flour, operations: waiting });

  it('is shown with what waits, in its order', () => {
    expect(shown('flour', [ticked('1')])).toEqual({ id: 'flour', checked: true });
    expect(shown('flour', [ticked('1'), ticked('2', { body: { checked: false } })])).toEqual(flour);
  });

  it('is the same where nothing concerns it', () => {
    expect(shown('milk', [ticked('1')])).toBe(flour);
    expect(shown('flour', [ticked('1', { path: '/others/{id}' })])).toBe(flour);
  });
});
