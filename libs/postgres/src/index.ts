export { CannotStart } from './cannot-start.ts';
export { EmbeddedServer, type EmbeddedServerOptions } from './embedded-server.ts';
export { joinDatabase, resolveDatabase } from './resolve-database.ts';
