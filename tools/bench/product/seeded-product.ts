import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { databaseUrl, type Person, type Server, signUp, startProduct } from './running-product.ts';

export interface SeededProduct {
  server: Server;
  person: Person;
}

/** Starts a server on a folder with seeded data; seeds them unless the folder has them. */
export async function startSeeded(
  folder: string,
  name: string,
  seedGroup: (client: pg.Client, person: Person) => Promise<void>,
): Promise<SeededProduct> {
  const personFile = join(folder, 'person.json');
  const isSeeded = existsSync(personFile);
  mkdirSync(folder, { recursive: true });
  // PostgreSQL runs as another account if root runs this
  for (const path of [join(folder, '..'), folder]) chmodSync(path, 0o755);
  const server = await startProduct(folder);
  if (isSeeded) return { server, person: JSON.parse(readFileSync(personFile, 'utf8')) as Person };
  const person = await signUp(server.origin);
  const began = performance.now();
  const client = new pg.Client({ connectionString: databaseUrl(folder) });
  await client.connect();
  // a backup of a day later would run while the server is measured
  await client.query('UPDATE backup_settings SET enabled = false');
  await seedGroup(client, person);
  await client.end();
  console.log(`${name} seeded in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  writeFileSync(personFile, JSON.stringify(person));
  return { server, person };
}
