import type pg from 'pg';

/**
 * Options of every connection pool. A server that shuts down sends an error on idle connections, which would end the process if
 * unhandled. The next statement fails anyway, and the pool replaces the connection.
 */
export const idleErrorOptions = {
  onConnect: (client: pg.ClientBase) => void client.on('error', () => undefined),
} satisfies Partial<pg.PoolConfig>;
