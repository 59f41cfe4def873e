import { type DataSource, getMetadataArgsStorage } from 'typeorm';
import { snakeCase } from './connection/snake-case.ts';

const serverOnly = new Set<unknown>();

/**
 * Marks entities whose rows belong to the running server: sessions, pending work, logs. Backups leave them out, and a restored server
 * keeps its own.
 */
export function ServerOnly(): ClassDecorator {
  return (entity) => void serverOnly.add(entity);
}

const excludedFromGroupRestore = new Set<unknown>();

/**
 * Marks entities that are left out when a group is restored: pending or finished work and keys given to others, so that no work starts
 * again.
 */
export function ExcludedFromGroupRestore(): ClassDecorator {
  return (entity) => void excludedFromGroupRestore.add(entity);
}

const keepsLocalRows = new Set<unknown>();

/** Marks entities in backups whose local rows a restored server keeps in addition. No other table may refer to them. */
export function KeepLocalRowsOnRestore(): ClassDecorator {
  return (entity) => void keepsLocalRows.add(entity);
}

/** Names of tables whose local rows are kept. */
export const tablesWithLocalRows = ({ entityMetadatas }: DataSource): string[] =>
  entityMetadatas.filter(({ target }) => keepsLocalRows.has(target)).map(({ tableName }) => tableName);

/** Names of tables that belong to the running server. */
export const serverOnlyTables = ({ entityMetadatas }: DataSource): string[] =>
  entityMetadatas.filter(({ target }) => serverOnly.has(target)).map(({ tableName }) => tableName);

/** Names of tables that are left out when a group is restored. */
export const tablesExcludedFromGroupRestore = ({ entityMetadatas }: DataSource): string[] =>
  entityMetadatas
    .filter(({ target }) => serverOnly.has(target) || excludedFromGroupRestore.has(target))
    .map(({ tableName }) => tableName);

/** Names of tables that belong to the running server, available without a connection. */
export const serverOnlyTableNames = (): string[] =>
  getMetadataArgsStorage().tables.flatMap(({ name, target }) =>
    typeof target === 'function' && serverOnly.has(target) ? (name ?? snakeCase(target.name).replace(/^_/, '')) : [],
  );
