import type { EntityManager, ObjectLiteral } from 'typeorm';
import { NIL_UUID } from '#contract/formats';
import { fallbackLocale } from '#locales';
import { type Actor, Forbidden, Unauthorized } from '#platform';
import { isRetryable } from './connection/postgres-errors.ts';
import type { AnonymousScope, Origin, QueryContext } from './query-context.ts';
import { type NewEvent, writeEvents } from './events/outbox.ts';
import { type GroupRow, GroupRepository, Repository } from './rows/repository.ts';

const MAX_ATTEMPTS = 5;
const BEGIN_AGAIN = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';

/**
 * Caller and transaction, the first argument of every service method. Rows of a group are reached through
 * `repository`, so rows of other groups do not exist for the caller.
 */
export class Context implements QueryContext {
  private readonly events: NewEvent[] = [];
  private readonly afterwards: (() => Promise<void>)[] = [];

  constructor(
    readonly origin: Origin,
    readonly manager: EntityManager,
  ) {}

  /** Creates the context of a job that acts on behalf of a user. */
  static of(caller: Actor, manager: EntityManager): Context {
    return new Context({ caller, locale: caller.locale }, manager);
  }

  /** Creates the context of server work in a group, optionally in the name of a member without further rights. */
  static inGroup(
    groupId: string,
    manager: EntityManager,
    { locale = fallbackLocale, userId = NIL_UUID } = {},
  ): Context {
    const nothing = { admin: false, canInvite: false, canManage: false, canOrganize: false };
    return Context.of({ userId, groupId, username: '', ...nothing, locale }, manager);
  }

  /** Returns a context of the same request for anonymous reading in a group. */
  asAnonymous(anonymous: AnonymousScope): Context {
    const { locale, address } = this.origin;
    return new Context({ locale, address, anonymous }, this.manager);
  }

  /** Throws 401 if the request is anonymous. */
  get caller(): Actor {
    if (!this.origin.caller) throw new Unauthorized();
    return this.origin.caller;
  }

  get userId(): string {
    return this.origin.anonymous ? NIL_UUID : this.caller.userId;
  }

  get groupId(): string {
    return this.origin.anonymous?.groupId ?? this.caller.groupId;
  }

  get locale(): string {
    return this.origin.locale;
  }

  /** Returns the repository of the caller's group; in an anonymous context, that of the rows that anyone may read. */
  repository<T extends GroupRow>(entity: new () => T): GroupRepository<T> {
    return new GroupRepository(this, entity);
  }

  /** Returns the repository of all groups, for administrators and server work. */
  unscopedRepository<T extends ObjectLiteral>(entity: new () => T): Repository<T> {
    const { caller, anonymous } = this.origin;
    if (anonymous || (caller && !caller.admin)) throw new Forbidden();
    return new Repository(this, entity);
  }

  /**
   * Runs work in a new transaction, or in the current one. After a deadlock the work runs again, so it must do nothing that cannot be
   * rolled back; repeated work of a group runs one at a time.
   */
  async transaction<R>(work: (context: Context) => Promise<R>): Promise<R> {
    this.assertMayWrite();
    if (this.isInTransaction) return work(this);
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(work, { isFirst: attempt === 1 });
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error;
      }
    }
  }

  private async attempt<R>(work: (context: Context) => Promise<R>, { isFirst }: { isFirst: boolean }): Promise<R> {
    const { result, afterwards } = await this.manager.transaction(async (manager) => {
      if (!isFirst) await manager.query(BEGIN_AGAIN, [`again:${this.origin.caller?.groupId}`]);
      const context = new Context(this.origin, manager);
      const result = await work(context);
      await writeEvents(manager, context.events);
      return { result, afterwards: context.afterwards };
    });
    for (const one of afterwards) await one();
    return result;
  }

  /** Runs work that cannot be rolled back, such as deleting files, after the commit; at once without a transaction. */
  async afterCommit(work: () => Promise<void>): Promise<void> {
    if (this.isInTransaction) this.afterwards.push(work);
    else await work();
  }

  /** Records an event, which subscribers and browsers get after the commit. It belongs to the caller's group by default. */
  record(event: NewEvent): void {
    if (!this.isInTransaction)
      throw new Error(`The event ${event.type} must be recorded in the transaction that it is about.`);
    const { caller } = this.origin;
    this.events.push({ groupId: caller?.groupId ?? null, userId: caller?.userId ?? null, ...event });
  }

  /** Throws 403 in an anonymous context. */
  assertMayWrite(): void {
    if (this.origin.anonymous) throw new Forbidden();
  }

  get isInTransaction(): boolean {
    return this.manager.queryRunner?.isTransactionActive ?? false;
  }
}
