export type MessageParams = Record<string, string | number>;

interface ProblemOptions {
  /** Stable name for programs; by default the message key. */
  code?: string;
  /** Message keys or finished texts by field path. */
  errors?: Record<string, string[]>;
  /** Details that the caller needs to continue. */
  facts?: Record<string, string>;
}

/** An error that is shown to the caller: an HTTP status and a key of `locales/<locale>/server.json`. */
export class Problem extends Error {
  readonly status: number;
  readonly key: string;
  readonly params: MessageParams;
  readonly code: string;
  readonly errors?: Record<string, string[]>;
  readonly facts?: Record<string, string>;

  constructor(status: number, key: string, params: MessageParams = {}, options: ProblemOptions = {}) {
    super(key);
    this.name = new.target.name;
    this.status = status;
    this.key = key;
    this.params = params;
    this.code = options.code ?? key;
    if (options.errors) this.errors = options.errors;
    if (options.facts) this.facts = options.facts;
  }
}

/** Returns a class of problems with one HTTP status. */
const problemClass = (status: number, defaultKey: string) =>
  class extends Problem {
    constructor(key = defaultKey, params?: MessageParams, options?: ProblemOptions) {
      super(status, key, params, options);
    }
  };

export class BadRequest extends problemClass(400, 'errors.badRequest') {}
export class Unauthorized extends problemClass(401, 'errors.unauthorized') {}
export class Forbidden extends problemClass(403, 'errors.forbidden') {}
export class NotFound extends problemClass(404, 'errors.notFound') {}
export class Timeout extends problemClass(408, 'errors.timeout') {}
export class Conflict extends problemClass(409, 'errors.conflict') {}

/** Locked account. */
export class Locked extends Problem {
  /** @param retryAfter value of the Retry-After header in seconds; none if only an administrator ends the lock */
  constructor(
    key: string,
    readonly retryAfter?: number,
  ) {
    super(423, key);
  }
}

/** Too many attempts. */
export class TooManyRequests extends Problem {
  /** @param retryAfter value of the Retry-After header in seconds */
  constructor(readonly retryAfter: number) {
    super(429, 'errors.tooMany');
  }
}

/** The same request is in progress. */
export class RequestInProgress extends Problem {
  /** Value of the Retry-After header in seconds. */
  readonly retryAfter = 1;

  constructor() {
    super(409, 'errors.busy');
  }
}

/** The resource existed but has expired. */
export class Gone extends Problem {
  constructor(key: string) {
    super(410, key);
  }
}

/** The resource has been changed by someone else. */
export class PreconditionFailed extends Problem {
  /** @param current current state of the resource, which the response contains */
  constructor(public current?: object) {
    super(412, 'errors.preconditionFailed');
  }
}

/** Invalid fields of the request by path (`recipeIngredient.0.quantity`). */
export class ValidationFailed extends Problem {
  constructor(errors: Record<string, string[]>, key = 'errors.invalid', params?: MessageParams) {
    super(422, key, params, { errors });
  }
}

/** Temporarily unavailable; can be retried after some seconds. */
export class Unavailable extends Problem {
  /** @param retryAfter value of the Retry-After header in seconds */
  constructor(readonly retryAfter = 3) {
    super(503, 'errors.unavailable');
  }
}
