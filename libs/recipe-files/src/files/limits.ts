/** Limits for uploaded archives. */
export const LIMITS = {
  entries: 200_000,
  /** Unpacked size of one entry. */
  entryBytes: 256 * 1024 * 1024,
  /** Unpacked size of all entries. */
  totalBytes: 8 * 1024 * 1024 * 1024,
  /** Bytes that are stored of an upload: this many, and ten times what was unpacked. */
  storedBytes: 16 * 1024 * 1024,
  storedRatio: 10,
  /** Ratio of unpacked to packed size of entries above 1 MB; text has a ratio of about 10. */
  ratio: 200,
  /** Nesting of archives. */
  depth: 3,
};

/** Thrown for files that exceed a limit or cannot be read. The message is a key of the translations. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

export const isBomb = (unpacked: number, packed: number): boolean =>
  unpacked > 1024 * 1024 && unpacked > packed * LIMITS.ratio;

/** Counts entries and bytes of an upload that are unpacked, and bytes that are stored. */
export class Budget {
  private bytes = 0;
  private entries = 0;
  private stored = 0;

  countEntry(): void {
    if (++this.entries > LIMITS.entries) throw new BadArchive('migrations.tooManyFiles');
  }

  /** Counts bytes that are stored of what was read. */
  store(bytes: number): void {
    this.stored += bytes;
    if (this.stored > LIMITS.storedBytes + LIMITS.storedRatio * this.bytes)
      throw new BadArchive('migrations.tooMuchOutput');
  }

  /** Counts bytes that are read, each time. */
  spend(unpacked: number, packed: number): void {
    this.bytes += unpacked;
    if (unpacked > LIMITS.entryBytes || this.bytes > LIMITS.totalBytes || isBomb(unpacked, packed))
      throw new BadArchive('migrations.tooLarge');
  }
}
