import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';

/** What a page was rendered with goes along with it: it came as JSON, which is faster to write and to read than scripts. */
export async function packData(queryClient: QueryClient): Promise<string> {
  // loaders do not wait for all that they ask for
  await Promise.allSettled(
    queryClient
      .getQueryCache()
      .getAll()
      .map((query) => query.promise),
  );
  return JSON.stringify(dehydrate(queryClient));
}

export const unpackData = (queryClient: QueryClient, data: string): void => hydrate(queryClient, JSON.parse(data));
