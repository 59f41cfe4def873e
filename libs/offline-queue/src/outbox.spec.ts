import { canBeUndone, isMissingIn, type Entry, type Operation, type Outcome } from './operation.ts';
import { Outbox, type Store } from './outbox.ts';
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
  const outbox = new Outbox(owner, {
    store,
    send: async (operation) => {
      sent.push(operation);
      return answers.shift() ?? { kind: 'done' };
    },
    exclusively: (work) => work(),
    now: () => clock.now,
    onChange: () => undefined,
  });
  return { outbox, sent, clock, answers, states: async () => (await outbox.entries()).map(({ state }) => state) };
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
    const { outbox, clock, answers } = open({ answers: [{ kind: 'done' }, { kind: 'unreachable' }] });
    const missing = async (storedAt: number | undefined) =>
      (await outbox.entries()).filter((entry) => isMissingIn(entry, storedAt)).map(({ id }) => id);
    clock.now = 10;
    await outbox.add(ticked('1'));
    await outbox.add(ticked('2'));
    await outbox.drain();
    expect(await missing(9)).toEqual(['1', '2']);
    // it may have it already
    expect(await missing(10)).toEqual(['2']);
    expect(await missing(undefined)).toEqual(['2']);
    clock.now = 20;
    answers.push({ kind: 'refused', reason: 'no' });
    await outbox.drain();
    // the first try may have reached the server, although its answer was lost
    expect(await missing(15)).toEqual([]);
    expect(await missing(9)).toEqual(['1']);
  });
});

describe('what waits', () => {
  it('is sent in its order once the server can be reached, after a restart as well', async () => {
    const store = memory();
    const before = open({ store, answers: [{ kind: 'unreachable' }] });
    await before.outbox.add(ticked('1'));
    await before.outbox.add(ticked('2'));
    expect(await before.outbox.drain()).toBe('unreachable');
    const after = open({ store });
    expect(await after.outbox.drain()).toBe('empty');
    expect(after.sent.map(({ id }) => id)).toEqual(['1', '2']);
    expect(await after.states()).toEqual(['sent', 'sent']);
  });

  it('stays while nobody is signed in, and is neither shown to another person nor sent for them', async () => {
    const store = memory();
    const ada = open({ store, answers: [{ kind: 'signedOut' }] });
    await ada.outbox.add(ticked('1'));
    expect(await ada.outbox.drain()).toBe('signedOut');
    const ben = open({ store, owner: 'ben' });
    expect(await ben.outbox.drain()).toBe('empty');
    await ben.outbox.clear();
    expect(await ada.states()).toEqual(['waiting']);
  });

  it('does not wait for what the server refuses', async () => {
    const { outbox, states } = open({ answers: [{ kind: 'refused', reason: 'Too long.' }] });
    await outbox.add(ticked('1'));
    await outbox.add(ticked('2'));
    await outbox.drain();
    expect(await states()).toEqual(['refused', 'sent']);
    expect((await outbox.entries())[0]?.reason).toBe('Too long.');
  });

  it('keeps what was refused until the person has heard of it', async () => {
    const { outbox, clock, states } = open({ answers: [{ kind: 'refused', reason: 'Too long.' }] });
    await outbox.add(ticked('1'));
    await outbox.drain();
    clock.now = 2 * DAY_MS;
    await outbox.tidy();
    expect(await states()).toEqual(['refused']);
    await outbox.tell();
    await outbox.tidy();
    expect(await states()).toEqual([]);
  });
});

describe('an undo', () => {
  it('withdraws what was never sent', async () => {
    const { outbox, sent, states } = open();
    await outbox.add(ticked('1', { inverse: back }));
    await outbox.undo('1');
    await outbox.drain();
    expect([sent, await states()]).toEqual([[], ['withdrawn']]);
  });

  it('sends the opposite of what may have arrived, once', async () => {
    const { outbox, sent } = open({ answers: [{ kind: 'unreachable' }] });
    await outbox.add(ticked('1', { inverse: back }));
    await outbox.drain();
    await outbox.undo('1');
    await outbox.undo('1');
    await outbox.drain();
    expect(sent.map(({ id, body }) => [id, body])).toEqual([
      ['1', { checked: true }],
      ['1', { checked: true }],
      ['1.undo', { checked: false }],
    ]);
  });
});

