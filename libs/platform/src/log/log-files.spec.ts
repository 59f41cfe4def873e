import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Environment } from '../environment.ts';
import { LogFiles, openLogFile } from './log-files.ts';
import { Storage } from '../storage.ts';

const MEGABYTE = 1024 * 1024;
const root = mkdtempSync(join(tmpdir(), 'logs-'));
const folder = join(root, 'logs');
const environment = Object.assign(new Environment(), { DATA_DIR: root, LOG_KEEP_MB: 10, PROCESS: 'api' });
const logs = new LogFiles(new Storage(environment), environment);

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Tolerates a missing folder, which the stream creates asynchronously. */
const numbers = () =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => Number(/\.(\d+)\.log$/.exec(name)?.[1]))
    .sort((a, b) => a - b);

it('starts a new file when one is full and removes the oldest beyond the limit', async () => {
  const stream = (await openLogFile(environment))!;
  const line = `${JSON.stringify({ time: 1, level: 30, msg: 'x'.repeat(MEGABYTE / 4) })}\n`;
  for (let file = 1; file <= 4; file++) {
    for (let part = 0; part < 20; part++) stream.write(line);
    for (let n = 0; n < 200 && !numbers().includes(file + 1); n++) await sleep(50);
  }
  for (let n = 0; n < 200 && numbers().length > 2; n++) await sleep(50);
  expect(numbers()).toEqual([4, 5]);
  const last = `${JSON.stringify({ time: 2, level: 40, msg: 'The newest line' })}\n`;
  stream.write(last);
  for (let n = 0; n < 200 && !(await logs.last(1, ({ time }) => time === 2)).length; n++) await sleep(50);
  expect(await logs.last(1)).toMatchObject([{ msg: 'The newest line' }]);
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  expect(Math.max(...sizes)).toBeLessThan(6 * MEGABYTE);
});

it('continues the last file of a process that had the same number', async () => {
  const before = numbers();
  const line = `${JSON.stringify({ time: 3, level: 30, msg: 'After a restart' })}\n`;
  (await openLogFile(environment))!.write(line);
  for (let n = 0; n < 200 && !(await logs.last(1, ({ time }) => time === 3)).length; n++) await sleep(50);
  expect(await logs.last(1)).toMatchObject([{ msg: 'After a restart' }]);
  expect(numbers()).toEqual(before);
});

it('removes files of ended processes and keeps the most recent ones', async () => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  const host = hostname().replace(/[^A-Za-z0-9]/g, '');
  const fileOf = (pid: number, number: number) => join(folder, `api-${host}-${pid}.${number}.log`);
  // above any process id of the supported systems
  const ended = 2 ** 30;
  for (const [seconds, path] of [fileOf(ended, 1), fileOf(ended, 2), fileOf(process.pid, 1)].entries()) {
    writeFileSync(path, Buffer.alloc(6 * MEGABYTE, '\n'));
    utimesSync(path, seconds + 1, seconds + 1);
  }
  await logs.prune();
  expect(existsSync(fileOf(ended, 1))).toBe(false);
  // together more than ten megabytes
  expect(existsSync(fileOf(ended, 2))).toBe(false);
  expect(readFileSync(fileOf(process.pid, 1)).length).toBe(6 * MEGABYTE);
});
