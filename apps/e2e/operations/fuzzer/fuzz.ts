import { OPERATIONS, type OperationId } from '#contract';
import { bodySchemaOf, parametersOf, responseOf } from '#contract/document';
import { createContractAjv } from '#contract/validation';
import { Random } from './random.ts';
import { Values } from './values.ts';

export interface FuzzOptions {
  url: string;
  requests: number;
  seed: number;
  /** Addresses of a site that imports may reach. */
  addresses: readonly string[];
  /** Slower answers are faults. */
  maxSeconds: number;
  /** Requests that are under way at a time. */
  hands?: number;
}

/** Something that must never happen, with the request that did it. */
export interface Fault {
  what: string;
  request: string;
}

/** An address made of a hostile value may be that of nothing, or longer than Node reads (16 KiB). */
const OF_NO_OPERATION = [404, 405, 431];

type Sendable = string | URLSearchParams | FormData;

interface Caller {
  name: string;
  token?: string;
  /** An API token, for when the account is locked, or the token was deleted. */
  spare?: string;
}

/** A word that only the other group has: showing it is a leak. */
const SECRET = 'Zanzibar';
const PASSWORD = 'correct horse';

/** Streams do not end, and a restored backup would be another server; what ends sessions, hashes passwords or takes long is tried less often. */
const NEVER = new Set<OperationId>(['streamEvents', 'restoreBackup']);
const SELDOM = /login|logout|setUp|register|password|createUser|refresh|BulkUrl|scrape|backup|seed|migration/i;

/**
 * Sends requests that the contract describes, right, nearly right and hostile, as five people, with ids of former answers.
 * Nothing may answer 5xx, or something that the contract does not name, or show rows of another group, or take long.
 */
export async function fuzz(options: FuzzOptions): Promise<{ faults: Fault[]; answers: Map<string, number> }> {
  const fuzzer = new Fuzzer(options);
  await fuzzer.prepare();
  const share = Math.ceil(options.requests / (options.hands ?? 6));
  await Promise.all(Array.from({ length: options.hands ?? 6 }, () => fuzzer.run(share)));
  await fuzzer.compareOthers();
  return fuzzer;
}

/** Paths without parameters. */
const LITERAL = new Set<string>(Object.values(OPERATIONS).map(({ path }) => path));

class Fuzzer {
  readonly faults: Fault[] = [];
  /** Operation and status of the answers, and how often each came. */
  readonly answers = new Map<string, number>();
  private readonly random: Random;
  private readonly values: Values;
  private readonly ajv = createContractAjv();
  private readonly operations = (Object.keys(OPERATIONS) as OperationId[]).filter((id) => !NEVER.has(id));
  private callers: Caller[] = [];
  private stranger: Caller = { name: 'zoe' };
  /** The accounts of all of them stay as they are: who cannot sign in any more finds no faults. */
  private accounts: string[] = [];
  private before = '';

  constructor(private readonly options: FuzzOptions) {
    this.random = new Random(options.seed);
    this.values = new Values(this.random, options.addresses, SECRET);
  }

  /** An administrator, a manager, a member, a program with a token, nobody; and a group of somebody else. */
  async prepare(): Promise<void> {
    const setUp = { username: 'ada', email: 'ada@example.com', fullName: 'Ada', password: PASSWORD, group: 'Home' };
    await this.json('POST', '/app/setup', setUp);
    const ada = await this.signIn('ada');
    // visitors see public recipes; the other group must stay hidden
    await this.json('PUT', '/groups/preferences', { privateGroup: false, recipePublic: true }, ada);
    this.values.learnAt('/explore/recipes', { groupSlug: 'home' });
    for (const [username, canManage] of [
      ['bo', true],
      ['cleo', false],
    ] as const)
      await this.json('POST', '/users', { ...person(username), group: 'Home', canManage, canInvite: canManage }, ada);
    const people = [ada, await this.signIn('bo'), await this.signIn('cleo')];
    const program = { name: 'program', token: await this.apiToken(ada), spare: await this.apiToken(ada) };
    for (const one of people) one.spare = await this.apiToken(one);
    this.callers = [...people, program, { name: 'nobody' }];
    await this.json('POST', '/users/register', { ...person('zoe'), passwordConfirm: PASSWORD, group: SECRET });
    this.stranger = await this.signIn('zoe');
    for (const path of ['/recipes', '/foods', '/units', '/organizers/tags', '/groups/cookbooks'])
      this.values.learn(await this.json('POST', path, { name: `${SECRET} ${path}` }, this.stranger));
    for (const one of [...people, this.stranger])
      this.accounts.push(((await this.json('GET', '/users/self', undefined, one)) as { id: string }).id);
    this.before = await this.others();
    this.values.learn(JSON.parse(this.before));
  }

