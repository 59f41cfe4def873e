/**
 * `npm run migration` shows the difference between entities and migrations. `npm run migration -- AddPantry` writes a
 * migration for it, `npm run migration -- --check` fails if there is one.
 */
import './transform.ts';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chmodSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = 'libs/persistence/src/migrations';
const argument = process.argv[2];

interface Statement {
  query: string;
}

async function difference(): Promise<{ up: Statement[]; down: Statement[] }> {
  for (const file of globSync('libs/*/src/**/*.entity.ts')) await import(pathToFileURL(resolve(file)).href);
  const { getMetadataArgsStorage } = await import('typeorm');
  const { dataSourceOptions, openDataSource } = await import('../libs/persistence/src/index.ts');
  const { EmbeddedServer } = await import('../libs/postgres/src/index.ts');
  const entities = getMetadataArgsStorage().tables.map(({ target }) => target as () => void);
  const temporary = mkdtempSync(join(tmpdir(), 'migration-'));
  chmodSync(temporary, 0o755);
  const server = await EmbeddedServer.start({ dataDir: join(temporary, 'postgres'), durable: false });
  try {
    const dataSource = await openDataSource({ ...dataSourceOptions({ url: server.url }), entities });
    const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
    await dataSource.destroy();
    return { up: upQueries, down: downQueries.toReversed() };
  } finally {
    await server.stop();
    rmSync(temporary, { recursive: true, force: true });
  }
}

const statements = (list: Statement[]) =>
  list.map(({ query }) => `    await queryRunner.query(${JSON.stringify(query)});`).join('\n');

function write(name: string, up: Statement[], down: Statement[]): void {
  const className = `${name}${Date.now()}`;
  const file = `${Date.now()}-${name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()}`;
  const source = `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
${statements(up)}
  }

  async down(queryRunner: QueryRunner): Promise<void> {
${statements(down)}
  }
}
`;
  writeFileSync(join(folder, `${file}.ts`), source);
  const index = readFileSync(join(folder, 'index.ts'), 'utf8');
  const extended = index
    .replace(/\n\n\/\*\*/, `\nimport { ${className} } from './${file}.ts';\n\n/**`)
    .replace(/,?\s*\];/, `, ${className}];`);
  writeFileSync(join(folder, 'index.ts'), extended);
  console.log(`Written: ${join(folder, `${file}.ts`)}`);
}

const { up, down } = await difference();
if (argument && !argument.startsWith('-')) {
  if (up.length) write(argument, up, down);
  else console.log('There is nothing to write a migration for.');
} else {
  for (const { query } of up) console.log(`${query};`);
  console.log(
    up.length ? `${up.length} statements are missing from the migrations.` : 'Entities and migrations agree.',
  );
  if (argument === '--check' && up.length) process.exitCode = 1;
}
