import { useSuspenseQuery, type QueryKey } from '@tanstack/react-query';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { toast } from '#ui';
import type { AppContext } from '../routing/app-context.ts';
import { forgetOfflineCopies } from '../offline/service-worker.ts';
import { useApi } from '../api/use-api.ts';
import { sessionQuery } from './session-query.ts';
import { setSignedOut } from './signed-out.ts';

export const useIsSignedIn = (): boolean => Boolean(useSuspenseQuery(sessionQuery(useApi())).data);

/** The signed-in user, for screens that need one. */
export function useUser() {
  const { data } = useSuspenseQuery(sessionQuery(useApi()));
  if (!data) throw new Error('This screen needs somebody who is signed in.');
  return data;
}

/** Clears all caches of the former person after signing in or out, and opens a page. */
export function useChangeOfIdentity() {
  const router = useRouter();
  const { api, queryClient } = router.options.context;
  return async (target: string, { signedOut = false } = {}) => {
    setSignedOut(signedOut);
    await forgetOfflineCopies();
    const { queryKey } = sessionQuery(api);
    queryClient.removeQueries({ predicate: (query) => !isPublic(query.queryKey) });
    if (signedOut) queryClient.setQueryData(queryKey, null);
    // a page that the browser sent is in the hash, which the sign-in page has got from the first request
    await router.navigate({ to: target, replace: true, ...(!signedOut && { hash: true }) });
    await router.invalidate();
  };
}

/** Handles a session that ended elsewhere: deletes the copies of its data, as signing out does. The router then redirects to the sign-in page. */
export function endSession({ api, i18n, queryClient }: AppContext, router: AnyRouter): void {
  toast({ kind: 'info', text: i18n.t('session.ended') });
  queryClient.setQueryData(sessionQuery(api).queryKey, null);
  void forgetOfflineCopies().then(() => router.invalidate());
}

/** True for responses that do not depend on the person. */
const isPublic = ([, path]: QueryKey): boolean => path === '/app/about';
