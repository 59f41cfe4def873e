import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedServer } from './embedded-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
const started: EmbeddedServer[] = [];

async function start(name: string, options: Partial<Parameters<typeof EmbeddedServer.start>[0]> = {}) {
  const server = await EmbeddedServer.start({ dataDir: join(folder, name), ...options });
  started.push(server);
  return server;
}

async function query(server: EmbeddedServer, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  return client
    .query<Record<string, unknown>>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function eventually<T>(work: () => Promise<T>): Promise<T> {
  for (let n = 0; ; n++) {
    try {
      return await work();
    } catch (error) {
      if (n === 100) throw error;
      await sleep(50);
    }
  }
}

/** True if the process is running; zombies do not count. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

const source = join(import.meta.dirname, 'embedded-server.ts');

/** Writes a program that starts a server on the folder of that name, prints its process id and then runs `then`. */
function scriptFor(name: string, then: string): string {
  const script = join(folder, `${name}-${started.length}-${then.length}.mjs`);
  writeFileSync(
    script,
    `const { EmbeddedServer } = await import(${JSON.stringify(source)});
     try {
       const server = await EmbeddedServer.start({ dataDir: ${JSON.stringify(join(folder, name))} });
       console.log(String(server.pid)); await ${then};
     } catch (error) { console.error(error.message); process.exit(1); }`,
  );
  return script;
}

/** Starts another process with a server that survives when that process is killed. */
async function startOwner(name: string) {
  const script = scriptFor(name, 'new Promise(() => setInterval(() => {}, 1000))');
  const owner = spawn(process.execPath, ['--no-warnings', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const orphan = await new Promise<number>((resolve) => owner.stdout.once('data', (text) => resolve(Number(text))));
  return { owner, orphan };
}

beforeAll(() => execFileSync('chmod', ['755', folder]));
afterAll(async () => {
  await Promise.all(started.map((server) => server.stop()));
  rmSync(folder, { recursive: true });
});

describe('embedded server', () => {
  it('creates a cluster and restarts it with its data', async () => {
    const first = await start('plain');
    await query(first, 'CREATE TABLE soup (name text)');
    await query(first, `INSERT INTO soup VALUES ('borscht')`);
    await first.stop();
    const second = await start('plain');
    expect(await query(second, 'SELECT name FROM soup')).toEqual([{ name: 'borscht' }]);
    await second.stop();
    expect(existsSync(join(folder, 'plain/postmaster.pid'))).toBe(false);
  });

  it('restarts after kill -9 with all committed data', async () => {
    const server = await start('killed');
    await query(server, 'CREATE TABLE soup AS SELECT generate_series(1, 1000) AS n');
    const { pid } = server;
    process.kill(pid, 'SIGKILL');
    const rows = await eventually(() => query(server, 'SELECT count(*)::int AS n FROM soup'));
    expect(rows).toEqual([{ n: 1000 }]);
    expect(server.pid).not.toBe(pid);
    await server.stop();
  });

  it('takes over from a process that was killed', async () => {
    const { owner, orphan } = await startOwner('orphan');
    await expect(start('orphan')).rejects.toThrow('is already using the data folder');
    owner.kill('SIGKILL');
    await new Promise((resolve) => owner.once('exit', resolve));
    const server = await start('orphan');
    expect(server.pid).not.toBe(orphan);
    expect(isRunning(orphan)).toBe(false);
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it('refuses a second process that uses another path of the folder', async () => {
    const server = await start('real/postgres');
    symlinkSync(join(folder, 'real'), join(folder, 'link'));
    await expect(start('link/postgres')).rejects.toThrow('is already using the data folder');
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  // namespaces of a second container: process ids, IPC, network
  const container = ['--pid', '--ipc', '--net', '--fork', '--mount-proc', '--kill-child'];
  const hasContainers = spawnSync('unshare', [...container, 'true']).status === 0;
  (hasContainers ? it : it.skip)(
    `is refused to a second container${hasContainers ? '' : ' (skipped: unshare is not allowed here)'}`,
    async () => {
      const temporary = mkdtempSync(join(tmpdir(), 'container-'));
      execFileSync('chmod', ['755', temporary]);
      const inContainer = (name: string) =>
        spawnSync('unshare', [...container, process.execPath, '--no-warnings', scriptFor(name, 'server.stop()')], {
          encoding: 'utf8',
          env: { ...process.env, TMPDIR: temporary },
        });
      const { owner, orphan } = await startOwner('shared');
      expect(inContainer('shared').stderr).toContain('Another process is already using the data folder');
      owner.kill('SIGKILL');
      await new Promise((resolve) => owner.once('exit', resolve));
      expect(inContainer('shared').stderr).toContain('Another PostgreSQL is still using the data folder');
      expect(isRunning(orphan)).toBe(true);
      expect(existsSync(join(folder, 'shared/postmaster.pid'))).toBe(true);
      process.kill(orphan, 'SIGKILL');
      const later = await eventually(async () => {
        const result = inContainer('shared');
        expect(result.stderr).toBe('');
        return result;
      });
      expect(later.status).toBe(0);
      rmSync(temporary, { recursive: true });
    },
  );

  it('is refused during the heartbeat of another machine and starts soon after it stops', async () => {
    const first = await start('volume');
    await first.stop();
    const file = join(folder, 'volume.lock.owner');
    writeFileSync(file, JSON.stringify({ token: 'x', host: 'kitchen-2', boot: 'other', started: '2026-01-01' }));
    const beat = setInterval(() => utimesSync(file, new Date(), new Date()), 100);
    await expect(start('volume')).rejects.toThrow('A process on kitchen-2, started at 2026-01-01, is already using');
    clearInterval(beat);
    const longAgo = new Date(Date.now() - 120_000);
    utimesSync(file, longAgo, longAgo);
    const server = await start('volume');
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
    expect(existsSync(file)).toBe(false);
  });

  it('ignores a pid file that names an unrelated process', async () => {
    const first = await start('stale');
    await first.stop();
    writeFileSync(join(folder, 'stale/postmaster.pid'), `${process.pid}\n${join(folder, 'stale')}\n`);
    const server = await start('stale');
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it('creates the cluster again after an interruption', async () => {
    mkdirSync(join(folder, 'half.new/base'), { recursive: true });
    const server = await start('half');
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it('supports a data folder whose path exceeds the limit of sockets', async () => {
    const server = await start(`${'long'.repeat(20)}/${'name'.repeat(20)}/postgres`);
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it('can listen on the loopback interface with a password', async () => {
    const server = await start('tcp', { tcp: true });
    expect(server.url).toMatch(/^postgres:\/\/app:[0-9a-f]{48}@127\.0\.0\.1:\d+\/tureen$/);
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const wrong = new pg.Client({ connectionString: server.url.replace(/app:[0-9a-f]+/, 'app:wrong') });
    await expect(wrong.connect()).rejects.toThrow('password');
    await server.stop();
  });

  it('refuses data of another version with a message', async () => {
    const server = await start('old');
    await server.stop();
    const version = readFileSync(join(folder, 'old/PG_VERSION'), 'utf8');
    writeFileSync(join(folder, 'old/PG_VERSION'), '12\n');
    await expect(start('old')).rejects.toThrow('written by PostgreSQL 12');
    writeFileSync(join(folder, 'old/PG_VERSION'), version);
  });

  const isRoot = process.getuid?.() === 0;
  (isRoot ? it.each(['account', 'namespace', 'copy'] as const) : it.skip.each(['root only'] as never[]))(
    'runs for root by way of: %s',
    async (runAs) => {
      let server: EmbeddedServer;
      try {
        server = await start(`root-${runAs}`, { runAs });
      } catch (error) {
        // not every machine supports every way
        expect(String(error)).toContain('does not run as root');
        return;
      }
      expect(server.runAs.kind).toBe(runAs);
      expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await server.stop();
    },
  );
});
