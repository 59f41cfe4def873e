import fc from 'fast-check';
import { isOpen, needsDecision, type Entry, type Operation, type Outcome, type Request } from './operation.ts';
import { OfflineQueue } from './offline-queue.ts';
import { rebase, type Effect } from './rebase.ts';

/**
 * Two or three devices with two tabs each, one server, and everything between them that can go wrong. Nothing happens by itself: a
 * history says which step is next, so that a tab can end between any two of them.
 */
const DEVICES = 3;
const TABS = 2;
const THINGS = ['flour', 'milk'];

interface Thing {
  version: number;
  fields: Record<string, number>;
}
type Things = Record<string, Thing>;

/** Keeps what it answered under each key, as the product does. */
class Server {
  things: Things = Object.fromEntries(THINGS.map((name) => [name, { version: 1, fields: {} }]));
  /** Operations that were carried out, in order. */
  readonly changes: { id: string; thing: string; verb: string }[] = [];
  private readonly kept = new Map<string, Outcome>();

  handle(operation: Operation): Outcome {
    const known = this.kept.get(operation.id);
    if (known) return known;
    const outcome = this.carryOut(operation);
    if (outcome.kind !== 'done') return outcome;
    this.kept.set(operation.id, outcome);
    this.changes.push({ id: operation.id, thing: operation.parameters.id!, verb: operation.verb });
    return outcome;
  }

  private carryOut({ verb, parameters, body = {}, ifMatch }: Operation): Outcome {
    const id = parameters.id!;
    const thing = this.things[id];
    if (verb === 'post') {
      if (thing) return { kind: 'refused', reason: 'It is there.' };
      this.things = { ...this.things, [id]: { version: 1, fields: body as Record<string, number> } };
      return { kind: 'done', version: 1 };
    }
    if (!thing) return { kind: 'gone' };
    if (ifMatch !== undefined && ifMatch !== thing.version) return { kind: 'changed' };
    const { [id]: _, ...others } = this.things;
    const version = thing.version + 1;
    const fields = { ...thing.fields, ...(body as Record<string, number>) };
    this.things = verb === 'delete' ? others : { ...others, [id]: { version, fields } };
    return verb === 'delete' ? { kind: 'done' } : { kind: 'done', version };
  }
}

const effects = new Map<string, Effect[]>([
  ['patch /things/{id}', [{ path: '/things', apply: changed }]],
  ['post /things/{id}', [{ path: '/things', apply: added }]],
  ['delete /things/{id}', [{ path: '/things', apply: removed }]],
]);
function changed(things: Things, { parameters, body }: Request): Things {
  const thing = things[parameters.id!];
  if (!thing) return things;
  return { ...things, [parameters.id!]: { ...thing, fields: { ...thing.fields, ...(body as object) } } };
}
function added(things: Things, { parameters, body }: Request): Things {
  return { [parameters.id!]: { version: 0, fields: body as Record<string, number> }, ...things };
}
function removed(things: Things, { parameters }: Request): Things {
  return Object.fromEntries(Object.entries(things).filter(([id]) => id !== parameters.id));
}

interface Task {
  tab: Tab;
  run: () => void;
}

interface Message {
  operation: Operation;
  tab: Tab;
  answered: (outcome: Outcome) => void;
}

class Tab {
  isAlive = true;
  isSignedIn = true;
  readonly queue: OfflineQueue;

  constructor(
    readonly world: World,
    readonly device: Device,
  ) {
    this.queue = new OfflineQueue('ada', {
      store: {
        all: () => this.step(() => device.entries),
        change: (_owner, change) => this.step(() => (device.entries = change(device.entries))),
      },
      send: (operation) => this.send(operation),
      exclusively: (work) => device.exclusively(this, work),
      now: () => world.time + device.skew,
      onChange: () => undefined,
    });
  }

