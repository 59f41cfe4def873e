import { toText } from '../../field-aliases.ts';
import { camelCase, camelCaseKeys, type Json, toObjects } from '../json/json-values.ts';

/** Alembic revisions before Mealie 3. */
const VERSIONS_BEFORE_3 = new Set(
  (
    '6b0f5f32d602 263dd6707191 f1a2dbee5fe9 59eb59135381 09dfc897ad62 ab0bae02578f f30cf048c228 188374910655 089bfa50d0ed ' +
    '44e8d670719d 2ea7a807915c 1923519381ad 167eb69066ad 165d943c64ee ff5f73b01a7a 16160bf731a0 5ab195a474eb b04a08da2108 ' +
    '38514b39a824 b3dbb554ba53 04ac51cbe9a4 1825b5225403 bcfdad6b7355 0341b154f79a dded3119c1fe ba1e4a6cfe99 2298bb460ffd ' +
    '09aba125b57a d7c6efd2de42 7788478a0338 32d69327997b feecc8ffb956 be568e39ffdf 1fe4bd37ccc8 602927e1013e 86054b40fd06 ' +
    '3897397b4631 b1020f328e98 b9e516e2d3b3 7cf3054cbbcc'
  ).split(' '),
);

/** Tables of a Mealie backup by camel case names. Missing tables are empty. */
export class MealieTables {
  private readonly tables: Map<string, Json[]>;

  // no parameter properties: threads run the sources with type stripping only
  constructor(database: Json) {
    this.tables = new Map(
      Object.entries(database).map(([name, rows]) => [camelCase(name), toObjects(camelCaseKeys(rows))]),
    );
  }

  get names(): string[] {
    return [...this.tables.keys()];
  }

  has(name: string): boolean {
    return this.tables.has(name);
  }

  /** True since Mealie 3, which ignores `disableAmount` in its tables. */
  get showsAllAmounts(): boolean {
    const version = toText(this.rows('alembicVersion')[0]?.['versionNum']);
    return version !== '' && !VERSIONS_BEFORE_3.has(version);
  }

  rows(name: string): Json[] {
    return this.tables.get(name) ?? [];
  }

  /** Groups rows by an id column. */
  rowsBy(name: string, column: string): (id: string) => Json[] {
    const rows = Map.groupBy(this.rows(name), (row) => normalizeUuid(row[column]));
    return (id) => rows.get(id) ?? [];
  }

  byId(name: string): Map<string, Json> {
    return new Map(this.rows(name).map((row) => [normalizeUuid(row['id']), row]));
  }
}

const HEX = /^[\da-f]{32}$/;

/** Adds dashes to UUIDs, which some versions store without; other values stay. */
export function normalizeUuid(value: unknown): string {
  const id = toText(value).toLowerCase();
  const plain = id.replaceAll('-', '');
  return HEX.test(plain) ? plain.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : id;
}
