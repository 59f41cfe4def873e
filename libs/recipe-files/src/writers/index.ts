import { cooklang } from './cooklang.ts';
import type { Writer } from './exported-recipe.ts';
import { json } from './json.ts';
import { markdown } from './markdown.ts';
import { schemaOrg } from './schema-org.ts';

export type ExportFormat = 'json' | 'schema' | 'markdown' | 'cooklang';

export const WRITERS: ReadonlyMap<ExportFormat, Writer> = new Map([
  ['json', json],
  ['schema', schemaOrg],
  ['markdown', markdown],
  ['cooklang', cooklang],
]);
