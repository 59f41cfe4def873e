import type { Api } from '../../../shared/api/api.ts';

export const twoFactorQuery = (api: Api) => api.queryOptions('get', '/users/self/two-factor');
export const passkeysQuery = (api: Api) => api.queryOptions('get', '/users/self/passkeys');
export const identitiesQuery = (api: Api) => api.queryOptions('get', '/users/self/identities');
export const deletionQuery = (api: Api) => api.queryOptions('get', '/users/self/deletion');
export const sessionsQuery = (api: Api) => api.queryOptions('get', '/users/self/sessions');
