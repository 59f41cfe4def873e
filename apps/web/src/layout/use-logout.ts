import { useChangeOfIdentity } from '../app/session.ts';
import { useApi } from '../app/use-api.ts';

export function useLogout() {
  const changeIdentity = useChangeOfIdentity();
  return useApi().useMutation('post', '/auth/logout', {
    onSuccess: () => changeIdentity('/login', { signedOut: true }),
  });
}
