/** Thrown by a handler that cannot work yet; the job is retried later without a limit of attempts. */
export class RetryLater extends Error {
  override readonly name = 'Postponed';

  constructor(readonly delayMs: number) {
    super(`Postponed by ${delayMs} ms`);
  }
}
