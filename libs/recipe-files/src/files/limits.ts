/** What an archive of a stranger may cost. */
export const LIMITS = {
  entries: 200_000,
  /** Of one entry when it is unpacked. */
  entryBytes: 256 * 1024 * 1024,
  /** Of all entries that are unpacked. */
  totalBytes: 8 * 1024 * 1024 * 1024,
  /** Unpacked to packed, of entries above a megabyte; what people write is packed to a tenth. */
  ratio: 200,
  /** An archive in an archive in an archive. */
  depth: 3,
};

/** The file is made so that reading it would cost too much, or is not what it says. Its message is a key of the catalogue. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

export const isBomb = (unpacked: number, packed: number): boolean =>
  unpacked > 1024 * 1024 && unpacked > packed * LIMITS.ratio;

/** Counts what is unpacked. */
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
