import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from './startup-error.ts';

/** Owner of the lock, as stored in the file beside it. */
interface Owner {
  token: string;
  host: string;
  /** Differs between machines and between reboots. */
  boot: string;
  started: string;
}

/** Interval of the owner's heartbeat, and the silence after which the owner counts as dead. */
const BEAT_MS = 5_000;
const SILENT_MS = 3 * BEAT_MS;
/** An age by the file server's clock that proves the owner dead without further waiting. */
const LONG_DEAD_MS = 60_000;

/**
 * Locks a folder by a listening socket in it, which other containers on the machine see and which ends with its process. For machines
 * that share the volume, the owner also touches a file every five seconds.
 */
export class FolderLock {
  private readonly path: string;
  private readonly token: string;
  private readonly server: Server | null;
  private readonly beat: NodeJS.Timeout;

  private constructor(path: string, token: string, server: Server | null) {
    this.path = path;
    this.token = token;
    this.server = server;
    this.beat = setInterval(() => touch(ownerOf(path)), BEAT_MS).unref();
  }

  /** @throws StartupError if another process holds the lock */
  static async take(path: string, folder: string): Promise<FolderLock> {
    const token = randomUUID();
    const server = await listen(path, token, folder);
    try {
      await assertNoLiveOwner(path, folder, server !== null);
      const owner: Owner = { token, host: hostname(), boot: bootId(), started: new Date().toISOString() };
      writeFileSync(ownerOf(path), JSON.stringify(owner), { mode: 0o600 });
    } catch (error) {
      server?.close();
      throw error;
    }
    return new FolderLock(path, token, server);
  }

  release(): void {
    clearInterval(this.beat);
    if (readOwner(this.path)?.token === this.token) rmSync(ownerOf(this.path), { force: true });
    // closing removes only the name under which the socket was created
    this.server?.close();
    if (this.server && process.platform !== 'win32') rmSync(this.path, { force: true });
  }
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const ownerOf = (path: string) => `${path}.owner`;

function readOwner(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(ownerOf(path), 'utf8'));
  } catch {
    return null;
  }
}

/** Ignores errors: a full disk or a moment without the volume must not end the process. */
function touch(path: string): void {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    return;
  }
}

function bootId(): string {
  const file = '/proc/sys/kernel/random/boot_id';
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : hostname();
}

const inUse = (folder: string, by = 'Another process') =>
  new StartupError(`${by} is already using the data folder ${folder}.`);

/** Returns true if a process may be listening: also one that is stopped, for which the kernel accepts, or one of another account. */
export async function isListening(path: string): Promise<boolean> {
  return withShortPath(path, async (short) => {
    return new Promise((resolve) => {
      const socket = connect(short, () => resolve(true)).on('error', ({ code }: NodeJS.ErrnoException) =>
        resolve(!NOBODY.has(code ?? '')),
      );
      socket.unref();
      socket.on('close', () => socket.destroy());
    });
  });
}

const NOBODY = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK']);

/** Uses /proc/self/fd where available, because the path of a socket is limited to 107 bytes. */
async function withShortPath<T>(path: string, work: (short: string) => Promise<T>): Promise<T> {
  if (!existsSync('/proc/self/fd')) return work(path);
  const folder = openSync(dirname(path), 'r');
  return work(`/proc/self/fd/${folder}/${basename(path)}`).finally(() => closeSync(folder));
}

/** Returns null if the file system does not support sockets; then only the heartbeat file decides. */
async function listen(path: string, token: string, folder: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  const bind = (name: string) =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(name, resolve));
  if (process.platform === 'win32') {
    await bind(`\\\\.\\pipe\\tureen-${Buffer.from(path).toString('hex').slice(-60)}`).catch(() => {
      throw inUse(folder);
    });
    return server.unref();
  }
  const own = `${path}.${token.slice(0, 8)}`;
  try {
    await withShortPath(own, bind);
  } catch (error) {
    if (NO_SOCKETS.has(codeOf(error))) return null;
    throw error;
  }
  try {
    await claim(path, own, folder);
    return server.unref();
  } catch (error) {
    server.close();
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

const NO_SOCKETS = new Set(['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL', 'ENAMETOOLONG']);

/** Links the socket to its final name, which only one process can do, after removing the name of a dead one. */
async function claim(path: string, own: string, folder: string): Promise<void> {
  const ownInode = statSync(own).ino;
  for (let attempt = 0; attempt < 5; attempt++) {
    if (tryLink(own, path)) {
      // a process that found a dead socket under this name may have removed ours
      await sleep(50);
      if (statSync(path, { throwIfNoEntry: false })?.ino === ownInode) return;
      throw inUse(folder);
    }
    if (await isListening(path)) throw inUse(folder);
    const old = `${own}.old`;
    renameSync(path, old);
    const isAlive = await isListening(old);
    if (isAlive) tryLink(old, path);
    rmSync(old, { force: true });
    if (isAlive) throw inUse(folder);
  }
  throw inUse(folder);
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Throws if another owner is alive: on this machine if its socket accepts, on another machine if its heartbeat continues. */
async function assertNoLiveOwner(path: string, folder: string, hasSocket: boolean): Promise<void> {
  const owner = readOwner(path);
  if (!owner || (hasSocket && owner.boot === bootId())) return;
  const seen = beatOf(path);
  if (now(path) - seen > LONG_DEAD_MS) return;
  for (const end = Date.now() + SILENT_MS; Date.now() < end; await sleep(250))
    if (beatOf(path) !== seen) throw inUse(folder, `A process on ${owner.host}, started at ${owner.started},`);
}

const beatOf = (path: string) => statSync(ownerOf(path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Returns the time of the file server. */
function now(path: string): number {
  const probe = `${path}.${randomUUID().slice(0, 8)}.time`;
  writeFileSync(probe, '');
  const { mtimeMs } = statSync(probe);
  rmSync(probe, { force: true });
  return mtimeMs;
}

/** Path of the PostgreSQL socket in the data folder; see `parameters.ts`. */
export const serverSocket = (dataDir: string, port: number) => join(dataDir, `.s.PGSQL.${port}`);
