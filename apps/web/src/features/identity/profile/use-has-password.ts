import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { aboutQuery } from '../../../shared/session/session-query.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { twoFactorQuery } from './account-queries.ts';

/** Whether one can sign in with a password: most can, so that it is assumed until the server has answered. */
export function useHasPassword(): boolean {
  const api = useApi();
  const { data: about } = useSuspenseQuery(aboutQuery(api));
  const { data: state } = useQuery(twoFactorQuery(api));
  return about.allowPasswordLogin && (state?.hasPassword ?? true);
}
