import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { aboutQuery } from '../../../shared/session/session-query.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { twoFactorQuery } from './account-queries.ts';

/** True if the account has a password; also until the response has arrived, since most accounts do. */
export function useHasPassword(): boolean {
  const api = useApi();
  const { data: about } = useSuspenseQuery(aboutQuery(api));
  const { data: state } = useQuery(twoFactorQuery(api));
  return about.allowPasswordLogin && (state?.hasPassword ?? true);
}
