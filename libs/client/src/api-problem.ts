export type FieldMessages = Record<string, string[]>;

interface ProblemDetail {
  message: string;
  code?: string;
  errors?: FieldMessages;
}

/** A refusal of the server: its message is already in the caller's language, and empty where somebody else answered, such as a proxy. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: string;
  readonly errors: FieldMessages;

  constructor(status: number, detail: ProblemDetail) {
    super(detail.message);
    this.status = status;
    this.code = detail.code ?? '';
    this.errors = detail.errors ?? {};
  }

  static async from(response: Response): Promise<ApiProblem> {
    const body: unknown = await response.json().catch(() => undefined);
    return new ApiProblem(response.status, readDetail(body) ?? { message: '' });
  }
}

function readDetail(body: unknown): ProblemDetail | undefined {
  const detail = (body as { detail?: unknown } | undefined)?.detail;
  if (typeof detail === 'string') return { message: detail };
  return typeof detail === 'object' && detail !== null ? (detail as ProblemDetail) : undefined;
}

export function isProblem(error: unknown, status?: number): error is ApiProblem {
  return error instanceof ApiProblem && (status === undefined || error.status === status);
}

/** No answer came at all. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
}

export function isNetworkFailure(error: unknown): error is NetworkFailure {
  return error instanceof NetworkFailure;
}
