import type { Api } from '../../shared/api/api.ts';

/** Into which group a token invites, and who sent it. */
export const invitationQuery = (api: Api, token = '') =>
  api.queryOptions(
    'get',
    '/users/register/invitation',
    { params: { query: { token } } },
    { enabled: token !== '', staleTime: Infinity, retry: false },
  );
