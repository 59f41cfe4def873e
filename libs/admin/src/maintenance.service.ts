import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { FORMATS } from '#contract/formats';
import type { Context } from '#persistence';
import { bytesBelow, Clock, LogFiles, prettySize, Storage, UPLOADS } from '#platform';
import { freeBytes } from './checks.service.ts';

const HOUR_MS = 3_600_000;
const MOST_NAMES = 100;
const PARTS = ['recipes', 'users', 'groups', 'backups', 'logs'] as const;
type Part = (typeof PARTS)[number] | 'temp';

/** A file or folder that can go. */
interface Leftover {
  name: string;
  path: string;
  size: number;
}

/** What is stored, and what of it nobody needs. */
@Injectable()
export class MaintenanceService {
  constructor(
    private readonly clock: Clock,
    private readonly logs: LogFiles,
    private readonly storage: Storage,
  ) {}

  async summary() {
    return {
      dataDirSize: prettySize(await bytesBelow(this.storage.root)),
      logFileSize: prettySize(await this.storage.size('logs')),
      cleanableImages: (await this.images()).length,
      cleanableDirs: (await this.recipeFolders()).length,
    };
  }

  async use({ manager }: Context) {
    const sizes = new Map<Part, number>();
    for (const part of PARTS) sizes.set(part, await this.storage.size(part));
    sizes.set('temp', await this.storage.size(UPLOADS));
    const known = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    const [database] = await manager.query<{ bytes: number }[]>(
      'SELECT pg_database_size(current_database())::bigint AS bytes',
    );
    // the embedded database lies in the same folder
    const rest = Math.max(0, (await bytesBelow(this.storage.root, 'postgres')) - known);
    const parts = [...sizes, ['database', Number(database?.bytes ?? 0)], ['other', rest]] as const;
    const pretty = (name: Part) => prettySize(sizes.get(name) ?? 0);
    return {
      tempDirSize: pretty('temp'),
      backupsDirSize: pretty('backups'),
      groupsDirSize: pretty('groups'),
      recipesDirSize: pretty('recipes'),
      userDirSize: pretty('users'),
      parts: parts.map(([name, bytes]) => ({ name, bytes })),
      free: await freeBytes(this.storage.root),
    };
  }

  async clean(kind: 'images' | 'recipeFolders' | 'temp' | 'logs', isPreview: boolean) {
    const leftovers = await this.leftovers(kind);
    if (!isPreview) for (const { path } of leftovers) await rm(path, { recursive: true, force: true });
    return {
      count: leftovers.length,
      bytes: leftovers.reduce((sum, { size }) => sum + size, 0),
      names: leftovers.slice(0, MOST_NAMES).map(({ name }) => name),
    };
  }

  private async leftovers(kind: 'images' | 'recipeFolders' | 'temp' | 'logs'): Promise<Leftover[]> {
    if (kind === 'images') return this.images();
    if (kind === 'recipeFolders') return this.recipeFolders();
    return kind === 'logs' ? this.logs.removable() : this.temporary();
  }

  /** Files among the pictures of recipes that are no WebP. */
  private async images(): Promise<Leftover[]> {
    const imagesOf = async (recipe: string) => {
      const folder = join(this.storage.root, 'recipes', recipe, 'images');
      const names = (await namesOf(folder, 'files')).filter((name) => !/\.(webp|tmp)$/.test(name));
      return Promise.all(names.map((name) => leftover(`recipes/${recipe}/images/${name}`, join(folder, name))));
    };
    return (await Promise.all((await this.storage.list('recipes')).map(imagesOf))).flat();
  }

  /** Folders among those of recipes that are not called as a recipe is. */
  private async recipeFolders(): Promise<Leftover[]> {
    const folder = join(this.storage.root, 'recipes');
    const names = (await namesOf(folder, 'folders')).filter((name) => !FORMATS.uuid.test(name));
    return Promise.all(names.map((name) => leftover(`recipes/${name}`, join(folder, name))));
  }

  /** Files of requests that have been answered long ago. */
  private async temporary(): Promise<Leftover[]> {
    const folder = join(this.storage.root, UPLOADS);
    const before = this.clock.now().getTime() - HOUR_MS;
    const found: Leftover[] = [];
    for (const name of await namesOf(folder, 'files')) {
      const info = await stat(join(folder, name)).catch(() => null);
      if (info && info.mtimeMs < before) found.push(await leftover(name, join(folder, name)));
    }
    return found;
  }
}

async function namesOf(folder: string, kind: 'files' | 'folders'): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => (kind === 'files' ? entry.isFile() : entry.isDirectory())).map(({ name }) => name);
}

async function leftover(name: string, path: string): Promise<Leftover> {
  const info = await stat(path).catch(() => null);
  return { name, path, size: info?.isDirectory() ? await bytesBelow(path) : (info?.size ?? 0) };
}
