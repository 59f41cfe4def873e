import type { Wire } from '#client';
import type { Api } from '../../../shared/api/api.ts';

export type Person = Wire<'HouseholdPerson'>;

export const personsQuery = (api: Api) => api.queryOptions('get', '/groups/persons');
