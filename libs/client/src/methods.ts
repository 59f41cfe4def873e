import type { FetchResponse, MaybeOptionalInit } from 'openapi-fetch';
import type { HttpMethod, MediaType, PathsWithMethod, RequiredKeysOf } from 'openapi-typescript-helpers';
import type { paths } from '#contract/generated/wire-types';

type Verb = 'get' | 'put' | 'post' | 'delete' | 'patch';
type Arguments<Init> =
  RequiredKeysOf<Init> extends never ? [(Init & Record<string, unknown>)?] : [Init & Record<string, unknown>];

type DataOf<Result> = Result extends { data: infer Data } ? Data : never;
type ErrorOf<Result> = Result extends { data: unknown } ? never : Result extends { error: infer E } ? E : never;

/** The result of a call that succeeded. */
interface Succeeded<Result> {
  data: DataOf<Result>;
  error?: never;
  response: Response;
}
/** The result of a call that may have failed: reading `data` throws then. */
interface Checked<Result> {
  readonly data: DataOf<Result>;
  readonly error: ErrorOf<Result> | undefined;
  readonly response: Response;
}

type Answered<M extends HttpMethod, Path extends PathsWithMethod<paths, M>, Init> = FetchResponse<
  paths[Path][M] & Record<string, unknown>,
  Init,
  MediaType
>;

/** The methods of openapi-fetch on a client that throws when a call fails. */
export type ThrowingMethods = {
  [M in Verb as Uppercase<M>]: <Path extends PathsWithMethod<paths, M>, Init extends MaybeOptionalInit<paths[Path], M>>(
    url: Path,
    ...init: Arguments<Init>
  ) => Promise<Succeeded<Answered<M, Path, Init>>>;
};

/** The methods of openapi-fetch with responses whose `data` throws when the call has failed. */
export type CheckedMethods = {
  [M in Verb as Uppercase<M>]: <Path extends PathsWithMethod<paths, M>, Init extends MaybeOptionalInit<paths[Path], M>>(
    url: Path,
    ...init: Arguments<Init>
  ) => Promise<Checked<Answered<M, Path, Init>>>;
};
