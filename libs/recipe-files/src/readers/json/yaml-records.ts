import { parse } from 'yaml';
import type { Format } from '../../format.ts';
import { tameValue } from '../../files/tame-text.ts';
import { recordsOf, readRecords } from './json-records.ts';

/** Longer files are not parsed. */
const MAX_LENGTH = 20_000_000;

/** YAML objects with a name and ingredients or steps, such as imports for Paprika. */
export const yamlRecords: Format = {
  name: 'yaml',
  matches: ({ head, isText, text }) =>
    isText &&
    /^(?:\s*---[ \t]*\n)?(?:[ \t]*(?:#.*)?\n)*(?:recipes\s*:\s*\n\s*)?(?:-[ \t]+)?[a-z_]+[ \t]*:/i.test(head) &&
    /^(?:-?[ \t]*)(?:name|title)[ \t]*:/im.test(head) &&
    recordsOf(parseYaml(text)).length > 0,
  async *read(file) {
    yield* readRecords(parseYaml(file.text), file);
  },
};

/** Checking each key against all others, and describing each error, would take time that grows with the square of the text. */
const OPTIONS = { maxAliasCount: 20, prettyErrors: false, uniqueKeys: false } as const;

/** Parses YAML; undefined for other texts. */
export function parseYaml(text: string): unknown {
  if (text.length > MAX_LENGTH) return undefined;
  try {
    return parse(text, (_, value: unknown) => tameValue(value), OPTIONS);
  } catch {
    return undefined;
  }
}
