export interface StoredCopy {
  name: string;
  bytes: number;
  date: Date;
}

/** Somewhere else, where backups survive the loss of this machine. */
export interface Place {
  /** For people. */
  readonly title: string;
  list(): Promise<StoredCopy[]>;
  put(name: string, path: string, signal: AbortSignal): Promise<void>;
  /** Into a file of this machine; throws 404. */
  fetch(name: string, path: string, signal: AbortSignal): Promise<void>;
  remove(name: string): Promise<void>;
}

/** What backups are called; other files there are none of ours. */
export const COPY = /^tureen_[A-Za-z0-9._-]*\.zip(\.age)?$/;
