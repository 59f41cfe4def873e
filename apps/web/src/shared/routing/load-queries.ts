import { notFound } from '@tanstack/react-router';
import type { EnsureQueryDataOptions } from '@tanstack/react-query';
import { isProblem } from '#client';
import type { Api } from '../api/api.ts';
import type { AppContext } from './app-context.ts';

/** Options of any query: only their key has the same type in all of them. */
type Query = Pick<EnsureQueryDataOptions, 'queryKey'>;
interface LoaderInput {
  context: Pick<AppContext, 'api' | 'queryClient'>;
}

/** Makes a route's loader that waits until all of these queries have data. */
export const loadQueries =
  (...queries: ((api: Api) => Query)[]) =>
  async ({ context: { api, queryClient } }: LoaderInput): Promise<void> => {
    await Promise.all(queries.map((query) => queryClient.ensureQueryData(query(api))));
  };

/** Makes an error handler for loaders that shows "Not found" if the server responds with one of these statuses. */
export const notFoundOn =
  (...statuses: number[]) =>
  (error: unknown): never => {
    throw statuses.some((status) => isProblem(error, status)) ? notFound() : error;
  };
