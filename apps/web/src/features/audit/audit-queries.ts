import type { Wire } from '#client';
import type { Api } from '../../shared/api/api.ts';

export type AuditEntry = Wire<'AuditEntry'>;

/** Areas of audited actions, by tag of the contract. */
export const areas = ['admin', 'backups', 'groups', 'notifications', 'tasks', 'trash', 'users'] as const;
export type Area = (typeof areas)[number];

export interface AuditSearch {
  q?: string;
  area?: Area;
}

const PER_PAGE = 50;

export const auditPages = (api: Api, of: 'server' | 'group', { q, area }: AuditSearch) =>
  api.pagesOptions(
    of === 'server' ? '/admin/audit-log' : '/groups/audit-log',
    { perPage: PER_PAGE, search: q, queryFilter: area && `area = "${area}"` },
    (entry) => entry,
  );