  /** A step happens when the history comes to it, or never where the tab has ended before. */
  private step<T>(work: () => T): Promise<T> {
    return new Promise((resolve) => this.world.tasks.push({ tab: this, run: () => resolve(work()) }));
  }

  private send(operation: Operation): Promise<Outcome> {
    return new Promise((resolve) => {
      this.world.requests.push({
        operation,
        tab: this,
        answered: (outcome) => {
          if (this.isAlive) resolve(outcome);
        },
      });
    });
  }
}

class Device {
  entries: Entry[] = [];
  tabs: Tab[] = [];
  snapshot: Things;
  /** Whether one tab at a time may send; some browsers have no such lock. */
  hasLocks = true;
  private holder?: Tab;
  private queue: (() => void)[] = [];

  constructor(
    readonly world: World,
    readonly name: number,
    readonly skew: number,
  ) {
    this.snapshot = world.server.things;
    this.tabs = Array.from({ length: TABS }, () => new Tab(world, this));
  }

  async exclusively<T>(tab: Tab, work: () => Promise<T>): Promise<T> {
    if (this.hasLocks) {
      while (this.holder?.isAlive) await new Promise<void>((resolve) => this.queue.push(resolve));
      this.holder = tab;
    }
    try {
      return await work();
    } finally {
      this.release(tab);
    }
  }

  release(tab: Tab): void {
    if (this.holder !== tab) return;
    this.holder = undefined;
    for (const wake of this.queue.splice(0)) wake();
  }

  view(): Things {
    const waiting = this.entries.filter(({ state }) => state === 'waiting');
    return rebase(effects, { path: '/things', parameters: {} }, { response: this.snapshot, operations: waiting });
  }
}

class World {
  readonly server = new Server();
  tasks: Task[] = [];
  requests: Message[] = [];
  answers: { message: Message; outcome: Outcome }[] = [];
  readonly devices = [0, 70_000_000, -40_000_000].map((skew, name) => new Device(this, name, skew));
  /** Ids of changes that the app was told are stored. */
  readonly promised: string[] = [];
  /** Ids of changes that were decided upon. */
  readonly decided: string[] = [];
  time = 1_000_000_000;
  private count = 0;

  async make(tab: Tab, { verb, thing, field, value }: Made): Promise<void> {
    const { device } = tab;
    const seen = device.snapshot[thing]?.version;
    const id = `${device.name}-${this.count++}`;
    const operation: Operation = {
      id,
      owner: 'ada',
      madeAt: this.time + device.skew,
      verb,
      path: '/things/{id}',
      parameters: { id: thing },
      ...(verb !== 'delete' && { body: { [field]: value } }),
      ...(verb === 'delete' && { ifMatch: seen }),
      ...(verb === 'patch' && {
        seenVersion: seen,
        inverse: { verb, path: '/things/{id}', parameters: { id: thing }, body: { [field]: -1 } },
      }),
    };
    await tab.queue.add(operation);
    this.promised.push(id);
    await tab.queue.drain();
  }

  deliver(message: Message): void {
    const outcome = message.tab.isSignedIn ? this.server.handle(message.operation) : ({ kind: 'signedOut' } as const);
    this.answers.push({ message, outcome });
    if (outcome.kind === 'done' || outcome.kind === 'signedOut') return;
    // A refusal is not kept, so a copy that comes later than the refusal might still be carried out. That a copy is overtaken by a
    // repetition, which is refused, and then by somebody else's change, which makes it possible again, is left out here.
    const copies = this.requests.filter((one) => one.operation.id === message.operation.id);
    this.requests = this.requests.filter((one) => !copies.includes(one));
    this.answers.push(...copies.map((copy) => ({ message: copy, outcome })));
  }

  end(tab: Tab): void {
    tab.isAlive = false;
    this.tasks = this.tasks.filter((task) => task.tab !== tab);
    tab.device.release(tab);
    tab.device.tabs = tab.device.tabs.map((one) => (one === tab ? new Tab(this, tab.device) : one));
  }

