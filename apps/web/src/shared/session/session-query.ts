import { queryOptions } from '@tanstack/react-query';
import { isProblem } from '#client';
import type { Api } from '../api/api.ts';

/** The signed-in user, or null after a 401. Network errors do not sign out. */
export function sessionQuery(api: Api) {
  const self = api.queryOptions('get', '/users/self');
  return queryOptions({
    queryKey: self.queryKey,
    queryFn: async ({ signal }) => {
      try {
        const { data } = await api.client.GET('/users/self', { signal });
        return data ?? null;
      } catch (error) {
        if (isProblem(error, 401)) return null;
        throw error;
      }
    },
    staleTime: 5 * 60_000,
  });
}

export function startupQuery(api: Api) {
  return { ...api.queryOptions('get', '/app/about/startup-info'), staleTime: Infinity };
}

export function aboutQuery(api: Api) {
  return { ...api.queryOptions('get', '/app/about'), staleTime: Infinity };
}
