import { AsyncLocalStorage } from 'node:async_hooks';
import { Inject, Injectable, type LoggerService, Optional } from '@nestjs/common';
import { type DestinationStream, multistream, pino, type Logger } from 'pino';
import { Environment } from '../environment.ts';
import { LOG_FILE } from './log-files.ts';

const requests = new AsyncLocalStorage<string>();

/** Adds the id to every log line while `run` is running. */
export function withRequestId<T>(id: string, run: () => T): T {
  return requests.run(id, run);
}

export function currentRequestId(): string | undefined {
  return requests.getStore();
}

const secrets = [
  'password',
  'token',
  'access_token',
  'secret',
  'authorization',
  'cookie',
  'SECRET',
  'DATABASE_URL',
  'SMTP_PASSWORD',
  'METRICS_TOKEN',
];
const redact = [
  ...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
];

/** Nest's loggers that write a line for each route and module at start-up. */
const startup = new Set<unknown>([
  'InstanceLoader',
  'RouterExplorer',
  'RoutesResolver',
  'NestFactory',
  'NestApplication',
]);

/**
 * Structured log on standard output and in DATA_DIR/logs, also used by Nest. nestjs-pino 5.2 is no replacement: it opens the request's
 * context in a Nest middleware, which does not run if the body parser refuses the request.
 */
@Injectable()
export class Log implements LoggerService {
  readonly pino: Logger;

  constructor(environment: Environment, @Optional() @Inject(LOG_FILE) file?: DestinationStream) {
    const options = {
      level: environment.LOG_LEVEL,
      base: { process: environment.PROCESS },
      redact: { paths: redact, censor: '[redacted]' },
      mixin: () => (currentRequestId() ? { requestId: currentRequestId() } : {}),
    };
    // level `trace`, because the logger's own level already filters
    this.pino = file
      ? pino(options, multistream([pino.destination(1), file].map((stream) => ({ stream, level: 'trace' as const }))))
      : pino(options);
  }

  log(message: string | Error, ...rest: unknown[]): void {
    this.write(startup.has(rest.at(-1)) ? 'debug' : 'info', message, rest);
  }

  warn(message: string | Error, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: string | Error, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  debug(message: string | Error, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: string | Error, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: string | Error, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest passes the context as the last text and, for errors, the stack before it; our own calls pass an object of details. */
  private write(
    level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    const context = typeof rest.at(-1) === 'string' ? rest.at(-1) : undefined;
    const details = rest.find(
      (part): part is object => typeof part === 'object' && part !== null && !(part instanceof Error),
    );
    const err = [message, ...rest].find((part) => part instanceof Error);
    const stack = rest.length > 1 && typeof rest[0] === 'string' ? rest[0] : undefined;
    const line = {
      ...details,
      ...(context !== undefined && { context }),
      ...(stack && { stack }),
      ...(err && { err }),
    };
    this.pino[level](line, message instanceof Error ? message.message : String(message));
  }
}
