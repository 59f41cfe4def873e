import type { Format } from '../../format.ts';
import { recordsOf, readRecords } from './json-records.ts';

/** YAML objects with a name and ingredients or steps, such as imports for Paprika. */
export const yamlRecords: Format = {
  name: 'yaml',
  matches: (file) =>
    file.isText &&
    /^(?:\s*---[ \t]*\n)?(?:[ \t]*(?:#.*)?\n)*(?:recipes\s*:\s*\n\s*)?(?:-[ \t]+)?[a-z_]+[ \t]*:/i.test(file.head) &&
    /^(?:-?[ \t]*)(?:name|title)[ \t]*:/im.test(file.head) &&
    recordsOf(file.yaml).length > 0,
  async *read(file) {
    yield* readRecords(file.yaml, file);
  },
};