  /** Everything arrives, everybody is signed in and looks at the app once more. */
  async calm(): Promise<void> {
    for (let round = 0; round < 200; round++) {
      for (const device of this.devices) {
        for (const tab of device.tabs) tab.isSignedIn = true;
        if (this.isIdle && device.entries.some(({ state }) => state === 'waiting')) void device.tabs[0]!.queue.drain();
      }
      await settle();
      if (this.isIdle && !this.devices.some(({ entries }) => entries.some(({ state }) => state === 'waiting'))) return;
      for (const task of this.tasks.splice(0)) task.run();
      while (this.requests.length) this.deliver(this.requests.shift()!);
      for (const { message, outcome } of this.answers.splice(0)) message.answered(outcome);
      await settle();
    }
    throw new Error('It never comes to rest.');
  }

  private get isIdle(): boolean {
    return this.tasks.length + this.requests.length + this.answers.length === 0;
  }
}

/** Lets all that can go on without another step go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

interface Made {
  verb: 'post' | 'patch' | 'delete';
  thing: string;
  field: string;
  value: number;
}

type Command = fc.AsyncCommand<object, World>;

function command(name: string, run: (world: World) => unknown, isPossible = (_: World) => true): Command {
  let isNow = true;
  return {
    check: () => true,
    run: async (_model, world) => {
      isNow = isPossible(world);
      if (isNow) run(world);
      await settle();
    },
    toString: () => `${name}${isNow ? '' : ' (nothing to do)'}`,
  };
}

const device = fc.nat({ max: DEVICES - 1 });
const tab = fc.nat({ max: TABS - 1 });
const which = fc.nat({ max: 20 });
const at = <T>(list: T[], index: number): T => list[index % list.length]!;
const taken = <T>(list: T[], index: number): T => list.splice(index % list.length, 1)[0]!;
const tabOf = (world: World, { device: d, tab: t }: { device: number; tab: number }) => world.devices[d]!.tabs[t]!;

const made = fc.record({
  verb: fc.constantFrom('patch', 'patch', 'patch', 'delete', 'post' as const),
  thing: fc.constantFrom(...THINGS),
  field: fc.constantFrom('amount', 'ticked'),
  value: fc.nat({ max: 9 }),
});
const place = fc.record({ device, tab });

const arbitraries: fc.Arbitrary<Command>[] = [
  fc
    .tuple(place, made)
    .map(([where, what]) =>
      command(`make ${JSON.stringify({ ...where, ...what })}`, (world) => void world.make(tabOf(world, where), what)),
    ),
  ...['step', 'step again'].map((name) =>
    which.map((index) =>
      command(
        `${name} ${index}`,
        (world) => taken(world.tasks, index).run(),
        ({ tasks }) => tasks.length > 0,
      ),
    ),
  ),
  which.map((index) =>
    command(
      `arrive ${index}`,
      (world) => world.deliver(taken(world.requests, index)),
      ({ requests }) => requests.length > 0,
    ),
  ),
  which.map((index) =>
    command(
      `arrive and come once more ${index}`,
      (world) => world.deliver(at(world.requests, index)),
      ({ requests }) => requests.length > 0,
    ),
  ),
  which.map((index) =>
    command(
      `answer ${index}`,
      (world) => {
        const { message, outcome } = taken(world.answers, index);
        message.answered(outcome);
      },
      ({ answers }) => answers.length > 0,
    ),
  ),
  which.map((index) =>
    command(
      `lose the request ${index}`,
      (world) => taken(world.requests, index).answered({ kind: 'unreachable' }),
      ({ requests }) => requests.length > 0,
    ),
  ),
  which.map((index) =>
    command(
      `give up waiting for ${index}, which is still under way`,
      (world) => at(world.requests, index).answered({ kind: 'unreachable' }),
      ({ requests }) => requests.length > 0,
    ),
  ),
  which.map((index) =>
    command(
      `lose the answer ${index}`,
      (world) => taken(world.answers, index).message.answered({ kind: 'unreachable' }),
      ({ answers }) => answers.length > 0,
    ),
  ),
  place.map((where) => command(`end ${JSON.stringify(where)}`, (world) => world.end(tabOf(world, where)))),
  place.map((where) => command(`look ${JSON.stringify(where)}`, (world) => void tabOf(world, where).queue.drain())),
  fc.tuple(place, which).map(([where, index]) =>
    command(
      `undo ${index} at ${JSON.stringify(where)}`,
      (world) => void tabOf(world, where).queue.undo(at(world.devices[where.device]!.entries, index).id),
      (world) => world.devices[where.device]!.entries.length > 0,
    ),
  ),
  fc.tuple(place, fc.boolean()).map(([where, insists]) =>
    command(
      `decide ${insists} at ${JSON.stringify(where)}`,
      (world) => {
        const entry = world.devices[where.device]!.entries.find(needsDecision)!;
        const decided = tabOf(world, where).queue.decide(entry.id, insists);
        void decided.then(() => world.decided.push(entry.id));
      },
      (world) => world.devices[where.device]!.entries.some(needsDecision),
    ),
  ),
  fc
    .tuple(place, fc.boolean())
    .map(([where, isSignedIn]) =>
      command(`${isSignedIn ? 'sign in' : 'sign out'} ${JSON.stringify(where)}`, (world) =>
        Object.assign(tabOf(world, where), { isSignedIn }),
      ),
    ),
  device.map((name) =>
    command(`read at ${name}`, (world) => {
      world.devices[name]!.snapshot = world.server.things;
    }),
  ),
  device.map((name) =>
    command(`no locks at ${name}`, (world) => {
      world.devices[name]!.hasLocks = false;
    }),
  ),
];

function check(world: World): void {
  const log = world.server.changes.map(({ id }) => id);
  const count = Map.groupBy(log, (id) => id);
  for (const { name, entries } of world.devices) {
    const ids = entries.map(({ id }) => id);
    // no promised change is lost, and none is applied twice
    expect(world.promised.filter((id) => id.startsWith(`${name}-`) && !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, state, tried, verb, parameters } of entries) {
      const times = count.get(id)?.length ?? 0;
      expect(times).toBeLessThanOrEqual(1);
      // a row to be deleted may have been deleted by somebody else
      if ((state === 'sent' && verb !== 'delete') || state === 'merged') expect([id, times]).toEqual([id, 1]);
      if (!tried || state === 'refused' || needsDecision({ state })) expect([id, times]).toEqual([id, 0]);
      // other people are named only if they were involved; recreated rows have other versions
      if (state === 'merged' || state === 'changed') {
        const others = world.server.changes.filter(
          (one) => one.thing === parameters.id && (one.verb === 'post' || !one.id.startsWith(`${name}-`)),
        );
        expect([id, others.length > 0]).toEqual([id, true]);
      }
    }
    for (const id of world.decided.filter((one) => ids.includes(one)))
      expect(entries.find((one) => one.id === id)).toMatchObject({ state: 'withdrawn' });
    // the server has them in the order in which they were made
    const own = log.filter((id) => id.startsWith(`${name}-`));
    expect(own).toEqual(ids.filter((id) => own.includes(id)));
  }
}

describe('changes of several devices', () => {
  it('reach the server once and in their order, whatever happens on the way', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(arbitraries, { maxCommands: 100, size: '+2' }), async (commands) => {
        const world = new World();
        await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
        await world.calm();
        check(world);
        for (const one of world.devices) {
          one.snapshot = world.server.things;
          expect(one.entries.filter((entry) => isOpen(entry) && !needsDecision(entry))).toEqual([]);
          expect(one.view()).toEqual(world.server.things);
        }
      }),
      process.env.PROPERTY_RUNS ? {} : { numRuns: 400 },
    );
  }, 600_000);
});
