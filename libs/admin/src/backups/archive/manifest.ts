/** Identifies the format inside the archive; a new version number means a new format. */
export const FORMAT = 'tureen-backup';
export const FORMAT_VERSION = 1;

/** Backups of another program cannot be restored, only imported. */
export type BackupKind = 'manual' | 'scheduled' | 'beforeRestore' | 'beforeMigration' | 'uploaded' | 'otherProgram';

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

export const countRows = ({ tables }: Pick<Manifest, 'tables'>): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);
