import { addRecipes, ended, KILLS, Moments, type State, stateOf } from './support/backups.ts';
import { Server } from './support/server.ts';

const server = new Server();
const state = () => stateOf(server.product.databaseUrl, server.folder);

beforeAll(() => server.start(), 60_000);
afterAll(() => server.end());

it(
  `a restoration that is killed ${KILLS} times leaves the old state or the new one`,
  async () => {
    await addRecipes(server.api, 12, 'Soup');
    const { data: made } = await server.api.POST('/admin/backups');
    expect(await ended(server.current, made.taskId)).toBe('finished');
    const [backup] = (await server.api.GET('/admin/backups')).data.imports;
    expect(backup!.state).toBe('good');
    const saved = await state();
    const seen = new Set<string>();
    const moments = new Moments();
    for (let turn = 0; turn <= KILLS; turn++) {
      await addRecipes(server.api, 1, `Later ${turn}`);
      const before = await state();
      const begun = Date.now();
      const { data } = await server.api.POST('/admin/backups/{file}/restore', {
        params: { path: { file: backup!.name } },
      });
      if (turn) {
        await moments.reach(turn);
        await server.dies();
        const after = await state();
        seen.add(isSame(after, saved) ? 'new' : isSame(after, before) ? 'old' : difference(after, before, saved));
      }
      // the job goes on by itself, and ends with the state of the backup
      expect(await ended(server.current, data.taskId)).toBe('finished');
      moments.tookSince(begun);
      expect(difference(await state(), saved, saved)).toBe('');
    }
    expect([...seen].filter((one) => !['new', 'old'].includes(one))).toEqual([]);
  },
  120_000 + KILLS * 60_000,
);

const isSame = (a: State, b: State) => JSON.stringify(a) === JSON.stringify(b);

/** @returns how a state differs from both allowed states */
function difference(found: State, before: State, saved: State): string {
  const tables = Object.keys(found.tables).filter(
    (name) => found.tables[name] !== before.tables[name] && found.tables[name] !== saved.tables[name],
  );
  const files = [before.files, saved.files].includes(found.files) ? [] : ['files'];
  const isMixed = !isSame(found, before) && !isSame(found, saved);
  return [...tables, ...files, ...(isMixed && !tables.length && !files.length ? ['mixed'] : [])].join(', ');
}
