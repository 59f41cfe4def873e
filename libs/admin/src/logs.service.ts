import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Downloads } from '#identity';
import { LogFiles, type LogLine } from '#platform';

const LEVELS = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 } as const;
type Level = keyof typeof LEVELS;
const SEPARATE_FIELDS = new Set(['time', 'level', 'msg', 'context', 'process', 'requestId']);
const MAX_DETAILS = 4000;

interface LogQuery {
  lines?: number;
  level?: Level;
  text?: string;
}

/** Logs of all processes, for administrators. */
@Injectable()
export class LogsService implements OnModuleInit {
  constructor(
    private readonly files: LogFiles,
    private readonly downloads: Downloads,
  ) {}

  onModuleInit(): void {
    this.downloads.offer('logs', async () => ({
      name: 'tureen.log',
      open: () => Readable.from(this.files.content()),
    }));
  }

  async read({ lines = 200, level = 'trace', text = '' }: LogQuery) {
    const words = text.trim().toLowerCase();
    const matchesQuery = (line: LogLine, json: string) =>
      line.level >= LEVELS[level] && (!words || json.toLowerCase().includes(words));
    const entries = (await this.files.last(lines, matchesQuery)).map(entryOf);
    return { logs: entries.map(lineOf), entries };
  }
}

function entryOf(line: LogLine) {
  const { time, level, msg, context, process, requestId } = line;
  const details = Object.fromEntries(Object.entries(line).filter(([name]) => !SEPARATE_FIELDS.has(name)));
  return {
    time: new Date(time),
    level: nameOf(level),
    message: msg ?? '',
    context: textOf(context) ?? textOf(process),
    requestId: textOf(requestId),
    details: Object.keys(details).length ? JSON.stringify(details).slice(0, MAX_DETAILS) : null,
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const nameOf = (level: number): Level =>
  (Object.entries(LEVELS).findLast(([, value]) => value <= level)?.[0] as Level | undefined) ?? 'trace';

const lineOf = ({ time, level, context, message, details }: ReturnType<typeof entryOf>): string =>
  [time.toISOString(), level.toUpperCase(), context && `[${context}]`, message, details].filter(Boolean).join(' ');
