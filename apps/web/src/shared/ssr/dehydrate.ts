import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';

/** Serializes the data that a page was rendered with as JSON, which is faster to write and to read than scripts. */
export async function packData(queryClient: QueryClient): Promise<string> {
  // loaders may not await all of their queries
  await Promise.allSettled(
    queryClient
      .getQueryCache()
      .getAll()
      .map((query) => query.promise),
  );
  return JSON.stringify(dehydrate(queryClient));
}

export const unpackData = (queryClient: QueryClient, data: string): void => hydrate(queryClient, JSON.parse(data));
