import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { OperationId } from '#contract';
import { problemFromPostgresError } from '#persistence';
import { BadRequest, Log, negotiateLocale, PreconditionFailed, Problem, translate } from '#platform';
import { stringifierOf } from './serializer.ts';

declare module 'express' {
  interface Request {
    /** Set after routing. */
    operation?: OperationId;
  }
}

/** Message keys of HTTP errors of the framework and body parser. */
const KEYS = new Map<number | undefined, string>([
  [400, 'errors.badRequest'],
  [401, 'errors.unauthorized'],
  [403, 'errors.forbidden'],
  [404, 'errors.notFound'],
  [405, 'errors.methodNotAllowed'],
  [408, 'errors.timeout'],
  [413, 'errors.tooLarge'],
  [415, 'errors.unsupportedMediaType'],
  [422, 'errors.invalid'],
  [429, 'errors.tooMany'],
  [503, 'errors.unavailable'],
]);

/** The only place that turns errors into responses. Unexpected errors are logged; their responses reveal nothing. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost) {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) return response.destroy();
    const problem = this.problemOf(error);
    const body = prepareErrorResponse(problem, request, response);
    if (problem instanceof PreconditionFailed && request.operation) {
      const stringify = stringifierOf(request.operation, problem.status);
      return response.type('application/json').send(stringify?.({ ...body, current: problem.current }));
    }
    const detail = legacyDetail(request.operation, problem);
    response.json(detail ? { ...body.detail, detail } : body);
  }

  private problemOf(error: unknown): Problem {
    if (error instanceof Problem) return error;
    const database = problemFromPostgresError(error);
    if (database) return database;
    const status = statusOf(error);
    // too many form fields, which also has status 413 but no size limit
    if (status === 413 && !megabytesOf(error)) return new BadRequest();
    const key = KEYS.get(status);
    if (status && key) return new Problem(status, key, { megabytes: megabytesOf(error) });
    if (status && status < 500) return new Problem(400, 'errors.badRequest');
    this.log.error('Request failed', error);
    return new Problem(500, 'errors.internal');
  }
}

const NOT_PUBLIC = new Map([
  ['groups.notFound', 'group not found'],
  ['recipes.notFound', 'recipe not found'],
]);

/** Returns the text that existing clients expect as `detail`; see FailedLogin and NotPublic in the contract. */
function legacyDetail(operation: OperationId | undefined, { status, key }: Problem): string | undefined {
  if (operation === 'login' && status === 401) return 'Unauthorized';
  return operation === 'getPublicRecipe' && status === 404 ? NOT_PUBLIC.get(key) : undefined;
}

/** Sets status and headers of an error response and returns its body. */
export function prepareErrorResponse(problem: Problem, request: Request, response: Response) {
  if ('retryAfter' in problem && typeof problem.retryAfter === 'number')
    response.setHeader('retry-after', problem.retryAfter);
  if (problem.status === 401) response.setHeader('www-authenticate', 'Bearer');
  response.setHeader('cache-control', 'no-store');
  response.status(problem.status);
  return bodyOf(problem, negotiateLocale(request.headers['accept-language']));
}

/** Returns the size limit in the error of a body parser. */
function megabytesOf(error: unknown): number {
  const limit = typeof error === 'object' && error !== null && 'limit' in error ? Number(error.limit) : 0;
  return Math.round((limit / 1024 / 1024) * 10) / 10;
}

/** Body parsers throw plain errors with a status; a SyntaxError means broken JSON. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof URIError) return 400;
  if (typeof error === 'object' && error !== null && 'status' in error && 'expose' in error)
    return Number(error.status);
  return undefined;
}

export function bodyOf(problem: Problem, locale: string) {
  const text = (key: string) => {
    const [name = '', value] = key.split('|');
    return translate(locale, name, { ...problem.params, ...(value !== undefined && { limit: value, values: value }) });
  };
  const errors = problem.errors && {
    errors: Object.fromEntries(Object.entries(problem.errors).map(([path, keys]) => [path, keys.map(text)])),
  };
  return {
    detail: {
      message: translate(locale, problem.key, problem.params),
      error: true,
      code: problem.code,
      ...errors,
      ...problem.facts,
    },
  };
}
