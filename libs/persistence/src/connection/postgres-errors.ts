import { Conflict, Problem, storageProblem, Unavailable } from '#platform';

/** Another transaction removed the row, such as a food that was merged into another one. */
const FOREIGN_KEY_VIOLATION = '23503';
/** Errors after which a repeated transaction can succeed (PostgreSQL, appendix A). */
const RETRYABLE = new Set(['40001', '40P01', FOREIGN_KEY_VIOLATION]);
/** Missing or too many connections, shutdown and start-up. */
const NO_CONNECTION = /^(?:08...|53[0234]00|57P0[123])$/;
/** Statements that took too long or met a simultaneous transaction. */
const BUSY = /^(?:57014|55P03|40001|40P01)$/;
const DISK_FULL = '53100';
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** Messages of pg and its pool that have no code. */
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/;

/** Name of TypeORM's error for a connection that broke during a transaction. */
const RELEASED = /^QueryRunner(?:Provider)?AlreadyReleasedError$/;

interface Failure {
  name?: string;
  code?: string;
  syscall?: string;
  message?: string;
  driverError?: Failure;
}

const failureOf = (error: unknown): Failure => {
  const failure: Failure = Object(error);
  return failure.driverError ?? failure;
};

function isUnreachable(error: unknown): boolean {
  const { name = '', code = '', syscall, message = '' } = failureOf(error);
  const isNetwork = NETWORK.has(code) && /^(?:connect|read|write|getaddrinfo)$/.test(syscall ?? '');
  return NO_CONNECTION.test(code) || isNetwork || MESSAGES.test(message) || RELEASED.test(name);
}

/** True if the database or the disk failed, not the work: the same work can succeed later. */
export const isOutage = (error: unknown): boolean =>
  error instanceof Unavailable ||
  isUnreachable(error) ||
  failureOf(error).code === DISK_FULL ||
  storageProblem(error) !== undefined;

export const isRetryable = (error: unknown): boolean => RETRYABLE.has(failureOf(error).code ?? '');

/**
 * Maps an error of the database or the disk to a problem: 507 for a disk that is full or not writable, 409 for a row that is gone, 503 if the database is
 * unavailable.
 */
export function problemFromPostgresError(error: unknown): Problem | undefined {
  const { code = '' } = failureOf(error);
  if (code === DISK_FULL) return new Problem(507, 'errors.storageFull');
  if (code === FOREIGN_KEY_VIOLATION) return new Conflict();
  return BUSY.test(code) || isUnreachable(error) ? new Unavailable() : storageProblem(error);
}
