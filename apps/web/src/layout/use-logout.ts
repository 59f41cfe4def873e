import { useChangeOfIdentity } from '../shared/session/session.ts';
import { offlineChangesList } from '../shared/offline/queue/late-parts.ts';
import { useApi } from '../shared/api/use-api.ts';

/** Asks what to do with changes that still wait for the network before signing out. */
export function useLogout(): () => void {
  const changeIdentity = useChangeOfIdentity();
  const { mutate } = useApi().useMutation('post', '/auth/logout', {
    onSuccess: async ({ providerUrl }) => {
      await changeIdentity('/login', { signedOut: true });
      if (providerUrl) location.assign(providerUrl);
    },
  });
  return () =>
    void (async () => {
      if (await offlineChangesList.current.confirmLeaving()) mutate({});
    })();
}
