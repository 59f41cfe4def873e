/** What a backup is called inside of itself; another number is another format. */
export const FORMAT = 'tureen-backup';
export const FORMAT_VERSION = 1;

/** One of another program is not ours to restore: it is brought in. */
export type BackupKind = 'manual' | 'scheduled' | 'beforeRestore' | 'beforeMigration' | 'uploaded' | 'otherProgram';

export interface TableManifest {
  name: string;
  columns: string[];
  rows: number;
  /** Of all rows, in whatever order: see `RowsHash`. */
  hash: string;
}

/** The last entry of the archive: what all the others must be. */
export interface Manifest {
  format: typeof FORMAT;
  formatVersion: number;
  createdAt: string;
  /** Of the product. */
  version: string;
  kind: BackupKind;
  /** The migrations that had run, in their order: what the rows fit into. */
  migrations: string[];
  tables: TableManifest[];
  /** `sha256` is that of the list of files. */
  files: { count: number; bytes: number; sha256: string };
  /** Bytes of all rows. */
  rowBytes: number;
}

/** A line of the list of files. */
export interface FileManifest {
  /** Path below DATA_DIR. */
  key: string;
  size: number;
  sha256: string;
}

export const MANIFEST = 'manifest.json';
export const FILE_LIST = 'files.ndjson';
export const tableEntry = (name: string): string => `tables/${name}.ndjson`;
export const MEDIA = 'media/';

export const rowsOf = ({ tables }: Pick<Manifest, 'tables'>): number => tables.reduce((sum, { rows }) => sum + rows, 0);
