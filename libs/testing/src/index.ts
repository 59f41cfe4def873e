export { testDatabase, type TestDatabase } from './test-database.ts';
export { EmbeddedServer } from '#postgres';
