import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { encryptStream } from './encryption.ts';

/** Writes a zip entry by entry with bounded memory. */
export class ArchiveWriter {
  private readonly zip = new ZipFile();
  private readonly written: Promise<void>;
  private current: Readable | undefined;
  private failure: Error | undefined;

  /** @param passphrase encrypts the archive if given */
  constructor(
    private readonly path: string,
    passphrase?: string,
  ) {
    const file = createWriteStream(path, { mode: 0o600 });
    const zip = this.zip.outputStream as Readable;
    this.written = passphrase ? pipeline(encryptStream(zip, passphrase), file) : pipeline(zip, file);
    this.written.catch((error: Error) => this.fail(error));
    this.zip.on('error', (error: Error) => this.fail(error));
  }

  /** Resolves when the whole content has been consumed. */
  async add(name: string, content: AsyncIterable<Buffer | string>, compress: boolean): Promise<void> {
    if (this.failure) throw this.failure;
    const source = Readable.from(content, { objectMode: false });
    this.current = source;
    let pending: Readable | undefined = source;
    // the zip keeps this function until its end, so it must not hold on to ten thousand finished streams
    this.zip.addReadStreamLazy(name, { compress, mtime: new Date() }, (take) => {
      take(null, pending!);
      pending = undefined;
    });
    await finished(source);
  }

  /** Resolves when the archive is completely on disk. */
  async end(): Promise<void> {
    this.zip.end();
    await this.written;
    const handle = await open(this.path, 'r');
    await handle.sync().finally(() => handle.close());
  }

  async abandon(): Promise<void> {
    this.fail(new Error('The archive was abandoned.'));
    await this.written.catch(() => undefined);
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.current?.destroy(error);
    (this.zip.outputStream as Readable).destroy(error);
  }
}
