import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { eventually } from '#testing/eventually';
import { signIn } from './support/account.ts';
import { addRecipes, ended, type State, stateOf } from './support/backups.ts';

import { Server } from './support/server.ts';

/** A PostgreSQL of the machine, of whichever version; without one there is nothing to test. */
const otherUrl = process.env['OPERATIONS_DATABASE_URL'];
const NAME = 'tureen_moved';
const movedUrl = otherUrl ? Object.assign(new URL(otherUrl), { pathname: NAME }).href : '';

async function onOther(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: otherUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function backUp(from: Server): Promise<File> {
  const { data } = await from.api.POST('/admin/backups');
  expect(await ended(from.current, data.taskId)).toBe('finished');
  const backups = (await from.api.GET('/admin/backups')).data.imports;
  const { name, state } = backups.find(({ kind }) => kind === 'manual')!;
  expect(state).toBe('good');
  return new File([readFileSync(join(from.folder, 'backups', name))], name);
}

async function restore(archive: File, into: Server): Promise<void> {
  const form = new FormData();
  form.set('archive', archive);
  const { data: uploaded } = await into.api.POST('/admin/backups/upload', {
    body: form as never,
    bodySerializer: (body) => body as unknown as FormData,
  });
  expect(await ended(into.current, uploaded.taskId)).toBe('finished');
  const backup = (await into.api.GET('/admin/backups')).data.imports.find(({ kind }) => kind === 'uploaded')!;
  expect(backup.state).toBe('good');
  const params = { path: { file: backup.name } };
  const { data: begun } = await into.api.POST('/admin/backups/{file}/restore', { params });
  // the restored server no longer knows the session of the request
  const status = async () => {
    into.api = await signIn(into.product.url);
    const { data } = await into.api.GET('/admin/server-tasks', { params: { query: { perPage: 100 } } });
    return data.items.find(({ id }) => id === begun.taskId)!.status;
  };
  await eventually(async () => (await status().catch(() => null)) === 'finished', 'it is restored', 90_000);
}

(otherUrl ? describe : describe.skip)('with another PostgreSQL', () => {
  let own: Server;
  let other: Server;

  beforeAll(async () => {
    own = new Server();
    other = new Server({ DATABASE_URL: movedUrl });
    await onOther(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
    await onOther(`CREATE DATABASE ${NAME}`);
    await own.start();
    await other.start();
  }, 120_000);
  afterAll(async () => {
    await own.end();
    await other.end();
    await onOther(`DROP DATABASE ${NAME} WITH (FORCE)`);
  });

  it('a backup of each is restored on the other, row by row and file by file', async () => {
    const states = async (): Promise<State[]> =>
      Promise.all([stateOf(own.product.databaseUrl, own.folder), stateOf(movedUrl, other.folder)]);
    await addRecipes(own.api, 4, 'Smørrebrød');
    await restore(await backUp(own), other);
    const [given, taken] = await states();
    expect(taken).toEqual(given);
    await addRecipes(other.api, 4, 'Later');
    const archive = await backUp(other);
    const [, sent] = await states();
    expect(sent).not.toEqual(given);
    await restore(archive, own);
    const [back] = await states();
    expect(back).toEqual(sent);
  }, 300_000);
});
