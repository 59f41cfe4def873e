import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Clock, Environment, NotFound, prettySize, encrypt, makePrivateFolder, Storage, decrypt } from '#platform';
import { canDecrypt } from '../archive/encryption.ts';
import { type BackupKind, type Manifest, countRows } from '../archive/manifest.ts';

const FOLDER = 'backups';
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*\.zip(\.age)?$/;
/** Suffix of encrypted archives. */
const AGE = '.age';

/** Facts about a backup, stored beside its archive. */
interface Notes {
  state: 'unproved' | 'good' | 'bad';
  reason: string | null;
  provedAt: string | null;
  kind: BackupKind;
  rows: number | null;
  files: number | null;
  version: string | null;
  createdAt: string | null;
  /** Manifest of an encrypted backup, so that it is available without decrypting. */
  manifest: Manifest | null;
  /** Passphrase if it is not BACKUP_PASSPHRASE, encrypted with the server's key. */
  passphrase: string | null;
  /** State of the copy at the second destination. */
  copy: 'none' | 'done' | 'failed';
  copyReason: string | null;
}

export const NO_NOTES: Notes = {
  state: 'unproved',
  reason: null,
  provedAt: null,
  kind: 'uploaded',
  rows: null,
  files: null,
  version: null,
  createdAt: null,
  manifest: null,
  passphrase: null,
  copy: 'none',
  copyReason: null,
};

const encryptionContext = (name: string) => ({ purpose: 'backup-passphrase', owner: name });

export type Backup = Awaited<ReturnType<BackupStore['get']>>;

/** Backups in DATA_DIR/backups, each with a small file of notes, so that a restored server still has all of them. */
@Injectable()
export class BackupStore {
  constructor(
    private readonly clock: Clock,
    private readonly environment: Environment,
    private readonly storage: Storage,
  ) {}

  /** Returns the backups, newest first. */
  async list(): Promise<Backup[]> {
    const names = (await this.storage.list(FOLDER)).filter((name) => NAME.test(name));
    const backups = await Promise.all(names.map((name) => this.get(name).catch(() => null)));
    return backups.filter((backup) => backup !== null).sort((a, b) => b.date.getTime() - a.date.getTime());
  }

  async exists(name: string): Promise<boolean> {
    return Boolean(await this.storage.info(this.key(name)));
  }

  /** Throws 404. */
  async get(name: string) {
    const info = NAME.test(name) ? await this.storage.info(this.key(name)) : null;
    if (!info) throw new NotFound();
    const notes = await this.notes(name);
    return {
      ...notes,
      name,
      date: new Date(notes.createdAt ?? info.modified.getTime()),
      provedAt: notes.provedAt ? new Date(notes.provedAt) : null,
      size: prettySize(info.size),
      bytes: info.size,
      encrypted: name.endsWith(AGE),
    };
  }

  /** Returns a file name for a new backup. */
  newName({ isDaily = false, isEncrypted = Boolean(this.environment.BACKUP_PASSPHRASE) } = {}): string {
    const time = this.clock.now().toISOString().slice(0, 19).replaceAll(/[-T:]/g, '.');
    const name = `tureen_${isDaily ? 'daily_' : ''}${time}_${randomBytes(3).toString('hex')}.zip`;
    return isEncrypted ? name + AGE : name;
  }

  /** Returns the first known passphrase that opens the backup. */
  async passphraseOf(name: string): Promise<string | null> {
    const { passphrase } = await this.notes(name);
    const stored = passphrase && decrypt(this.environment.SECRET, encryptionContext(name), passphrase);
    for (const one of [stored, this.environment.BACKUP_PASSPHRASE])
      if (one && (await canDecrypt(this.path(name), one))) return one;
    return null;
  }

  async savePassphrase(name: string, passphrase: string): Promise<void> {
    await this.note(name, { passphrase: encrypt(this.environment.SECRET, encryptionContext(name), passphrase) });
  }

  path(name: string): string {
    return this.storage.path(this.key(name));
  }

  async makeFolder(): Promise<void> {
    await makePrivateFolder(this.storage.path(FOLDER));
  }

  key(name: string): string {
    return `${FOLDER}/${name}`;
  }

  async noteManifest(name: string, manifest: Manifest, kind: BackupKind = manifest.kind): Promise<void> {
    const { createdAt, version, files } = manifest;
    const kept = name.endsWith(AGE) ? manifest : null;
    await this.note(name, { kind, createdAt, version, files: files.count, rows: countRows(manifest), manifest: kept });
  }

  async note(name: string, notes: Partial<Notes>): Promise<void> {
    await this.storage.write(`${this.key(name)}.json`, JSON.stringify({ ...(await this.notes(name)), ...notes }));
  }

  async remove(name: string): Promise<void> {
    await this.get(name);
    await this.storage.remove(this.key(name));
    await this.storage.remove(`${this.key(name)}.json`);
  }

  /** Removes incomplete files that killed processes left. */
  async removePartial(): Promise<void> {
    const folder = this.storage.path(FOLDER);
    for (const name of await readdir(folder).catch(() => [] as string[]))
      if (name.endsWith('.partial')) await rm(`${folder}/${name}`, { force: true });
  }

  private async notes(name: string): Promise<Notes> {
    const text = await this.storage.read(`${this.key(name)}.json`);
    try {
      return { ...NO_NOTES, ...(text ? (JSON.parse(text.toString('utf8')) as Partial<Notes>) : {}) };
    } catch {
      return NO_NOTES;
    }
  }
}
