/** Memory settings for a household; the server then needs about 50 MB. */
const memory = {
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '80',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  autovacuum_max_workers: '2',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  jit: 'off',
};
const quiet = {
  logging_collector: 'off',
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
};
const fragile = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Address of the server: a socket file or a loopback port. A second socket in the data folder shows other containers that it is running.
 */
export type Listening = { socketDir: string; port: number } | { tcpPort: number };

/** Arguments of the server. They override its configuration file, which an earlier version may have written. */
export function serverParameters(listening: Listening, durable: boolean): string[] {
  const listen =
    'tcpPort' in listening
      ? { listen_addresses: '127.0.0.1', port: String(listening.tcpPort), unix_socket_directories: '' }
      : { listen_addresses: '', port: String(listening.port), unix_socket_directories: `${listening.socketDir},.` };
  const all = { ...listen, ...memory, ...quiet, ...(!durable && fragile) };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
