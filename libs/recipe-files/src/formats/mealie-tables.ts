import { text } from '../record.ts';
import { camel, type Json, objects } from './json.ts';

/** The tables of a backup of Mealie, by names in lower camel case. What is not there has no rows. */
export class MealieTables {
  private readonly tables: Map<string, Json[]>;

  // written out, since threads read sources as they are
  constructor(database: Json) {
    this.tables = new Map(
      Object.entries(database).map(([name, rows]) => [
        String(Object.keys(camel({ [name]: 1 }) as Json)[0]),
        objects(camel(rows)),
      ]),
    );
  }

  get names(): string[] {
    return [...this.tables.keys()];
  }

  rows(name: string): Json[] {
    return this.tables.get(name) ?? [];
  }

  /** Rows by an id that they name. */
  by(name: string, column: string): (id: string) => Json[] {
    const rows = Map.groupBy(this.rows(name), (row) => uuidOf(row[column]));
    return (id) => rows.get(id) ?? [];
  }

  byId(name: string): Map<string, Json> {
    return new Map(this.rows(name).map((row) => [uuidOf(row['id']), row]));
  }
}

const HEX = /^[\da-f]{32}$/;

/** Ids have dashes in some versions and none in others. What is no id stays as it is. */
export function uuidOf(value: unknown): string {
  const id = text(value).toLowerCase();
  const plain = id.replaceAll('-', '');
  return HEX.test(plain) ? plain.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : id;
}
