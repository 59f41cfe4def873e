import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Injectable } from '@nestjs/common';
import { BadRequest, makePrivateFolder, Storage } from '#platform';
import { ArchiveReader, damagedBackup } from '../archive/archive-reader.ts';
import { BackupStore } from './backup-store.ts';
import { decryptFile, isEncrypted } from '../archive/encryption.ts';
import { assertFree } from './space.ts';

/** An open backup; must be closed. */
export interface OpenedBackup {
  archive: ArchiveReader;
  close: () => Promise<void>;
}

/** Opens encrypted and unencrypted backups. */
@Injectable()
export class BackupOpener {
  constructor(
    private readonly storage: Storage,
    private readonly store: BackupStore,
  ) {}

  /** Throws `backups.passphraseNeeded` if no known passphrase works, and 507 if the decrypted archive does not fit on the disk. */
  async open(name: string, signal: AbortSignal): Promise<OpenedBackup> {
    const path = this.store.path(name);
    if (!(await isEncrypted(path))) return { archive: await ArchiveReader.open(path), close: async () => undefined };
    const passphrase = await this.store.passphraseOf(name);
    if (!passphrase) throw new BadRequest('backups.passphraseNeeded');
    await assertFree(this.storage.root, (await stat(path)).size);
    const plain = this.storage.path(`restored/open-${randomUUID()}.zip`);
    const close = () => rm(plain, { force: true });
    try {
      await makePrivateFolder(dirname(plain));
      await decryptFile(path, plain, passphrase, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        throw (error as { code?: string }).code ? error : damagedBackup();
      });
      return { archive: await ArchiveReader.open(plain), close };
    } catch (error) {
      await close();
      throw error;
    }
  }
}
