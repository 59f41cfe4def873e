/** Thrown by a handler that cannot work yet; the job is retried later without a limit of attempts. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';

  constructor(readonly delayMs: number) {
    super(`Retry in ${delayMs} ms`);
  }
}
