/** Thrown by a handler that cannot do its work yet: the job is run again later, as often as it takes. */
export class RetryLater extends Error {
  override readonly name = 'Postponed';

  constructor(readonly delayMs: number) {
    super(`Postponed by ${delayMs} ms`);
  }
}
