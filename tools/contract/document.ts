/** The shapes of an OpenAPI document that the tools read. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  readOnly?: boolean;
  writeOnly?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxProperties?: number;
  default?: unknown;
  description?: string;
  example?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  'x-partial-of'?: string;
  'x-summary-of'?: string;
  'x-without'?: string[];
  'x-extends'?: string;
  /** Left out of summaries. */
  'x-detail'?: boolean;
  /** Not in every answer. */
  'x-optional'?: boolean;
  /** Written by people, but no part of what a version of the resource keeps: stars, files. */
  'x-not-content'?: boolean;
  /** One of the names of the content of a schema. */
  'x-content-of'?: string;
  /** Allows the kinds of another schema in addition, except those of `x-without`. */
  'x-kinds-of'?: string;
  'x-page-of'?: string;
  'x-from-text'?: string;
  /** One of these properties must be sent; published as `anyOf`. */
  'x-needs-one-of'?: string[];
}
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
  example?: unknown;
  $ref?: string;
}
export interface Media {
  schema: Schema;
  example?: unknown;
}
export interface Example {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}
export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  deprecated?: boolean;
  security?: unknown[];
  'x-access': string;
  'x-audit'?: boolean;
  'x-blocked-in-demo'?: boolean;
  'x-secret'?: boolean;
  'x-paged'?: boolean | { orderBy: string; orderDirection: string };
  'x-patch'?: string;
  'x-repeatable'?: boolean;
  'x-conditional'?: boolean;
  'x-example'?: Example;
  'x-alias-of'?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, { $ref?: string; description?: string; content?: Record<string, Media> }>;
}
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];
/** An alias of all verbs of a path, or of one: `{ post: /recipes/create }`. */
export type Alias = string | Partial<Record<Method, string>>;
export type PathItem = { parameters?: Parameter[]; 'x-aliases'?: Alias[] } & Partial<Record<Method, Operation>>;
export interface Document {
  openapi: string;
  info: { title: string; version: string; description?: string };
  paths: Record<string, PathItem>;
  webhooks?: Record<string, object>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Operation['responses'][string]>;
  };
}

export const refName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

export const typesOf = (schema: Schema) => [schema.type ?? []].flat();

/** The schema that `anyOf: [{$ref}, {type: 'null'}]` may be null of. */
export function nullableRef(schema: Schema): string | undefined {
  const [target, none, ...rest] = schema.anyOf ?? [];
  return target?.$ref && none?.type === 'null' && !rest.length ? target.$ref : undefined;
}

export interface OperationRow {
  path: string;
  method: Method;
  operation: Operation;
  parameters: Parameter[];
}

/** Each operation with the parameters of its path and its own, resolved. */
export function operationsOf(document: Document): OperationRow[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
        parameter.$ref ? document.components.parameters[refName(parameter.$ref)]! : parameter,
      );
      return [{ path, method, operation, parameters }];
    }),
  );
}
