export interface StoredCopy {
  name: string;
  bytes: number;
  date: Date;
}

/** A second destination, where backups survive the loss of this machine. */
export interface BackupDestination {
  /** Name for display. */
  readonly title: string;
  list(): Promise<StoredCopy[]>;
  put(name: string, path: string, signal: AbortSignal): Promise<void>;
  /** Copies a backup to a local file; throws 404. */
  fetch(name: string, path: string, signal: AbortSignal): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Name pattern of backups; other files at the destination are ignored. */
export const BACKUP_NAME = /^tureen_[A-Za-z0-9._-]*\.zip(\.age)?$/;
