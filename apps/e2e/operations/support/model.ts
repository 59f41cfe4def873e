import { randomInt, randomUUID } from 'node:crypto';

/** Response of the server, or status 0 without one. */
export interface Answered {
  status: number;
  data: unknown;
}

export type Call = (method: string, path: string, body?: unknown) => Promise<Answered>;

/** Something that one writer makes and changes: what it may be now, null for not there. */
interface Entry {
  /** Is a part of its name in the database, whatever that is otherwise. */
  key: string;
  id: string;
  allowed: Set<string | null>;
}

/** A kind of thing: how it is written, and how all of it is read. */
interface Kind {
  create(call: Call, name: string): Promise<Answered & { id?: string }>;
  change(call: Call, entry: Entry, name: string): Promise<Answered>;
  remove?(call: Call, entry: Entry): Promise<Answered>;
  /** The state of each thing, which holds its key. */
  read(call: Call): Promise<string[]>;
}

const idOf = (answer: Answered) => ({ ...answer, id: (answer.data as { id?: string } | null)?.id });
const itemsOf = <T>({ data }: Answered): T[] => (Array.isArray(data) ? data : (data as { items: T[] }).items) as T[];
const all = 'perPage=-1';

/** Kind of row that has little more than a name. */
function named(path: string, body: object = {}): Kind {
  return {
    create: async (call, name) => idOf(await call('POST', path, { name, ...body })),
    change: (call, { id }, name) => call('PUT', `${path}/${id}`, { name, ...body }),
    remove: (call, { id }) => call('DELETE', `${path}/${id}`),
    read: async (call) => itemsOf<{ name: string }>(await call('GET', `${path}?${all}`)).map(({ name }) => name),
  };
}

interface Recipe {
  name: string;
  slug: string;
  description: string;
  notes: { text: string }[];
  recipeInstructions: { text: string }[];
  recipeIngredient: { note: string }[];
}

/** A recipe says the same in its row, its steps, its lines and its notes; anything else is half a write. */
const recipes: Kind = {
  create: async (call, name) => {
    const answer = await call('POST', '/recipes', { name: keyOf(name), sample: false });
    return { ...answer, id: answer.data as string };
  },
  change: (call, { id }, name) =>
    call('PATCH', `/recipes/${id}`, {
      description: name,
      recipeInstructions: [{ text: name }, { text: name }],
      recipeIngredient: [{ note: name }, { note: name }],
      notes: [{ title: '', text: name }],
    }),
  remove: (call, { id }) => call('DELETE', `/recipes/${id}`),
  read: async (call) => {
    const list = itemsOf<{ slug: string }>(await call('GET', `/recipes?${all}`));
    const states: string[] = [];
    for (const { slug } of list) {
      const recipe = (await call('GET', `/recipes/${slug}`)).data as Recipe;
      const { description, notes, recipeInstructions: steps, recipeIngredient: lines } = recipe;
      const parts = [...notes, ...steps].map(({ text }) => text).concat(lines.map(({ note }) => note));
      const isNew = description === '' && parts.length === 0;
      const isWhole = parts.length === 5 && parts.every((part) => part === description);
      states.push(
        isNew
          ? recipe.name
          : isWhole
            ? description
            : `half of a write: ${recipe.name} ${[description, ...parts].join('|')}`,
      );
    }
    return states;
  },
};

/** A rating is written beside the recipe; both are read again. */
const ratings: Kind = {
  create: async (call, name) => {
    const answer = await call('POST', '/recipes', { name: keyOf(name), sample: false });
    return { ...answer, id: answer.data as string };
  },
  change: async (call, { id }, name) => {
    const self = (await call('GET', '/users/self')).data as { id: string } | null;
    if (!self) return { status: 0, data: null };
    return call('POST', `/users/${self.id}/ratings/${id}`, { rating: Number(versionOf(name)) % 6, isFavorite: true });
  },
  read: async () => [],
};

/** One food takes over another: the other is gone, and what it was called finds the one that is left. */
const merges: Kind = {
  ...named('/foods'),
  remove: async (call, { id }) => {
    const kept = await call('POST', '/foods', { name: `kept ${randomUUID()}` });
    const toFood = (kept.data as { id?: string } | null)?.id;
    return toFood ? call('PUT', '/foods/merge', { fromFood: id, toFood }) : { status: 0, data: null };
  },
};

const tokens: Kind = {
  create: async (call, name) =>
    idOf(await call('POST', '/users/api-tokens', { name, currentPassword: 'correct horse' })),
  change: async () => ({ status: 404, data: null }),
  remove: (call, { id }) => call('DELETE', `/users/api-tokens/${id}`),
  read: async (call) => itemsOf<{ name: string }>(await call('GET', '/users/api-tokens')).map(({ name }) => name),
};

