import { type DataSource, getMetadataArgsStorage } from 'typeorm';
import { snakeCase } from './connection/snake-case.ts';

const marked = new Set<unknown>();

/**
 * Rows that belong to the running server and not to what people keep on it: sessions, work that waits, what was logged. Backups leave them
 * out, and a server that is restored keeps those it has.
 */
export function ServerOnly(): ClassDecorator {
  return (entity) => void marked.add(entity);
}

const leftBehind = new Set<unknown>();

/** Work that waits or is over, and keys that others were given: a group that comes back out of a backup comes without them, so that none of it begins again. */
export function ExcludedFromGroupRestore(): ClassDecorator {
  return (entity) => void leftBehind.add(entity);
}

const kept = new Set<unknown>();

/** Rows that are in backups, and of which a server that is restored keeps those it has besides. Nothing refers to them. */
export function KeepLocalRowsOnRestore(): ClassDecorator {
  return (entity) => void kept.add(entity);
}

/** Names of such tables. */
export const tablesKeptOnRestore = ({ entityMetadatas }: DataSource): string[] =>
  entityMetadatas.filter(({ target }) => kept.has(target)).map(({ tableName }) => tableName);

/** Names of the tables of the running server. */
export const tablesOfServer = ({ entityMetadatas }: DataSource): string[] =>
  entityMetadatas.filter(({ target }) => marked.has(target)).map(({ tableName }) => tableName);

/** Names of the tables that stay out when a group comes back. */
export const tablesLeftBehind = ({ entityMetadatas }: DataSource): string[] =>
  entityMetadatas
    .filter(({ target }) => marked.has(target) || leftBehind.has(target))
    .map(({ tableName }) => tableName);

/** Those of the running server before there is a connection. */
export const namesOfServer = (): string[] =>
  getMetadataArgsStorage()
    .tables.filter(({ target }) => marked.has(target))
    .map(({ name, target }) => name ?? snakeCase((target as () => void).name).replace(/^_/, ''));
