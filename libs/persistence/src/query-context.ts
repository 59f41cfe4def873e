import type { EntityManager } from 'typeorm';
import type { Actor } from '#platform';

/** Scope of an anonymous reader: what a group shows publicly, or the single recipe of a share link. */
export interface AnonymousScope {
  groupId: string;
  /** Restricts a share link to this recipe. */
  recipeId?: string;
}

/** Facts about a request, or about the job that continues it. */
export interface Origin {
  /** Missing for anonymous requests. */
  caller?: Actor;
  /** Scope of anonymous reading; excludes `caller` and all writes. */
  anonymous?: AnonymousScope;
  /** Language of messages, such as `de-DE`. */
  locale: string;
  /** IP address of the client; missing in jobs. */
  address?: string;
  /** User-Agent header. */
  userAgent?: string;
  /** True if the caller prefers an answer before the job of the request has ended. */
  respondsAsync?: boolean;
  /** If-Match header: the version of the resource that the client has. */
  ifMatch?: string;
}

/** The part of a `Context` that queries use. */
export interface QueryContext {
  readonly origin: Origin;
  readonly manager: EntityManager;
  readonly userId: string;
  readonly groupId: string;
  /** Throws 403 in an anonymous context. */
  assertMayWrite(): void;
  transaction<R>(work: (context: QueryContext) => Promise<R>): Promise<R>;
}
