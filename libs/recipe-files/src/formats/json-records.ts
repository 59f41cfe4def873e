import { joined } from '../lines.ts';
import { fieldsOf, fromRecord, text } from '../record.ts';
import type { Format } from '../format.ts';
import type { SourceFile } from '../files/source-file.ts';
import type { FiledRecipe } from '../recipe.ts';
import { base64, isObject, type Json, list, objects } from './json.ts';

/** Any JSON whose objects have a name beside ingredients or steps: RecetteTek, RecipeFox, RecipeSage, Samsung Food and the like. */
export const jsonRecords: Format = {
  name: 'json',
  matches: ({ json }) => recordsOf(json).length > 0,
  async *read(file) {
    yield* readRecords(file.json, file);
  },
};

export async function* readRecords(value: unknown, file: SourceFile): AsyncGenerator<FiledRecipe> {
  for (const record of recordsOf(value)) {
    const pictures = fieldsOf(record).get('image');
    const picture =
      base64(Array.isArray(pictures) ? pictures[0] : pictures) ??
      (await file.beside(text(list(pictures)[0] ?? pictures)));
    yield fromRecord({ ...record, ...flatLines(record) }, { picture });
  }
}

const isRecipe = (record: Json) => {
  const fields = fieldsOf(record);
  return fields.has('name') && (fields.has('ingredients') || fields.has('steps'));
};

export function recordsOf(json: unknown): Json[] {
  const inner = isObject(json)
    ? Object.values(json).find((value) => objects(value).some(isRecipe) && Array.isArray(value))
    : undefined;
  return objects(inner ?? json).filter(isRecipe);
}

/** Ingredients that are objects, as lines. */
function flatLines(record: Json): Json {
  const changed = Object.entries(record).flatMap(([key, value]) => {
    const rows = objects(value);
    if (!Array.isArray(value) || !rows.length || !/ingredient/i.test(key)) return [];
    return [
      [
        key,
        rows.map(
          (row) =>
            text(row['text'] ?? row['originalText'] ?? row['raw']) ||
            joined(
              text(row['quantity'] ?? row['amount']),
              text(row['unit'] ?? row['measure']),
              text(row['name'] ?? row['food'] ?? row['item'] ?? row['ingredient']),
              text(row['note']),
            ),
        ),
      ] as const,
    ];
  });
  return Object.fromEntries(changed);
}
