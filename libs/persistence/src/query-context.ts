import type { EntityManager } from 'typeorm';
import type { Actor } from '#platform';

/** Somebody who reads without belonging to the group: what it shows to everybody, or the one recipe that a link leads to. */
export interface AnonymousScope {
  groupId: string;
  /** With a link: this recipe and nothing else. */
  recipeId?: string;
}

/** Facts about a request, or about the job that continues it. */
export interface Origin {
  /** Absent where nobody is signed in. */
  caller?: Actor;
  /** Reads from outside of the group, and writes nothing. There is no caller then. */
  guest?: AnonymousScope;
  /** Code of the language for messages, e.g. `de-DE`. */
  locale: string;
  /** Internet address of the client; empty in jobs. */
  address?: string;
  /** The header that says which browser it is. */
  userAgent?: string;
  /** The version of the resource that the client has seen: the If-Match header. */
  ifMatch?: string;
}

/** The part of a `Context` that queries use. */
export interface QueryContext {
  readonly origin: Origin;
  readonly manager: EntityManager;
  readonly userId: string;
  readonly groupId: string;
  /** Throws 403 for guests. */
  assertMayWrite(): void;
  transaction<R>(work: (context: QueryContext) => Promise<R>): Promise<R>;
}
