import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/api.ts';

/**
 * Requests what the page was rendered with, so that the service worker has it if the network is lost right after the
 * first visit. Queries without a response, such as disabled ones, are left out.
 */
export async function refetchRenderedQueries({ client }: Pick<Api, 'client'>, queries: QueryClient): Promise<void> {
  const read = client.GET as (path: string, init: object) => Promise<unknown>;
  const keys = queries
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.data !== undefined })
    .map(({ queryKey }) => queryKey as [string, string, Init?, 'pages'?]);
  await Promise.allSettled(
    keys.map(([verb, path, init, pages]) =>
      verb === 'get' ? read(path, pages ? firstPage(init) : { ...init }) : undefined,
    ),
  );
}

interface Init {
  params?: { query?: object };
}

/** The address of a list that is read page by page, see `pagesOptions`. */
const firstPage = ({ params }: Init = {}): Init => ({ params: { ...params, query: { ...params?.query, page: 1 } } });
