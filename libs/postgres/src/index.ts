export { EmbeddedServer, type EmbeddedServerOptions } from './embedded-server.ts';
export { resolveDatabase } from './resolve-database.ts';
