/** A start-up problem whose message is sufficient, so that no stack trace is printed. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
