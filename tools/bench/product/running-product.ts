import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../libs/testing/src/free-port.ts';
import type { Order } from './bare-server.ts';

const MAIN = 'dist/server/apps/server/src/main.js';

export interface Server {
  child: ChildProcess;
  origin: string;
}
export interface Person {
  id: string;
  groupId: string;
  token: string;
  cookie: string;
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/** Ends the child when this process ends, whatever the reason. */
const stopWithUs = (child: ChildProcess) => process.once('exit', () => child.kill());

export async function startProduct(folder: string): Promise<Server & { milliseconds: number }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn' };
  const started = performance.now();
  const child = fork(MAIN, [], {
    env,
    execArgv: ['--max-semi-space-size=8'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  stopWithUs(child);
  while (!(await answers(`${origin}/api/health`))) {
    if (child.exitCode !== null) throw new Error('The product does not start');
    await sleep(10);
  }
  return { child, origin, milliseconds: performance.now() - started };
}

export const stop = ({ child }: Server) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });

/** The address of the embedded database of a running product, from the lock file that PostgreSQL writes. */
export function databaseUrl(folder: string): string {
  const lines = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return `postgres://app@/tureen?host=${encodeURIComponent(lines[4]!)}&port=${lines[3]}`;
}

/** Sets the product up. */
export async function signUp(origin: string): Promise<Person> {
  const account = { email: 'ada@example.com', username: 'ada', password: 'correct horse' };
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/app/setup`, { method: 'POST', headers, body: JSON.stringify(account) });
  const { access_token: token } = (await response.json()) as { access_token: string };
  const { id, groupId } = (await get(origin, '/api/users/self', token)) as Person;
  return { id, groupId, token, cookie: response.headers.get('set-cookie')!.split(';')[0]! };
}

export const headersOf = ({ token }: Person) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

/** Requests of a person; throws where one is refused. */
export const sender =
  ({ origin }: Server, person: Person) =>
  async <T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T> => {
    const init = { method, headers: headersOf(person), body: body ? JSON.stringify(body) : null };
    const answer = await fetch(`${origin}/api${path}`, init);
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };

export async function get(origin: string, path: string, token: string): Promise<unknown> {
  const response = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

export async function startBare(
  folder: string,
  product: Server,
  { groupId, token, shoppingListId }: Person & { shoppingListId: string },
): Promise<Server> {
  const child = fork('tools/bench/product/bare-server.ts');
  stopWithUs(child);
  const order: Order = {
    databaseUrl: databaseUrl(folder),
    groupId,
    list: (await get(product.origin, '/api/recipes?perPage=30', token)) as Order['list'],
    shoppingList: (await get(
      product.origin,
      `/api/groups/shopping/lists/${shoppingListId}`,
      token,
    )) as Order['shoppingList'],
    recipe: (await get(product.origin, '/api/recipes/recipe-1', token)) as Order['recipe'],
  };
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(message as number));
    child.once('exit', () => reject(new Error('The bare server does not start')));
    child.send(order);
  });
  return { child, origin: `http://127.0.0.1:${port}` };
}
