import type { Api } from '../../shared/api/api.ts';

/** Query for the group that a token invites to, and for the sender. */
export const invitationQuery = (api: Api, token = '') =>
  api.queryOptions(
    'get',
    '/users/register/invitation',
    { params: { query: { token } } },
    { enabled: token !== '', staleTime: Infinity, retry: false },
  );
