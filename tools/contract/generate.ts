/** Bundles openapi/, checks it and writes everything that is derived from it to libs/contract/src/generated. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { bundle, createConfig } from '@redocly/openapi-core';
import { parse } from 'yaml';
import { type Document, operationsOf } from './document.ts';
import { expand } from './expand.ts';
import { renderFields, renderKinds } from './fields.ts';
import { lint } from './lint.ts';
import { renderBodyTypes } from './body-types.ts';
import { renderOperations } from './operations.ts';
import { dropMarks } from './schemas.ts';
import { serverTypes, wireTypes } from './types.ts';

/** Schemas whose fields other code iterates over. */
const WITH_FIELDS = ['Recipe', 'RecipeIngredient', 'RecipeInstruction', 'RecipeSettings'];
const OUT = 'libs/contract/src/generated';
/** Parameters, responses and schemas that expanding adds to operations, which no $ref of the source names. */
function addShared(document: Document) {
  for (const kind of ['parameters', 'responses', 'schemas'] as const) {
    const source = readFileSync(`openapi/shared/${kind}.yaml`, 'utf8').replaceAll(
      /'(?:schemas\.yaml|\.\.\/\w+\/[\w-]+\.yaml)?#\//g,
      "'#/components/schemas/",
    );
    document.components[kind] = { ...parse(source), ...document.components[kind] };
  }
}

/** Recorded answers of the operations, see record-answers.ts. */
function answersOf(document: Document): string {
  const answers = JSON.parse(readFileSync('openapi/answers.json', 'utf8')) as Record<string, unknown>;
  const ids = new Set(operationsOf(document).map(({ operation }) => operation.operationId));
  const unknown = Object.keys(answers).filter((id) => !ids.has(id));
  if (unknown.length) throw new Error(`openapi/answers.json has answers of unknown operations: ${unknown.join(', ')}`);
  return JSON.stringify(answers, null, 1);
}

async function main() {
  const { bundle: bundled } = await bundle({ ref: 'openapi/openapi.yaml', config: await createConfig({}) });
  const source = JSON.parse(JSON.stringify(bundled.parsed)) as Document;
  source.info.version = (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
  source.info.description = readFileSync('openapi/introduction.md', 'utf8');
  addShared(source);
  const document = expand(source);
  const fields = renderFields(document, WITH_FIELDS);
  dropMarks(document);
  const problems = await lint(document);
  if (problems.length) throw new Error(`The contract is not in order:\n  ${problems.join('\n  ')}`);
  const comment = '// Generated from openapi/ by "npm run contract". Do not edit.\n';
  const files = {
    // on lines of its own each: the source map of one line this long took the compiler two minutes
    'openapi.ts': `${comment}export const document: object = ${JSON.stringify(document, null, 1)};\n`,
    'wire-types.ts': comment + (await wireTypes(document)),
    'server-types.ts': comment + (await serverTypes(document)),
    'body-types.ts': comment + renderBodyTypes(document),
    'operations.ts': comment + renderOperations(document),
    'fields.ts': comment + fields,
    // apart from the fields, which the first page of the app does not need
    'kinds.ts': comment + renderKinds(document),
    'answers.ts': `${comment}export const answers: Record<string, unknown> = ${answersOf(document)};\n`,
  };
  mkdirSync(OUT, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(`${OUT}/${name}`, text);
}

await main();
