import type { $Read, $Write, components, operations } from './generated/server-types.ts';
import { OPERATIONS } from './generated/operations.ts';

export type OperationId = keyof typeof OPERATIONS & keyof operations;

// as openapi-typescript's own Readable and Writable, which would take a Date apart
type Leaf = Date | Blob | Buffer;
type Readable<T> =
  T extends $Read<infer U>
    ? Readable<U>
    : T extends Leaf
      ? T
      : T extends (infer E)[]
        ? Readable<E>[]
        : T extends object
          ? { [K in keyof T as NonNullable<T[K]> extends $Write<unknown> ? never : K]: Readable<T[K]> }
          : T;
type Writable<T> =
  T extends $Write<infer U>
    ? Writable<U>
    : T extends Leaf
      ? T
      : T extends (infer E)[]
        ? Writable<E>[]
        : T extends object
          ? { [K in keyof T as NonNullable<T[K]> extends $Read<unknown> ? never : K]: Writable<T[K]> }
          : T;

type Json<T> = T extends { content: { 'application/json': infer B } } ? B : void;
type Body<T> = T extends { content: infer C } ? C[keyof C] : never;
type Success<R> = R[Extract<keyof R, 200 | 201 | 202 | 204>];

/** Body of an operation's successful response. */
export type ResponseBody<K extends OperationId> = Readable<Json<Success<operations[K]['responses']>>>;
/** Whether an operation answers with something else than JSON. */
export type IsBinary<K extends OperationId> = [Success<operations[K]['responses']>] extends [
  | { content: { 'image/webp': unknown } }
  | { content: { 'application/octet-stream': unknown } }
  | { content: { 'text/plain': unknown } },
]
  ? [Success<operations[K]['responses']>] extends [never]
    ? false
    : true
  : false;
/** Body of an operation's request; never if it has none. */
export type RequestBody<K extends OperationId> = operations[K] extends { requestBody: infer B }
  ? Writable<Body<B>>
  : operations[K] extends { requestBody?: infer B }
    ? [NonNullable<B>] extends [never]
      ? never
      : Writable<Body<NonNullable<B>>>
    : never;
/** A schema of the contract as the server answers it. */
export type ResponseSchema<Name extends keyof components['schemas']> = Readable<components['schemas'][Name]>;
/** A schema of the contract as the server is sent it. */
export type RequestSchema<Name extends keyof components['schemas']> = Writable<components['schemas'][Name]>;

/** The query of an operation. */
export type QueryParams<K extends OperationId> = NonNullable<operations[K]['parameters']['query']>;
type Paging = components['parameters'];
/** The query parameters that all paged lists have; others narrow a list down. */
export type ListQuery = {
  [K in 'page' | 'perPage' | 'orderBy' | 'orderDirection' | 'paginationSeed' | 'queryFilter' | 'search']?: Paging[K];
};

export { OPERATIONS };
