import { parse } from 'yaml';
import type { Format } from '../../format.ts';
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

/** Parses YAML; undefined for other texts. */
export function parseYaml(text: string): unknown {
  if (text.length > MAX_LENGTH) return undefined;
  try {
    return parse(text, { maxAliasCount: 20 });
  } catch {
    return undefined;
  }
}
