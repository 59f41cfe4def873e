/** Limits for uploaded archives. */
export const LIMITS = {
  entries: 200_000,
  /** Unpacked size of one entry. */
  entryBytes: 256 * 1024 * 1024,
  /** Unpacked size of all entries. */
  totalBytes: 8 * 1024 * 1024 * 1024,
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

/** Counts unpacked entries and bytes of an upload. */
export class Budget {
  private bytes = 0;
  private entries = 0;

  countEntry(): void {
    if (++this.entries > LIMITS.entries) throw new BadArchive('migrations.tooManyFiles');
  }

  spend(unpacked: number, packed: number): void {
    this.bytes += unpacked;
    if (unpacked > LIMITS.entryBytes || this.bytes > LIMITS.totalBytes || isBomb(unpacked, packed))
      throw new BadArchive('migrations.tooLarge');
  }
}