const users: Kind = {
  create: async (call, name) => {
    const username = keyOf(name);
    const body = { username, fullName: name, email: `${username}@example.com`, password: 'correct horse' };
    return idOf(await call('POST', '/users', body));
  },
  change: (call, { id, key }, name) =>
    call('PUT', `/users/${id}`, { id, username: key, email: `${key}@example.com`, fullName: name }),
  remove: (call, { id }) => call('DELETE', `/users/${id}`),
  read: async (call) =>
    itemsOf<{ fullName: string }>(await call('GET', `/users?${all}`)).map(({ fullName }) => fullName),
};

const kinds: Record<string, Kind> = {
  recipes,
  ratings,
  merges,
  tokens,
  users,
  categories: named('/organizers/categories'),
  tags: named('/organizers/tags'),
  tools: named('/organizers/tools'),
  units: named('/units'),
  cookbooks: named('/groups/cookbooks'),
};
/** Recipes are what people write most; an account costs a hash of its password. */
const weights: [string, number][] = Object.keys(kinds).map((name) => [name, { recipes: 8, users: 0.3 }[name] ?? 1]);

const keyOf = (name: string) => name.split(' ')[0]!;
const versionOf = (name: string) => name.split(' ')[1] ?? '0';

const oneOf = <T>(list: T[]): T => list[randomInt(list.length)]!;

function anyKind(): string {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let at = Math.random() * total;
  for (const [name, weight] of weights) if ((at -= weight) <= 0) return name;
  return 'recipes';
}

/** Those answers that say nothing of whether the write was done. */
const isUnknown = (status: number) => status === 0 || status >= 500;

/** Model of acknowledged changes and of those that may have been made. */
export class Model {
  acknowledged = 0;
  /** Answers that no request should get: of unexpected errors. */
  readonly faults: string[] = [];
  private readonly entries = new Map<string, Entry[]>(Object.keys(kinds).map((name) => [name, []]));
  private version = 0;

  /** Writes whatever comes into its mind, on things of its own, until it is told to stop. */
  async write(call: Call, signal: AbortSignal): Promise<void> {
    const own = new Map<string, Entry[]>(Object.keys(kinds).map((name) => [name, []]));
    while (!signal.aborted) {
      const name = anyKind();
      const mine = own.get(name)!;
      const dice = Math.random();
      const answer =
        mine.length === 0 || dice < 0.35
          ? await this.create(call, name, mine)
          : dice < 0.85
            ? await this.change(call, name, oneOf(mine))
            : await this.remove(call, name, mine);
      if (answer.status === 500) this.faults.push(`${name}: ${JSON.stringify(answer.data)}`);
      if (isUnknown(answer.status)) await new Promise((done) => setTimeout(done, 50));
    }
  }

  /** @returns what was acknowledged and is not so, what was written by halves, and what is there twice */
  async differences(call: Call): Promise<string[]> {
    const found: string[] = [];
    for (const [name, kind] of Object.entries(kinds)) {
      if (name === 'ratings') continue;
      const states = new Map<string, string[]>();
      for (const state of await kind.read(call)) {
        const key = /[\da-f]{12}x/.exec(state)?.[0] ?? '';
        states.set(key, [...(states.get(key) ?? []), state]);
      }
      for (const { key, allowed } of this.entries.get(name)!) {
        const [state = null, ...more] = states.get(key) ?? [];
        const shown = state === key && name === 'recipes' ? `${key} 0` : state;
        if (more.length || !allowed.has(shown))
          found.push(`${name} ${key}: ${[shown, ...more].join(', ')} instead of ${[...allowed].join(' or ')}`);
      }
    }
    return found;
  }

  private async create(call: Call, kind: string, mine: Entry[]): Promise<Answered> {
    const key = `${randomUUID().replaceAll('-', '').slice(0, 12)}x`;
    const entry: Entry = { key, id: '', allowed: new Set([null, `${key} 0`]) };
    this.entries.get(kind)!.push(entry);
    const answer = await kinds[kind]!.create(call, `${key} 0`);
    if (this.settle(entry, `${key} 0`, answer.status)) mine.push(Object.assign(entry, { id: answer.id }));
    return answer;
  }

  private async change(call: Call, kind: string, entry: Entry): Promise<Answered> {
    const name = `${entry.key} ${++this.version}`;
    entry.allowed.add(name);
    const answer = await kinds[kind]!.change(call, entry, name);
    this.settle(entry, name, answer.status);
    if (!isUnknown(answer.status) && answer.status >= 400) entry.allowed.delete(name);
    return answer;
  }

  private async remove(call: Call, kind: string, mine: Entry[]): Promise<Answered> {
    const entry = oneOf(mine);
    const { remove } = kinds[kind]!;
    if (!remove) return { status: 404, data: null };
    mine.splice(mine.indexOf(entry), 1);
    entry.allowed.add(null);
    const answer = await remove(call, entry);
    this.settle(entry, null, answer.status);
    return answer;
  }

  /** Settles the state of an entry once a change is acknowledged. */
  private settle(entry: Entry, state: string | null, status: number): boolean {
    if (status < 200 || status >= 300) return false;
    entry.allowed = new Set([state]);
    this.acknowledged++;
    return true;
  }
}
