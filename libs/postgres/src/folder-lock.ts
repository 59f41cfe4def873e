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
import { CannotStart } from './cannot-start.ts';

/** Owner of the lock, from the file beside it. */
interface Owner {
  token: string;
  host: string;
  /** Differs between machines, and between two starts of one. */
  boot: string;
  started: string;
}

/** How often the owner says that it lives, and for how long nothing may be heard before it is taken for dead. */
const BEAT_MS = 5_000;
const SILENT_MS = 3 * BEAT_MS;
/** Older than this by the clock of the file server: nobody has to be watched. */
const LONG_DEAD_MS = 60_000;

/**
 * Locks a folder by a listening socket in it, which containers on the machine see and which ends with its process.
 * For machines that share the volume, the owner touches a file every five seconds.
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

  /** @throws CannotStart while another process has it */
  static async take(path: string, folder: string): Promise<FolderLock> {
    const token = randomUUID();
    const server = await listen(path, token, folder);
    try {
      await assertNoOtherMachine(path, folder, server !== null);
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
    // closing removes the file under its first name only
    this.server?.close();
    if (this.server && process.platform !== 'win32') rmSync(this.path, { force: true });
  }
}

const ownerOf = (path: string) => `${path}.owner`;

function readOwner(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(ownerOf(path), 'utf8')) as Owner;
  } catch {
    return null;
  }
}

/** A full disk or a moment without the volume must not end the process. */
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
  new CannotStart(`${by} is already using the data folder ${folder}.`);

/** Whether somebody listens or may listen: a process that is stopped counts, for which the system answers, and one of another account. */
export async function answers(path: string): Promise<boolean> {
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

/** The path of a socket may have 107 bytes at most; where the system shows open folders as files, it is always short enough. */
async function withShortPath<T>(path: string, work: (short: string) => Promise<T>): Promise<T> {
  if (!existsSync('/proc/self/fd')) return work(path);
  const folder = openSync(dirname(path), 'r');
  return work(`/proc/self/fd/${folder}/${basename(path)}`).finally(() => closeSync(folder));
}

/** Null where the file system of the folder knows no sockets: then the file that is touched decides alone. */
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
    if (NO_SOCKETS.has((error as NodeJS.ErrnoException).code ?? '')) return null;
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

/** Gives the socket its name, which only one can do; the name of a dead one is taken away first. */
async function claim(path: string, own: string, folder: string): Promise<void> {
  const mine = statSync(own).ino;
  for (let attempt = 0; attempt < 5; attempt++) {
    if (tryLink(own, path)) {
      // somebody who has just found a dead socket under this name may have taken ours away
      await sleep(50);
      if (statSync(path, { throwIfNoEntry: false })?.ino === mine) return;
      throw inUse(folder);
    }
    if (await answers(path)) throw inUse(folder);
    const old = `${own}.old`;
    renameSync(path, old);
    const isAlive = await answers(old);
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
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** An owner on this machine is dead if nobody listens. One on another machine is dead if it has not touched its file for some beats. */
async function assertNoOtherMachine(path: string, folder: string, hasSocket: boolean): Promise<void> {
  const owner = readOwner(path);
  if (!owner || (hasSocket && owner.boot === bootId())) return;
  const seen = beatOf(path);
  if (now(path) - seen > LONG_DEAD_MS) return;
  for (const end = Date.now() + SILENT_MS; Date.now() < end; await sleep(250))
    if (beatOf(path) !== seen) throw inUse(folder, `A process on ${owner.host}, started at ${owner.started},`);
}

const beatOf = (path: string) => statSync(ownerOf(path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The time as the file server sees it. */
function now(path: string): number {
  const probe = `${path}.${randomUUID().slice(0, 8)}.time`;
  writeFileSync(probe, '');
  const { mtimeMs } = statSync(probe);
  rmSync(probe, { force: true });
  return mtimeMs;
}

/** Path of the socket of a folder's own server, see `parameters.ts`. */
export const serverSocket = (dataDir: string, port: number) => join(dataDir, `.s.PGSQL.${port}`);