  async run(requests: number): Promise<void> {
    for (let sent = 0; sent < requests; sent++) {
      const id = this.random.pick(this.operations);
      if (SELDOM.test(id) && this.random.chance(0.9)) continue;
      // most can be done by the administrator alone, and must be done by somebody before others can try it
      await this.send(id, this.random.chance(0.4) ? this.callers[0]! : this.random.pick(this.callers));
    }
  }

  /** Fails if rows of the other group have changed. */
  async compareOthers(): Promise<void> {
    this.stranger = await this.signIn('zoe');
    if ((await this.others()) !== this.before) this.fault('A row of another group was changed', 'all of them');
  }

  private async send(id: OperationId, caller: Caller): Promise<void> {
    const { method, consumes } = OPERATIONS[id];
    const hostility = this.random.pick([0, 0, 0.02, 0.1, 0.4]);
    const address = this.address(id, hostility);
    if (method !== 'get' && this.accounts.some((account) => address.includes(account))) return;
    const body = consumes ? this.body(id, hostility) : {};
    const headers = { ...(caller.token && { authorization: `Bearer ${caller.token}` }), ...body.headers };
    const request = `${caller.name}: ${method} ${address} ${typeof body.body === 'string' ? body.body.slice(0, 1000) : ''}`;
    const started = performance.now();
    try {
      const response = await fetch(this.options.url + address, {
        method: method.toUpperCase(),
        redirect: 'manual',
        headers,
        body: body.body ?? null,
        signal: AbortSignal.timeout(60_000),
      });
      const text = await response.text();
      const seconds = (performance.now() - started) / 1000;
      if (seconds > this.options.maxSeconds) this.fault(`It took ${seconds.toFixed(1)} s`, request);
      this.judge(id, { status: response.status, text, type: response.headers.get('content-type') ?? '' }, request);
      const isForeign =
        text.includes(SECRET) && !request.includes(SECRET) && caller.name !== 'ada' && caller.name !== 'program';
      if (isForeign && !(OPERATIONS[id].path.startsWith('/explore/') && (await this.othersArePublic())))
        this.fault(`It shows something of another group: ${excerpt(text)}`, request);
      if (response.status === 401 && caller.token) await this.renew(caller);
    } catch (error) {
      this.fault(`No answer: ${String(error)} ${String((error as Error).cause ?? '')}`, request);
    }
  }

  /** True if the administrator has made the other group public, which visitors see then. */
  private async othersArePublic(): Promise<boolean> {
    const preferences = await this.json('GET', '/groups/preferences', undefined, await this.signIn('zoe'));
    return !(preferences as { privateGroup: boolean }).privateGroup;
  }

  private judge(id: OperationId, answer: { status: number; text: string; type: string }, request: string): void {
    const { status, text, type } = answer;
    this.answers.set(`${id} ${status}`, (this.answers.get(`${id} ${status}`) ?? 0) + 1);
    if (status >= 500 && status !== 503) return this.fault(`${id} answered ${status}: ${text.slice(0, 300)}`, request);
    const declared = responseOf(id, status);
    if (!declared) {
      if (!OF_NO_OPERATION.includes(status))
        this.fault(`${id} answered ${status}, which the contract does not name`, request);
      return;
    }
    const schema = declared.content?.['application/json']?.schema;
    if (!schema || !type.includes('json')) return;
    const body: unknown = JSON.parse(text);
    const rule = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object;
    if (!this.ajv.validate(rule, body)) this.fault(`${id} ${status}: ${this.ajv.errorsText()}`, request);
    if (status < 300) {
      this.values.learn(body);
      this.values.learnAt(OPERATIONS[id].path.replace(/\/:.*$/, ''), body);
    }
  }

