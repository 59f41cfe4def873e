import type { $Read, $Write, components, operations } from './generated/server-types.ts';
import { OPERATIONS } from './generated/operations.ts';

export type OperationId = keyof typeof OPERATIONS & keyof operations;

// like Readable and Writable of openapi-typescript, which would map over the methods of Date
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
/** True if the operation responds with other content than JSON. */
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
/** Schema of the contract without write-only properties. */
export type ResponseSchema<Name extends keyof components['schemas']> = Readable<components['schemas'][Name]>;
/** Schema of the contract without read-only properties. */
export type RequestSchema<Name extends keyof components['schemas']> = Writable<components['schemas'][Name]>;

/** Query parameters of an operation. */
export type QueryParams<K extends OperationId> = NonNullable<operations[K]['parameters']['query']>;
type Paging = components['parameters'];
/** Query parameters of all paged lists. */
export type ListQuery = {
  [K in 'page' | 'perPage' | 'orderBy' | 'orderDirection' | 'paginationSeed' | 'queryFilter' | 'search']?: Paging[K];
};

export { OPERATIONS };