describe('a change of which only the server knows what was there', () => {
  it('is taken back with what its answer says', async () => {
    const { outbox, sent } = open({ answers: [{ kind: 'done', before: { rating: 3 } }] });
    const rated = ticked('1', { verb: 'post', path: '/ratings/{id}', body: { rating: 5 } });
    await outbox.add(rated);
    await outbox.drain();
    await outbox.undo('1');
    await outbox.drain();
    expect(sent.map(({ verb, path, body }) => ({ verb, path, body }))).toEqual([
      { verb: 'post', path: '/ratings/{id}', body: { rating: 5 } },
      { verb: 'post', path: '/ratings/{id}', body: { rating: 3 } },
    ]);
  });

  it('is taken back once that is known, where it may have arrived but nothing came back', async () => {
    const { outbox, sent, states } = open({
      answers: [{ kind: 'unreachable' }, { kind: 'done', before: { rating: 3 } }],
    });
    await outbox.add(ticked('1', { body: { rating: 5 }, learnsInverse: true }));
    await outbox.drain();
    await outbox.undo('1');
    expect((await outbox.entries()).map(canBeUndone)).toEqual([false]);
    await outbox.undo('1');
    await outbox.drain();
    expect(sent.map(({ body }) => body)).toEqual([{ rating: 5 }, { rating: 5 }, { rating: 3 }]);
    expect(await states()).toEqual(['sent', 'sent']);
  });

  it('needs no taking back where the server refuses it', async () => {
    const { outbox, sent, states } = open({ answers: [{ kind: 'unreachable' }, { kind: 'refused', reason: 'no' }] });
    await outbox.add(ticked('1', { learnsInverse: true }));
    await outbox.drain();
    await outbox.undo('1');
    await outbox.drain();
    expect([sent.length, await states()]).toEqual([2, ['refused']]);
  });
});

describe('a change that meets that of somebody else', () => {
  it('is called merged where the thing has more versions than its own', async () => {
    const done = (version: number): Outcome => ({ kind: 'done', version });
    const { outbox, states } = open({ answers: [done(4), done(5), done(7)] });
    for (const id of ['1', '2', '3']) await outbox.add(ticked(id, { seenVersion: 3 }));
    await outbox.drain();
    expect(await states()).toEqual(['sent', 'sent', 'merged']);
  });

  it('is asked about where it was deleted, and let go', async () => {
    const { outbox, states } = open({ answers: [{ kind: 'gone' }] });
    await outbox.add(ticked('1'));
    await outbox.drain();
    expect(await states()).toEqual(['gone']);
    await outbox.decide('1', false);
    expect(await states()).toEqual(['withdrawn']);
  });

  it('brings back what was deleted, where that is known and wanted', async () => {
    const { outbox, sent, states } = open({ answers: [{ kind: 'gone' }] });
    const revival = { verb: 'post', path: '/items', parameters: {}, body: { id: 'flour', checked: true } } as const;
    await outbox.add(ticked('1', { revival }));
    await outbox.drain();
    await outbox.decide('1', true);
    await outbox.drain();
    expect(sent.at(-1)).toMatchObject({ id: '1.insist', ...revival });
    expect(await states()).toEqual(['withdrawn', 'sent']);
  });

  it('is asked about where it deletes what was edited, and insisted upon', async () => {
    const { outbox, sent, states } = open({ answers: [{ kind: 'changed' }] });
    await outbox.add(ticked('1', { verb: 'delete', body: undefined, ifMatch: 3 }));
    await outbox.drain();
    expect(await states()).toEqual(['changed']);
    await outbox.decide('1', true);
    await outbox.decide('1', true);
    await outbox.drain();
    expect(sent.map(({ id, ifMatch }) => [id, ifMatch])).toEqual([
      ['1', 3],
      ['1.insist', undefined],
    ]);
    expect(await states()).toEqual(['withdrawn', 'sent']);
  });

  it('needs no decision where both delete', async () => {
    const { outbox, states } = open({ answers: [{ kind: 'gone' }] });
    await outbox.add(ticked('1', { verb: 'delete', body: undefined }));
    await outbox.drain();
    expect(await states()).toEqual(['sent']);
  });
});

it('forgets after a day what was settled, and nothing that waits or asks', async () => {
  const { outbox, clock, states } = open({
    answers: [{ kind: 'done' }, { kind: 'gone' }, { kind: 'unreachable' }],
  });
  for (const id of ['1', '2', '3']) await outbox.add(ticked(id));
  await outbox.drain();
  clock.now = DAY_MS - 1;
  await outbox.tidy();
  expect(await states()).toEqual(['sent', 'gone', 'waiting']);
  clock.now = DAY_MS;
  await outbox.tidy();
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
