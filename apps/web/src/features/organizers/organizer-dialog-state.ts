import type { Organizer } from '../../shared/api/group-lists.ts';

export type OrganizerDialog = { what: 'create' } | { what: 'rename' | 'delete'; organizer: Organizer };
