import { migrations as knownMigrations } from '#persistence';
import { BadRequest } from '#platform';
import { isMediaKey } from '../store/media-folders.ts';

/** Identifies the format inside the archive; a new version number means a new format. */
export const FORMAT = 'tureen-backup';
export const FORMAT_VERSION = 1;

const BACKUP_KINDS = ['manual', 'scheduled', 'beforeRestore', 'beforeMigration', 'uploaded', 'otherProgram'] as const;
/** Backups of another program cannot be restored, only imported. */
export type BackupKind = (typeof BACKUP_KINDS)[number];

export interface TableManifest {
  name: string;
  columns: string[];
  rows: number;
  /** Hash of all rows, independent of their order; see `RowsHash`. */
  hash: string;
}

/** The last entry of the archive, which describes all others. */
export interface Manifest {
  format: typeof FORMAT;
  formatVersion: number;
  createdAt: string;
  /** Version of the product. */
  version: string;
  kind: BackupKind;
  /** Migrations that had run, in order; they define the schema of the rows. */
  migrations: string[];
  tables: TableManifest[];
  /** `sha256` is the hash of the file list. */
  files: { count: number; bytes: number; sha256: string };
  /** Bytes of all rows. */
  rowBytes: number;
}

/** A line of the file list. */
export interface FileManifest {
  /** Path below DATA_DIR. */
  key: string;
  size: number;
  sha256: string;
}

export const MANIFEST = 'manifest.json';
export const FILE_LIST = 'files.ndjson';
export const tableEntryName = (name: string): string => `tables/${name}.ndjson`;
export const MEDIA_PREFIX = 'media/';

/** True for the entries that backups consist of. */
export const isEntryName = (name: string): boolean =>
  name === MANIFEST ||
  name === FILE_LIST ||
  /^tables\/\w+\.ndjson$/.test(name) ||
  (name.startsWith(MEDIA_PREFIX) && isMediaKey(name.slice(MEDIA_PREFIX.length)));

const isObject = (value: unknown): value is Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');
const isTable = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  typeof value['hash'] === 'string' &&
  isTexts(value['columns']) &&
  isCount(value['rows']);
const isFiles = (value: unknown): boolean =>
  isObject(value) && isCount(value['count']) && isCount(value['bytes']) && typeof value['sha256'] === 'string';

/** Returns undefined for a text that is no manifest. Throws 400 if a newer version wrote it. */
export function parseManifest(text: string): Manifest | undefined {
  const manifest = parseJson(text);
  if (!isObject(manifest) || manifest['format'] !== FORMAT) return undefined;
  const { formatVersion } = manifest;
  if (!isCount(formatVersion) || formatVersion === 0) return undefined;
  if (Number(formatVersion) > FORMAT_VERSION) throw new BadRequest('backups.newerFormat');
  if (!isManifest(manifest)) return undefined;
  const known = new Set(knownMigrations.map(({ name }) => name));
  if (!manifest.migrations.every((name) => known.has(name))) throw new BadRequest('backups.newerFormat');
  return manifest;
}

function isManifest(manifest: Partial<Record<string, unknown>>): manifest is Manifest & Record<string, unknown> {
  const { createdAt, version, kind, migrations, tables, files, rowBytes } = manifest;
  return (
    typeof createdAt === 'string' &&
    !Number.isNaN(Date.parse(createdAt)) &&
    typeof version === 'string' &&
    BACKUP_KINDS.some((known) => known === kind) &&
    isTexts(migrations) &&
    Array.isArray(tables) &&
    tables.every(isTable) &&
    isFiles(files) &&
    isCount(rowBytes)
  );
}

/** Parses a line of the file list; undefined for anything else. */
export function parseFile(line: string): FileManifest | undefined {
  const file = parseJson(line);
  if (!isObject(file)) return undefined;
  const { key, size, sha256 } = file;
  return typeof key === 'string' && typeof size === 'number' && typeof sha256 === 'string'
    ? { key, size, sha256 }
    : undefined;
}

/** Returns undefined for a text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const countRows = ({ tables }: Pick<Manifest, 'tables'>): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);
