import { globSync, readFileSync } from 'node:fs';

const rowsOf = (text: string) =>
  [...text.matchAll(/^\| `(\w+)`\s*\| (.*)$/gm)].map(([, name = '', cells = '']) => ({ name, cells }));
const entity = /@Entity\('(\w+)'\)|@Entity\(\)\n(?:@.*\n)*export class (\w+)/g;
const snakeCase = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
const sources = globSync('libs/*/src/**/*.ts')
  .filter((file) => !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(file, 'utf8'));
const [, tables = ''] = /## Tables([^]*?)\n## /.exec(readFileSync('docs/privacy.md', 'utf8')) ?? [];

it('says of every table how long its rows are kept and what removes them', () => {
  const names = sources.flatMap((source) =>
    [...source.matchAll(entity)].map(([, table, name]) => table ?? snakeCase(name!)),
  );
  const described = rowsOf(tables).map(({ name }) => name);
  expect(described.toSorted()).toEqual([...new Set(names)].toSorted());
});

it('names scheduled jobs that exist', () => {
  const scheduled = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/defineJob<[^(]*>\(\s*'([\w.-]+)',\s*\{[^}]*schedule:/g)].map(([, name]) => name),
    ),
  );
  const named = rowsOf(tables).flatMap(({ cells }) =>
    [...cells.matchAll(/`([a-z]+\.[a-z-]+)`/g)].map(([, job]) => job),
  );
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((job) => !scheduled.has(job))).toEqual([]);
});
