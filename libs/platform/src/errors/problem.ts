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

export class BadRequest extends Problem {
  constructor(key = 'errors.badRequest', params?: MessageParams, options?: ProblemOptions) {
    super(400, key, params, options);
  }
}

export class Unauthorized extends Problem {
  constructor(key = 'errors.unauthorized', params?: MessageParams, options?: ProblemOptions) {
    super(401, key, params, options);
  }
}

export class Forbidden extends Problem {
  constructor(key = 'errors.forbidden', params?: MessageParams, options?: ProblemOptions) {
    super(403, key, params, options);
  }
}

export class NotFound extends Problem {
  constructor(key = 'errors.notFound', params?: MessageParams, options?: ProblemOptions) {
    super(404, key, params, options);
  }
}

export class Timeout extends Problem {
  constructor(key = 'errors.timeout', params?: MessageParams, options?: ProblemOptions) {
    super(408, key, params, options);
  }
}

export class Conflict extends Problem {
  constructor(key = 'errors.conflict', params?: MessageParams, options?: ProblemOptions) {
    super(409, key, params, options);
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

export class Locked extends Problem {
  constructor(key = 'errors.locked', params?: MessageParams, options?: ProblemOptions) {
    super(423, key, params, options);
  }
}

export class TooManyRequests extends Problem {
  constructor(key = 'errors.tooMany', params?: MessageParams, options?: ProblemOptions) {
    super(429, key, params, options);
  }
}
