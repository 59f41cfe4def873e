export type MessageParams = Record<string, string | number>;

interface ProblemOptions {
  /** Stable name for programs; the message key unless told. */
  code?: string;
  /** Field path -> keys or ready texts of what is wrong with it. */
  errors?: Record<string, string[]>;
  /** Details that the caller needs to continue. */
  facts?: Record<string, string>;
}

/** A failure that the caller may hear about: an HTTP status and a key of `locales/<locale>/server.json`. */
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

/** The same request is being carried out already. */
export class RequestInProgress extends Problem {
  /** Seconds, for the header Retry-After. */
  readonly retryAfter = 1;

  constructor() {
    super(409, 'errors.busy');
  }
}

/** It was there, but its time is over. */
export class Gone extends Problem {
  constructor(key: string) {
    super(410, key);
  }
}

/** Somebody else has changed what the caller wants to change. */
export class PreconditionFailed extends Problem {
  /** @param current the resource as it is by now, which the refusal shows */
  constructor(public current?: object) {
    super(412, 'errors.preconditionFailed');
  }
}

/** Fields of the request that cannot be accepted, by path (`recipeIngredient.0.quantity`). */
export class ValidationFailed extends Problem {
  constructor(errors: Record<string, string[]>, key = 'errors.invalid', params?: MessageParams) {
    super(422, key, params, { errors });
  }
}

/** Try again in some seconds. */
export class Unavailable extends Problem {
  /** @param retryAfter seconds, for the header of that name */
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
