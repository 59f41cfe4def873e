import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '#contract/durations';
import type { Context } from '#persistence';
import { Clock, LogFiles, prettySize, Storage, UPLOADS } from '#platform';
import { freeBytes } from './checks.service.ts';

const MAX_NAMES = 100;
const PARTS = ['recipes', 'users', 'groups', 'backups', 'logs'] as const;
type Part = (typeof PARTS)[number] | 'temp';

/** Images in recipe folders that are not WebP. */
const IMAGES = /^recipes\/[^./][^/]*\/images\/[^/]+(?<!\.webp|\.tmp|\/)$/;
/** Folders that are not named by a recipe id. */
const RECIPE_FOLDERS = /^recipes\/(?![\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\/)[^/]+\/$/i;

/** A file or folder that can be deleted. */
interface Leftover {
  name: string;
  path: string;
  size: number;
}

/** Storage use and deletable files. */
@Injectable()
export class MaintenanceService {
  constructor(
    private readonly clock: Clock,
    private readonly logs: LogFiles,
    private readonly storage: Storage,
  ) {}

  async summary() {
    const { sizes, matches } = await this.storage.search([IMAGES, RECIPE_FOLDERS]);
    const folders = matches.filter(isFolder).length;
    return {
      dataDirSize: prettySize(sum([...sizes.values()])),
      logFileSize: prettySize(sizes.get('logs') ?? 0),
      cleanableImages: matches.length - folders,
      cleanableDirs: folders,
    };
  }

  async use({ manager }: Context) {
    const all = await this.storage.sizes();
    const sizes = new Map<Part, number>(PARTS.map((part) => [part, all.get(part) ?? 0]));
    sizes.set('temp', all.get(UPLOADS) ?? 0);
    const [database] = await manager.query<{ bytes: number }[]>(
      'SELECT pg_database_size(current_database())::bigint AS bytes',
    );
    // the embedded database is in the same folder
    all.delete('postgres');
    const otherBytes = sum([...all.values()]) - sum([...sizes.values()]);
    const parts = [...sizes, ['database', Number(database?.bytes ?? 0)], ['other', otherBytes]] as const;
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
      bytes: sum(leftovers.map(({ size }) => size)),
      names: leftovers.slice(0, MAX_NAMES).map(({ name }) => name),
    };
  }

  private async leftovers(kind: 'images' | 'recipeFolders' | 'temp' | 'logs'): Promise<Leftover[]> {
    if (kind === 'images') return this.amongRecipes(IMAGES);
    if (kind === 'recipeFolders') return this.amongRecipes(RECIPE_FOLDERS);
    return kind === 'logs' ? this.logs.removable() : this.temporary();
  }

  private async amongRecipes(pattern: RegExp): Promise<Leftover[]> {
    const { matches } = await this.storage.search([pattern], ['recipes']);
    return matches.map(({ path, size }) => ({
      name: path.replace(/\/$/, ''),
      path: join(this.storage.root, path),
      size,
    }));
  }

  /** Returns uploads of requests that ended long ago. */
  private async temporary(): Promise<Leftover[]> {
    const folder = join(this.storage.root, UPLOADS);
    const before = this.clock.now().getTime() - HOUR_MS;
    const leftovers: Leftover[] = [];
    for (const name of await readdir(folder).catch(() => [])) {
      const info = await stat(join(folder, name)).catch(() => null);
      if (info?.isFile() && info.mtimeMs < before) leftovers.push({ name, path: join(folder, name), size: info.size });
    }
    return leftovers;
  }
}

const isFolder = ({ path }: { path: string }) => path.endsWith('/');

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
