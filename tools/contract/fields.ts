/** Lists the fields of a recipe's content, from which history, copies, merges and files derive theirs. */
import { typesOf, type Document, type Schema } from './document.ts';
import { contentOf } from './schemas.ts';

const KINDS = new Map([
  ['string', 'text'],
  ['number', 'number'],
  ['integer', 'number'],
  ['boolean', 'boolean'],
  ['array', 'list'],
]);

function describe(schema: Schema): object {
  const types = typesOf(schema);
  const kind = KINDS.get(types[0] ?? '') ?? 'object';
  return { kind, isNullable: types.includes('null'), ...(kind === 'text' && { maxLength: schema.maxLength }) };
}

/** Kinds of rows that the trash keeps, and kinds of events that webhooks get. */
export function renderKinds({ components: { schemas } }: Document): string {
  const { kind } = schemas['Trashed']!.properties!;
  const { events } = schemas['EventWebhook']!.properties!;
  return `export const KINDS = ${JSON.stringify({ trash: kind!.enum, events: events!.items!.enum })} as const;\n`;
}

/** @param names of schemas */
export function renderFields(document: Document, names: string[]): string {
  const tables = names.map((name) => {
    const fields = contentOf(document.components.schemas[name]!).map(([key, schema]) => [key, describe(schema)]);
    return `  ${name}: ${JSON.stringify(Object.fromEntries(fields))},`;
  });
  return `export const FIELDS = {\n${tables.join('\n')}\n} as const;\n`;
}
