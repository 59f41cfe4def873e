import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One step of an input device, as both W3C WebDriver and WebDriver BiDi write it. */
export interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: object[];
}

/** A browser that is driven from outside, with one open page. */
export interface DrivenBrowser {
  navigate: (url: string) => Promise<void>;
  /** Evaluates an expression in the page and returns its value, which must be JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  act: (sources: InputSource[]) => Promise<void>;
  /** Takes a picture of the visible part as PNG. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const isInstalled = (program: string) => !spawnSync(program, ['--version'], { stdio: 'ignore' }).error;

/** A program with a profile folder of its own, which both end with `stop`. */
export interface Program {
  process: ChildProcess;
  home: string;
  /** Resolves with the first match in what the program writes; rejects if it ends before. */
  printed: (pattern: RegExp) => Promise<string>;
  stop: () => Promise<void>;
}

export function startProgram(
  command: string,
  args: (home: string) => string[],
  env: Record<string, string> = {},
): Program {
  const home = mkdtempSync(join(tmpdir(), 'tureen-browser-'));
  const child = spawn(command, args(home), { env: { ...process.env, ...env, HOME: home }, stdio: 'pipe' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data.toString();
      for (const listener of listeners) listener();
    });
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output);
        if (found) resolve(found[1] ?? found[0]);
      };
      listeners.add(look);
      look();
      void ended.then(() => reject(new Error(`${command} has ended: ${output.slice(-500)}`)));
    });
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  return { process: child, home, printed, stop };
}
