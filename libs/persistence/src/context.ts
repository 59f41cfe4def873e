import type { EntityManager, ObjectLiteral } from 'typeorm';
import { type Actor, Forbidden, Unauthorized } from '#platform';
import { type NewEvent, writeEvents } from './outbox.ts';
import { type GroupRow, GroupRows, Rows } from './rows.ts';

/** What is known about a request or about the job that continues it. */
export interface Origin {
  /** Absent where nobody is signed in. */
  caller?: Actor;
  /** Code of the language for messages, e.g. `de-DE`. */
  locale: string;
  /** Internet address of the client; empty in jobs. */
  address?: string;
  /** The version of the resource that the client has seen: the If-Match header. */
  ifMatch?: string;
}

/**
 * Who asks, and in which transaction: the first argument of every service method. Rows of a group are reached through
 * `rows`, so those of other groups do not exist for the caller.
 */
export class Context {
  private readonly events: NewEvent[] = [];

  constructor(
    readonly origin: Origin,
    readonly manager: EntityManager,
  ) {}

  /** For jobs, which act on behalf of somebody. */
  static of(caller: Actor, manager: EntityManager): Context {
    return new Context({ caller, locale: caller.locale }, manager);
  }

  /** Throws 401 where nobody is signed in. */
  get caller(): Actor {
    if (!this.origin.caller) throw new Unauthorized();
    return this.origin.caller;
  }

  get userId(): string {
    return this.caller.userId;
  }

  get groupId(): string {
    return this.caller.groupId;
  }

  get locale(): string {
    return this.origin.locale;
  }

  /** The rows of an entity that belong to the group of the caller. */
  rows<T extends GroupRow>(entity: new () => T): GroupRows<T> {
    return new GroupRows(this, entity);
  }

  /** The rows of all groups, for administrators and for what the server does by itself. */
  allRows<T extends ObjectLiteral>(entity: new () => T): Rows<T> {
    if (this.origin.caller && !this.origin.caller.admin) throw new Forbidden();
    return new Rows(this, entity);
  }

  /** Runs in a transaction: a new one, or the one that this context is in already. */
  async transaction<R>(work: (context: Context) => Promise<R>): Promise<R> {
    if (this.isInTransaction) return work(this);
    return this.manager.transaction(async (manager) => {
      const context = new Context(this.origin, manager);
      const result = await work(context);
      await writeEvents(manager, context.events);
      return result;
    });
  }

  /**
   * Records an event; subscribers and browsers get it once the transaction is committed. It belongs to the caller's group
   * unless another one is given.
   */
  record(event: NewEvent): void {
    if (!this.isInTransaction)
      throw new Error(`The event ${event.type} must be recorded in the transaction that it is about.`);
    const { caller } = this.origin;
    this.events.push({ groupId: caller?.groupId ?? null, userId: caller?.userId ?? null, ...event });
  }

  private get isInTransaction(): boolean {
    return this.manager.queryRunner?.isTransactionActive ?? false;
  }
}
