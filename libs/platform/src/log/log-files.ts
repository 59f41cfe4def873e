import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { type DestinationStream, pino } from 'pino';
import { DAY_MS } from '#contract/durations';
import { mustGet } from '#contract/objects';
import { Environment } from '../environment.ts';
import { makePrivateFolder } from '../private-folder.ts';
import { Storage } from '../storage.ts';

/** Injection token of the stream that `Log` writes to besides standard output; undefined if no logs are stored. */
export const LOG_FILE = Symbol('log file');
const FOLDER = 'logs';
const host = hostname().replace(/[^A-Za-z0-9]/g, '');
const FILE_BYTES = 5 * 1024 * 1024;
const TAIL_BYTES = 4 * 1024 * 1024;

/** A line of the log as pino writes it. */
export interface LogLine {
  /** Milliseconds since 1970. */
  time: number;
  /** 10 is trace, 60 is fatal. */
  level: number;
  msg: string;
  [detail: string]: unknown;
}

/** Opens a log file of this process, since several processes may share the folder. */
export async function openLogFile({
  DATA_DIR,
  LOG_KEEP_MB,
  LOG_LEVEL,
  PROCESS,
}: Environment): Promise<DestinationStream | undefined> {
  if (LOG_KEEP_MB === 0 || LOG_LEVEL === 'silent') return undefined;
  const folder = join(DATA_DIR, FOLDER);
  const name = `${PROCESS}-${host}-${process.pid}`;
  try {
    await makePrivateFolder(folder);
    return await rotateFiles(folder, name, Math.max(1, Math.floor((LOG_KEEP_MB * 1024 * 1024) / FILE_BYTES)));
  } catch {
    return undefined;
  }
}

/** Writes to numbered files, begins another one at `FILE_BYTES` and deletes all but the last ones. */
async function rotateFiles(folder: string, name: string, filesToKeep: number): Promise<DestinationStream> {
  const pathOf = (number: number) => join(folder, `${name}.${number}.log`);
  const files = (await readdir(folder)).map((file) => partsOf({ name: file }));
  // a process of a restarted container can have the same host name and number as the one before
  let number = Math.max(1, ...files.filter(({ writer }) => writer === name).map((file) => file.number));
  let bytes = (await stat(pathOf(number)).catch(() => ({ size: 0 }))).size;
  const stream = pino.destination({ dest: pathOf(number), sync: false });
  stream.on('write', (written: number) => {
    bytes += written;
    if (bytes < FILE_BYTES) return;
    bytes = 0;
    stream.reopen(pathOf(++number));
    void rm(pathOf(number - filesToKeep), { force: true }).catch(() => undefined);
  });
  // a full disk must not end the process; standard output still has the lines
  stream.on('error', () => undefined);
  return stream;
}

interface LogFile {
  name: string;
  path: string;
  size: number;
  modified: Date;
}

/** Reads the logs of all processes that share the data folder. */
@Injectable()
export class LogFiles {
  constructor(
    private readonly storage: Storage,
    private readonly environment: Environment,
  ) {}

  /** Returns the files with their sizes, most recently written first. */
  async list(): Promise<LogFile[]> {
    const names = (await this.storage.list(FOLDER)).filter((name) => name.endsWith('.log'));
    const files = await Promise.all(
      names.map(async (name) => {
        const info = await this.storage.info(`${FOLDER}/${name}`);
        return info ? [{ name, path: this.storage.path(`${FOLDER}/${name}`), ...info }] : [];
      }),
    );
    return files.flat().sort((a, b) => b.modified.getTime() - a.modified.getTime());
  }

  /** Returns the last lines of all files that pass the filter, in chronological order. */
  async last(count: number, passes: (line: LogLine, text: string) => boolean = () => true): Promise<LogLine[]> {
    const found: LogLine[] = [];
    let oldest = 0;
    for (const { path, modified } of await this.list()) {
      // older files contain no newer lines
      if (found.length >= count && modified.getTime() < oldest) break;
      for (const text of await tail(path)) {
        const line = parse(text);
        if (line && passes(line, text)) found.push(line);
      }
      found.sort((a, b) => a.time - b.time).splice(0, Math.max(0, found.length - count));
      oldest = found[0]?.time ?? 0;
    }
    return found;
  }

  /** Yields the content of all files, oldest first. */
  async *content(): AsyncGenerator<Buffer> {
    for (const { path } of (await this.list()).toReversed()) yield await readFile(path).catch(() => Buffer.alloc(0));
  }

  /** Returns closed files: of ended processes, and earlier files of running ones. */
  async removable(): Promise<LogFile[]> {
    const files = await this.list();
    const last = new Map<string, number>();
    for (const { writer, number } of files.map(partsOf)) last.set(writer, Math.max(number, last.get(writer) ?? 0));
    return files.filter((file) => {
      const parts = partsOf(file);
      return parts.number < mustGet(last, parts.writer) || !isRunning(parts);
    });
  }

  /** Removes the oldest beyond LOG_KEEP_MB, and those that are older than LOG_KEEP_DAYS. */
  async prune(): Promise<void> {
    const before = Date.now() - this.environment.LOG_KEEP_DAYS * DAY_MS;
    const removable = new Set((await this.removable()).map(({ name }) => name));
    let total = 0;
    for (const { name, path, size, modified } of await this.list()) {
      total += size;
      const isOver = total > this.environment.LOG_KEEP_MB * 1024 * 1024 || modified.getTime() < before;
      if (isOver && removable.has(name)) await rm(path, { force: true });
    }
  }
}

/** Splits a file name into the writing process and the file's number. */
function partsOf({ name }: { name: string }): { writer: string; pid: number; number: number } {
  const [, writer = name, pid = '0', number = '0'] = /^(.+-(\d+))\.(\d+)\.log$/.exec(name) ?? [];
  return { writer, pid: Number(pid), number: Number(number) };
}

/** Processes of other machines count as running. */
function isRunning({ writer, pid }: { writer: string; pid: number }): boolean {
  if (!writer.includes(`-${host}-`)) return true;
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function tail(path: string): Promise<string[]> {
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  if (!size) return [];
  const handle = await open(path, 'r');
  try {
    const start = Math.max(0, size - TAIL_BYTES);
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(size - start), position: start });
    const lines = buffer.toString('utf8', 0, bytesRead).split('\n');
    // the first line is incomplete if the file is longer
    return start ? lines.slice(1) : lines;
  } finally {
    await handle.close();
  }
}

function parse(text: string): LogLine | undefined {
  try {
    const line: LogLine = JSON.parse(text);
    return typeof line.time === 'number' ? line : undefined;
  } catch {
    return undefined;
  }
}
