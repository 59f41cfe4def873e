/** Checks rules of the contract beyond valid OpenAPI. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { operationsOf, refName, type Document, type OperationRow, type Schema } from './document.ts';

const ACCESS = ['public', 'visitor', 'user', 'organizer', 'inviter', 'manager', 'admin'];

export async function lint(document: Document): Promise<string[]> {
  return [
    ...(await standardProblems(document)),
    ...operationsOf(document).flatMap(ownProblems),
    ...unbounded(document),
  ];
}

async function standardProblems(document: Document) {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'operation-operationId': 'error',
      'operation-operationId-unique': 'error',
      'no-unused-components': 'error',
      'operation-4xx-response': 'error',
      'no-server-example.com': 'off',
      'no-ambiguous-paths': 'off',
      'operation-2xx-response': 'off',
      'security-defined': 'off',
      'no-invalid-media-type-examples': 'off',
    },
  });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map((problem) => `${problem.location[0]?.pointer ?? ''}: ${problem.message} (${problem.ruleId})`);
}

function ownProblems({ operation, parameters, path }: OperationRow) {
  const { operationId: id, 'x-example': example } = operation;
  const successes = Object.keys(operation.responses).filter((status) => /^[23]/.test(status));
  const needed = parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
  const checks: [boolean, string][] = [
    [/^[a-z][A-Za-z]+\d?$/.test(id ?? ''), 'has no operationId such as "createCookbook"'],
    [ACCESS.includes(operation['x-access']), `needs x-access, one of ${ACCESS.join(', ')}`],
    [!!operation.summary && operation.tags?.length === 1, 'needs a summary and one tag'],
    [successes.length === 1, `has ${successes.length} success statuses instead of one`],
    [!!example, 'has no x-example'],
    [needed.every((name) => example?.path?.[name] !== undefined), 'has an example without all path parameters'],
    [!operation.requestBody?.required || example?.body !== undefined, 'has an example without a body'],
  ];
  return checks.filter(([passed]) => !passed).map(([, message]) => `${id ?? path} ${message}`);
}

/** Formats that limit the length of a text. */
const SHORT = new Set(['uuid', 'date', 'date-time', 'binary']);

/** Lists inputs without a limit. A request without limits could keep the server busy. */
function unbounded(document: Document): string[] {
  const seen = new Set<string>();
  const inside = (where: string, schema: Schema): string[] => {
    if (schema.readOnly) return [];
    if (schema.$ref) {
      const name = refName(schema.$ref);
      if (seen.has(name)) return [];
      seen.add(name);
      return inside(name, document.components.schemas[name]!);
    }
    const type = [schema.type].flat().find((one) => one !== 'null');
    const { additionalProperties: values, properties = {}, items, anyOf = [], oneOf = [] } = schema;
    const isOpen = type === 'object' && values !== undefined && values !== false;
    const ends = !!schema.enum || SHORT.has(schema.format ?? '');
    return [
      ...(type === 'string' && !ends && schema.maxLength === undefined ? [`${where} needs maxLength`] : []),
      ...(type === 'array' && schema.maxItems === undefined ? [`${where} needs maxItems`] : []),
      ...(isOpen && schema.maxProperties === undefined ? [`${where} needs maxProperties`] : []),
      ...Object.entries(properties).flatMap(([key, property]) => inside(`${where}.${key}`, property)),
      ...(items ? inside(`${where}[]`, items) : []),
      ...(typeof values === 'object' ? inside(`${where}.*`, values) : []),
      ...[...anyOf, ...oneOf].flatMap((option) => inside(where, option)),
    ];
  };
  return operationsOf(document).flatMap(({ operation, parameters }) => [
    ...Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
      inside(`the body of ${operation.operationId}`, schema),
    ),
    ...parameters.flatMap(({ name, schema, in: place }) =>
      place === 'query' ? inside(`${operation.operationId}?${name}`, schema) : [],
    ),
  ]);
}
