/** Returns the code of an error of Node, PostgreSQL or a library, such as `ENOENT`; empty if the error has none. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
