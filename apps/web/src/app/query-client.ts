import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isNetworkFailure, isProblem } from '#client';
import { isSessionEnd } from './failure-toasts.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The caller shows the failure itself, beside the field that caused it. */
      silent?: boolean;
      /** Queries of these paths are stale afterwards. */
      refreshes?: string[];
    };
  }
}

interface Reactions {
  onFailure: (error: unknown) => void;
  /** The session has ended elsewhere: by a new password, an administrator, or age. */
  onSignedOut: () => void;
}

/** Failures of mutations become toasts here, in one place. */
export function createAppQueryClient({ onFailure, onSignedOut }: Reactions): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: retries, staleTime: 30_000, networkMode: 'offlineFirst' },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (error) => isSessionEnd(error) && onSignedOut() }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (isSessionEnd(error)) onSignedOut();
        else if (!mutation.meta?.silent) onFailure(error);
      },
      onSuccess: (_data, _variables, _result, mutation) => refresh(client, mutation.meta?.refreshes ?? []),
    }),
  });
  return client;
}

function retries(count: number, error: unknown): boolean {
  return count < 1 && (isNetworkFailure(error) || (isProblem(error) && error.status >= 500));
}

/** Marks every query of a path, and of the paths below it, as stale. */
export async function refresh(client: QueryClient, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  await client.invalidateQueries({
    predicate: ({ queryKey }) => paths.some((path) => String(queryKey[1]).startsWith(path)),
  });
}
