export type FieldMessages = Record<string, string[]>;

interface ProblemDetail {
  message: string;
  code?: string;
  errors?: FieldMessages;
  challenge?: string;
}

/** Error response. The message is in the caller's language, and empty if the response came from a proxy. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: string;
  readonly errors: FieldMessages;
  /** Token of a sign-in that needs a second step. */
  readonly challenge: string | undefined;
  /** Body of a 412: the current state of the resource. */
  readonly current: unknown;

  constructor(status: number, detail: ProblemDetail, current?: unknown) {
    super(detail.message);
    this.status = status;
    this.code = detail.code ?? '';
    this.errors = detail.errors ?? {};
    this.challenge = detail.challenge;
    this.current = current;
  }

  static async from(response: Response): Promise<ApiProblem> {
    const body: unknown = await response.json().catch(() => undefined);
    const { current } = (body ?? {}) as { current?: unknown };
    return new ApiProblem(response.status, readDetail(body) ?? { message: '' }, current);
  }
}

function readDetail(body: unknown): ProblemDetail | undefined {
  const { detail, ...beside } = (body ?? {}) as { detail?: unknown } & Partial<ProblemDetail>;
  if (typeof detail === 'string') return { ...beside, message: beside.message ?? detail };
  return typeof detail === 'object' && detail !== null ? (detail as ProblemDetail) : undefined;
}

export function isProblem(error: unknown, status?: number): error is ApiProblem {
  return error instanceof ApiProblem && (status === undefined || error.status === status);
}

/** The request got no response. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
}

export function isNetworkFailure(error: unknown): error is NetworkFailure {
  return error instanceof NetworkFailure;
}
