import { dehydrate, type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { type CompactJson, readCompactJson, writeCompactJson } from './compact-json.ts';

/** Smaller data cost more time to write in the compact form than their bytes are worth. */
const MIN_COMPACT_LENGTH = 100_000;

/** Serializes the data that a page was rendered with as JSON, which is faster to write and to read than scripts. */
export async function packData(queryClient: QueryClient): Promise<string> {
  // loaders may not await all of their queries
  await Promise.allSettled(
    queryClient
      .getQueryCache()
      .getAll()
      .map((query) => query.promise),
  );
  const state = dehydrate(queryClient);
  const text = JSON.stringify(state);
  return text.length < MIN_COMPACT_LENGTH ? text : JSON.stringify(writeCompactJson(state));
}

export function unpackData(queryClient: QueryClient, data: string): void {
  const state = JSON.parse(data) as DehydratedState | CompactJson;
  hydrate(queryClient, Array.isArray(state) ? readCompactJson<DehydratedState>(state) : state);
}
