import { MutationCache, QueryCache, QueryClient, onlineManager } from '@tanstack/react-query';
import { isNetworkFailure, isProblem } from '#client';
import { isSessionEnd } from './error-toasts.ts';
import { noteQuery } from '../offline/cache/response-sources.ts';
import { offlineQueue } from '../offline/queue/late-parts.ts';
import { refresh, refreshAfter, type ReadPath } from './query-invalidation.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The caller shows the error itself. */
      silent?: boolean;
      /** Paths that change in addition to the resource of the mutation itself. */
      refreshes?: ReadPath[];
    };
  }
}

interface Reactions {
  onFailure: (error: unknown) => void;
  /** Called when the session was ended elsewhere: by a new password, an administrator or its age. */
  onSignedOut: () => void;
}

/** Creates the query client, which reports failed mutations as toasts. */
export function createAppQueryClient({ onFailure, onSignedOut }: Reactions): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: retries, staleTime: 30_000, networkMode: 'offlineFirst' },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error) => isSessionEnd(error) && onSignedOut(),
      onSuccess: (data, query) => {
        noteQuery(query, data);
        offlineQueue.current.onResponse(query);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (isSessionEnd(error)) onSignedOut();
        else if (!mutation.meta?.silent) onFailure(error);
        void refreshAfterRefusal(client, mutation, error);
      },
      onSuccess: (_data, _variables, _result, mutation) => refreshAfter(client, mutation),
    }),
  });
  return client;
}

/** Statuses of a change that somebody else's change made impossible: another role, a deleted row, a taken name, a newer version. */
const REFUSALS = [403, 404, 409, 412];

/** Refetches the rows that a refused change was about, so that the screen shows what somebody else has done. */
async function refreshAfterRefusal(
  client: QueryClient,
  mutation: Parameters<typeof refreshAfter>[1],
  error: unknown,
): Promise<void> {
  if (!isProblem(error) || !REFUSALS.includes(error.status)) return;
  if (error.status === 403) await refresh(client, '/users/self');
  else await refreshAfter(client, mutation);
}

/** Network errors are not retried but reported, with a button to retry. */
function retries(count: number, error: unknown): boolean {
  return (
    count < 1 && onlineManager.isOnline() && (isNetworkFailure(error) || (isProblem(error) && error.status >= 500))
  );
}
