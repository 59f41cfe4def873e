export { StartupError } from './startup-error.ts';
export { EmbeddedServer, type EmbeddedServerOptions } from './embedded-server.ts';
export { useRunningDatabase, resolveDatabase } from './resolve-database.ts';
