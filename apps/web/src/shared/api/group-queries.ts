import type { Api } from './api.ts';

export const groupPreferencesQuery = (api: Api) => api.queryOptions('get', '/groups/preferences', {});
