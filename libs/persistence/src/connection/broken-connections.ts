import type pg from 'pg';

/**
 * For every pool of connections. A server that goes down says so on connections that nobody is listening to at that moment: pg hands a new
 * one over, and its error comes before whoever asked for it has been told. Such an error would end the process. The next statement on the
 * connection fails in any case, and the pool replaces it.
 */
export const outlivesServer = {
  onConnect: (client: pg.ClientBase) => void client.on('error', () => undefined),
} satisfies Partial<pg.PoolConfig>;
