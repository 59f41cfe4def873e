import type { Api } from '../../shared/api/api.ts';

export const groupPreferencesQuery = (api: Api) => api.queryOptions('get', '/groups/preferences', {});
