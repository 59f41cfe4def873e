import type { Wire } from '#client';
import type { Api } from '../../shared/api/api.ts';

export type Member = Wire<'GroupMember'>;

export const permissions = ['canOrganize', 'canInvite', 'canManage'] as const;

export const membersQuery = (api: Api) => api.queryOptions('get', '/groups/members');
export const invitationsQuery = (api: Api) => api.queryOptions('get', '/groups/invitations');