  private address(id: OperationId, hostility: number): string {
    const parameters = parametersOf(id);
    const path = OPERATIONS[id].path.replace(/:(\w+)/g, (_, name: string, offset: number, whole: string) => {
      const known = this.random.chance(hostility) ? undefined : this.values.at(whole.slice(0, offset - 1), name);
      if (known) return encodeURIComponent(known);
      const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {};
      const value = this.values.create(schema, hostility);
      return encodeURIComponent(String(typeof value === 'string' ? value.toWellFormed().slice(0, 500) : value) || 'x');
    });
    // a learned value may be the name of another operation, such as `/groups/storage`
    if (path !== OPERATIONS[id].path && LITERAL.has(path)) return this.address(id, hostility);
    const query = new URLSearchParams();
    for (const { in: place, name, schema, required } of parameters) {
      if (place !== 'query' || (!required && this.random.chance(0.7))) continue;
      const value = this.values.create(schema, hostility);
      for (const one of [value].flat().slice(0, 50)) query.append(name, String(one).slice(0, 3000));
    }
    return `/api${path}${query.size ? `?${query.toString()}` : ''}`;
  }

  private body(id: OperationId, hostility: number): { body?: Sendable; headers?: Record<string, string> } {
    const value = this.values.create(bodySchemaOf(id)!, hostility);
    const { consumes } = OPERATIONS[id];
    const json = JSON.stringify(value);
    const fields = Object.entries(typeof value === 'object' && value ? value : {});
    if (consumes === 'form')
      return {
        body: new URLSearchParams(fields.map(([key, field]): [string, string] => [key, String(field).slice(0, 5000)])),
      };
    if (consumes === 'multipart') {
      const form = new FormData();
      for (const [key] of fields) form.append(key, new File([this.random.pick([PIXEL, json])], 'picture.png'));
      return { body: form };
    }
    return { body: json, headers: { 'content-type': 'application/json' } };
  }

  private async renew(caller: Caller): Promise<void> {
    const fresh = caller.name === 'program' ? undefined : await this.signIn(caller.name).catch(() => undefined);
    caller.token = fresh?.token ?? caller.spare;
  }

  private async apiToken(caller: Caller): Promise<string> {
    const made = await this.json('POST', '/users/api-tokens', { name: 'Program' }, caller);
    return (made as { token: string }).token;
  }

  private async signIn(name: string): Promise<Caller> {
    const body = new URLSearchParams({ username: name, password: PASSWORD });
    const response = await fetch(`${this.options.url}/api/auth/token`, { method: 'POST', body });
    const { access_token: token } = (await response.json()) as { access_token?: string };
    if (!token) throw new Error(`${name} cannot sign in: ${response.status}`);
    return { name, token };
  }

  private async json(method: string, path: string, body?: unknown, caller?: Caller): Promise<unknown> {
    const headers = {
      'content-type': 'application/json',
      ...(caller?.token && { authorization: `Bearer ${caller.token}` }),
    };
    const response = await fetch(`${this.options.url}/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }

  private async others(): Promise<string> {
    const paths = ['/recipes', '/foods', '/units', '/organizers/tags', '/groups/cookbooks'];
    const rows = await Promise.all(
      paths.map((path) => this.json('GET', `${path}?perPage=-1`, undefined, this.stranger)),
    );
    return JSON.stringify(rows);
  }

  private fault(what: string, request: string): void {
    this.faults.push({ what, request: request.slice(0, 1000) });
  }
}

const person = (username: string) => ({
  username,
  email: `${username}@example.com`,
  fullName: username,
  password: PASSWORD,
});
const excerpt = (text: string) => text.slice(Math.max(0, text.indexOf(SECRET) - 100), text.indexOf(SECRET) + 100);

/** One pixel, as PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
