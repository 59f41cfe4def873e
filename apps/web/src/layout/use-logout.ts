import { useChangeOfIdentity } from '../app/session.ts';
import { pending } from '../app/outbox/pending.ts';
import { useApi } from '../app/use-api.ts';

/** Where changes wait for the network, the person is asked what shall become of them. */
export function useLogout(): () => void {
  const changeIdentity = useChangeOfIdentity();
  const { mutate } = useApi().useMutation('post', '/auth/logout', {
    onSuccess: () => changeIdentity('/login', { signedOut: true }),
  });
  return () =>
    void (async () => {
      if ((await pending.mayLeave?.()) ?? true) mutate({});
    })();
}
