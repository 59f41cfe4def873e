import type { Api } from '../../app/api.ts';

export const groupPreferencesQuery = (api: Api) => api.queryOptions('get', '/groups/preferences', {});
