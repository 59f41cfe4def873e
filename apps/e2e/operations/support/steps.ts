import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** How far one request, which has an idempotency key, may get. */
interface Course {
  key: string;
  /** How often it was held; it gets past so many steps. */
  kills: number;
  /** Steps that it has passed this time. */
  seen: number;
  isHeld: boolean;
  /** It was committed, and its answer held. */
  isCommitted: boolean;
}

/** Statements that lock or change rows; the first claims the key. */
const STEP = /idempotency-key:|\b(?:INSERT INTO|UPDATE|DELETE FROM)\b/;

/**
 * Lets requests get one step further each time that their server is killed: up to the first thing that is locked or changed in the
 * database, to the second and so on, to the commit, and from the commit to its answer.
 */
export class Steps {
  private readonly courses = new Map<string, Course>();

  constructor(keys: string[]) {
    for (const key of keys) this.courses.set(key, { key, kills: 0, seen: 0, isHeld: false, isCommitted: false });
  }

  /** How often the server was killed while it carried out each. */
  get kills(): number[] {
    return [...this.courses.values()].map(({ kills }) => kills);
  }

  isHeld(key: string): boolean {
    return this.courses.get(key)!.isHeld;
  }

  /** After a kill: those that were held get one step further. */
  begin(): void {
    for (const course of this.courses.values()) {
      if (course.isHeld) course.kills++;
      Object.assign(course, { seen: 0, isHeld: false });
    }
  }

  of(message: string): Course | undefined {
    if (!message.includes('idempotency-key:')) return undefined;
    return [...this.courses.values()].find(({ key }) => message.includes(key));
  }

  /** Whether a message goes on to the database, and its answer back. */
  decide(course: Course, message: string): 'pass' | 'hold' | 'holdAnswer' {
    const isCommit = message.includes('COMMIT');
    if (course.isCommitted || !(isCommit || STEP.test(message))) return 'pass';
    if (course.seen < course.kills) {
      course.seen++;
      return isCommit ? 'holdAnswer' : 'pass';
    }
    course.isHeld = true;
    return 'hold';
  }
}

/** Stands between one server and PostgreSQL. */
export class Gate {
  private constructor(
    private readonly server: Server,
    /** Connection string of the database for the server. */
    readonly url: string,
  ) {}

  static async open(databaseUrl: string, steps: Steps): Promise<Gate> {
    const { searchParams, hostname, port, pathname, username, password } = new URL(databaseUrl);
    const host = searchParams.get('host');
    const place = host
      ? { path: `${host}/.s.PGSQL.${searchParams.get('port')}` }
      : { host: hostname, port: Number(port) };
    const server = createServer((socket) => new Line(socket, connect(place), steps).open());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const own = (server.address() as AddressInfo).port;
    const account = password ? `${username}:${password}` : username;
    return new Gate(server, `postgres://${account}@127.0.0.1:${own}${pathname}`);
  }

  close(): void {
    this.server.close();
  }
}

/** One connection. Messages of the server go on when they ask for an answer: a query, or what a Sync ends. */
class Line {
  private waiting = Buffer.alloc(0);
  private isStarted = false;
  private course: Course | undefined;

  constructor(
    private readonly server: Socket,
    private readonly database: Socket,
    private readonly steps: Steps,
  ) {}

  open(): void {
    const { server, database } = this;
    for (const [one, other] of [
      [server, database],
      [database, server],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
    }
    database.on('data', (data) => server.write(data));
    server.on('data', (data) => this.take(data));
  }

  private take(data: Buffer): void {
    this.waiting = Buffer.concat([this.waiting, data]);
    let end = 0;
    for (;;) {
      const head = this.isStarted ? 1 : 0;
      if (this.waiting.length < end + head + 4) return;
      const kind = this.isStarted ? String.fromCharCode(this.waiting[end]!) : 'p';
      const next = end + head + this.waiting.readInt32BE(end + head);
      if (this.waiting.length < next) return;
      end = next;
      this.isStarted = true;
      // parts of a query that a Sync ends
      if ('PBDEC'.includes(kind)) continue;
      this.handOn(this.waiting.subarray(0, end));
      this.waiting = this.waiting.subarray(end);
      end = 0;
    }
  }

  private handOn(message: Buffer): void {
    const { steps, database } = this;
    const text = message.toString('latin1');
    this.course ??= steps.of(text);
    const { course } = this;
    const decision = course ? steps.decide(course, text) : 'pass';
    if (decision === 'hold') return;
    if (decision === 'holdAnswer') {
      database.removeAllListeners('data');
      database.on('data', () => Object.assign(course!, { isHeld: true, isCommitted: true }));
    }
    database.write(message);
    if (/COMMIT|ROLLBACK(?! TO)/.test(text)) this.course = undefined;
  }
}
