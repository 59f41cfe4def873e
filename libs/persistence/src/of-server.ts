import { type DataSource, getMetadataArgsStorage } from 'typeorm';
import { snakeCase } from './snake-case.ts';

const marked = new Set<unknown>();

/**
 * Rows that belong to the running server and not to what people keep on it: sessions, work that waits, what was logged. Backups leave them
 * out, and a server that is restored keeps those it has.
 */
export function OfServer(): ClassDecorator {
  return (entity) => void marked.add(entity);
}

const kept = new Set<unknown>();

/** Rows that are in backups, and of which a server that is restored keeps those it has besides. Nothing refers to them. */
export function KeptOnRestore(): ClassDecorator {
  return (entity) => void kept.add(entity);
}

/** Names of such tables. */
export const tablesKeptOnRestore = ({ entityMetadatas }: DataSource): string[] =>
  entityMetadatas.filter(({ target }) => kept.has(target)).map(({ tableName }) => tableName);

/** Names of the tables of the running server. */
export const tablesOfServer = ({ entityMetadatas }: DataSource): string[] =>
  entityMetadatas.filter(({ target }) => marked.has(target)).map(({ tableName }) => tableName);

/** The same before there is a connection. */
export const namesOfServer = (): string[] =>
  getMetadataArgsStorage()
    .tables.filter(({ target }) => marked.has(target))
    .map(({ name, target }) => name ?? snakeCase((target as () => void).name).replace(/^_/, ''));
