import { operationsOf, type Document, type Operation, type OperationRow } from './document.ts';

const CONSUMES: Record<string, string> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};
const nestPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Writes the table of operations, which @Operation, the guard and the tests read. */
export function renderOperations(document: Document): string {
  const rows = operationsOf(document);
  const lines = rows.filter((row) => !row.operation['x-alias-of']).map((row) => renderRow(row, rows));
  return `export const OPERATIONS = {\n${lines.join('\n')}\n} as const;\n`;
}

/** Operations that a demo account may not use: changes of the server, and contact with other people and servers. */
const isBlockedInDemo = (method: string, operation: Operation): boolean =>
  operation['x-blocked-in-demo'] ?? (operation['x-access'] === 'admin' && isAudited(method, operation));

/** Operations with special rights are audited unless `x-audit` says otherwise. */
const isAudited = (method: string, operation: Operation): boolean =>
  operation['x-audit'] ?? (method !== 'get' && ['manager', 'admin'].includes(operation['x-access']));

function renderRow({ path, method, operation, parameters }: OperationRow, rows: OperationRow[]) {
  const aliases = rows
    .filter((row) => row.operation['x-alias-of'] === operation.operationId)
    .map((row) => nestPath(row.path));
  const status = Object.keys(operation.responses).find((code) => code.startsWith('2') || code.startsWith('3'));
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const entry = {
    method,
    path: nestPath(path),
    aliases,
    status: Number(status),
    access: operation['x-access'],
    audited: isAudited(method, operation),
    blockedInDemo: isBlockedInDemo(method, operation),
    secret: operation['x-secret'] ?? false,
    tag: operation.tags[0],
    summary: operation.summary,
    consumes: type ? CONSUMES[type] : null,
    bodySchema: media?.schema.$ref?.split('/').at(-1) ?? null,
    pathParams: parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name),
  };
  return `  ${operation.operationId}: ${JSON.stringify(entry)},`;
}
