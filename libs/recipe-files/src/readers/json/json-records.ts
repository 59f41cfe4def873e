import { joinParts } from '../../lines.ts';
import { resolveFields, recipeFromRecord, toText } from '../../field-aliases.ts';
import type { Format } from '../../format.ts';
import type { SourceFile } from '../../files/source-file.ts';
import type { ImportedRecipe } from '../../imported-recipe.ts';
import { decodeBase64, isObject, type Json, toArray, toObjects } from './json-values.ts';

/** JSON objects with a name and ingredients or steps: RecetteTek, RecipeFox, RecipeSage, Samsung Food and others. */
export const jsonRecords: Format = {
  name: 'json',
  matches: ({ json }) => recordsOf(json).length > 0,
  async *read(file) {
    yield* readRecords(file.json, file);
  },
};

export async function* readRecords(value: unknown, file: SourceFile): AsyncGenerator<ImportedRecipe> {
  for (const record of recordsOf(value)) {
    const pictures = resolveFields(record).get('image');
    const picture =
      decodeBase64(Array.isArray(pictures) ? pictures[0] : pictures) ??
      (await file.readReferenced(toText(toArray(pictures)[0] ?? pictures)));
    yield recipeFromRecord({ ...record, ...flatLines(record) }, { picture });
  }
}

const isRecipe = (record: Json) => {
  const fields = resolveFields(record);
  return fields.has('name') && (fields.has('ingredients') || fields.has('steps'));
};

export function recordsOf(json: unknown): Json[] {
  const inner = isObject(json)
    ? Object.values(json).find((value) => toObjects(value).some(isRecipe) && Array.isArray(value))
    : undefined;
  return toObjects(inner ?? json).filter(isRecipe);
}

/** Converts ingredients that are objects to lines. */
function flatLines(record: Json): Json {
  const changed = Object.entries(record).flatMap(([key, value]) => {
    const rows = toObjects(value);
    if (!Array.isArray(value) || !rows.length || !/ingredient/i.test(key)) return [];
    return [
      [
        key,
        rows.map(
          (row) =>
            toText(row['text'] ?? row['originalText'] ?? row['raw']) ||
            joinParts(
              toText(row['quantity'] ?? row['amount']),
              toText(row['unit'] ?? row['measure']),
              toText(row['name'] ?? row['food'] ?? row['item'] ?? row['ingredient']),
              toText(row['note']),
            ),
        ),
      ] as const,
    ];
  });
  return Object.fromEntries(changed);
}
