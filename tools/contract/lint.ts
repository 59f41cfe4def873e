/** What the contract promises of each operation, beyond being valid OpenAPI. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { operationsOf, type Document, type OperationRow } from './document.ts';

const ACCESS = ['public', 'user', 'organizer', 'inviter', 'manager', 'admin'];

export async function lint(document: Document): Promise<string[]> {
  return [...(await standardProblems(document)), ...operationsOf(document).flatMap(ownProblems)];
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
