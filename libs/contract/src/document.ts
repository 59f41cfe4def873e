import { document as published } from './generated/openapi.ts';
import type { OperationId } from './contract.ts';

export interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  minLength?: number;
  pattern?: string;
  maxItems?: number;
  maxProperties?: number;
  readOnly?: boolean;
  writeOnly?: boolean;
  'x-from-text'?: string;
  'x-needs-one-of'?: string[];
}
interface Response {
  $ref?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: Schema }>;
}
export interface ContractParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
  $ref?: string;
}
export interface ContractOperation {
  operationId: OperationId;
  description?: string;
  deprecated?: boolean;
  tags: string[];
  parameters?: ContractParameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, Response>;
  'x-example': { path?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
  'x-alias-of'?: OperationId;
  'x-paged'?: boolean;
  'x-max-megabytes'?: number;
}
type PathItem = { parameters?: ContractParameter[] } & Record<string, ContractOperation>;
interface Document {
  paths: Record<string, PathItem>;
  info: { version: string };
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    parameters: Record<string, ContractParameter>;
  };
}

const isDocument = (value: object): value is Document => 'paths' in value && 'components' in value;

function assertDocument(value: object): Document {
  if (!isDocument(value)) throw new Error('The generated contract is incomplete.');
  return value;
}

/** The contract with the marks that the server reads; `publishDocument` writes what others read. */
export const document: Document = assertDocument(published);

const { paths, components } = document;
const refName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);
const rows = Object.values(paths).flatMap(({ parameters = [], ...item }) =>
  Object.values(item as Record<string, ContractOperation>).map((operation) => ({ operation, shared: parameters })),
);
const byId = new Map(rows.map((row) => [row.operation.operationId, row]));

export function operationOf(id: OperationId): ContractOperation {
  const row = byId.get(id);
  if (!row) throw new Error(`The contract has no operation ${id}`);
  return row.operation;
}

/** Resolves a $ref. */
export function resolve(schema: Schema): Schema {
  const target = schema.$ref ? components.schemas[refName(schema.$ref)] : schema;
  if (!target) throw new Error(`The contract has no schema ${schema.$ref}`);
  return target;
}

export function resolveParameter(parameter: ContractParameter): ContractParameter {
  return parameter.$ref ? components.parameters[refName(parameter.$ref)]! : parameter;
}

export function parametersOf(id: OperationId): ContractParameter[] {
  const shared = byId.get(id)?.shared ?? [];
  return [...shared, ...(operationOf(id).parameters ?? [])].map(resolveParameter);
}

export function bodySchemaOf(id: OperationId): Schema | undefined {
  return Object.values(operationOf(id).requestBody?.content ?? {})[0]?.schema;
}

export function responseOf(id: OperationId, status: number): Response | undefined {
  const response = operationOf(id).responses[status];
  return response?.$ref ? components.responses[refName(response.$ref)] : response;
}

/** Names of the headers that requests of any operation take and that its answers carry, in lower case. */
export function headersOfContract(): { requests: string[]; responses: string[] } {
  const ids = [...byId.keys()];
  const requests = ids.flatMap((id) => parametersOf(id).filter((parameter) => parameter.in === 'header'));
  const responses = ids.flatMap((id) =>
    Object.keys(operationOf(id).responses).flatMap((status) =>
      Object.keys(responseOf(id, Number(status))?.headers ?? {}),
    ),
  );
  const unique = (names: string[]) => [...new Set(names.map((name) => name.toLowerCase()))];
  return { requests: unique(requests.map(({ name }) => name)), responses: unique(responses) };
}
