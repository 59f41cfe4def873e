import { defineJob } from '#jobs';
import type { BackupKind } from './manifest.ts';

/** Makes a backup under this name, and proves it. */
export const makeBackup = defineJob<{ name: string; kind: BackupKind }>('backups.make', {
  task: 'tasks.backup',
  attempts: 2,
  kills: 5,
});
export const proveBackup = defineJob<{ name: string }>('backups.prove', {
  task: 'tasks.proveBackup',
  attempts: 2,
  kills: 5,
});
/** `id` is that of the restoration. */
export const restoreBackup = defineJob<{ name: string; id: string }>('backups.restore', {
  task: 'tasks.restore',
  attempts: 2,
  kills: 60,
});
/** Looks for its groups, recipes and shopping lists. */
export const prepareBackupParts = defineJob<{ name: string }>('backups.prepare-parts', {
  task: 'tasks.prepareBackupParts',
  attempts: 2,
  kills: 5,
});
/**
 * `id` is that of the restoration; `beside` those of the lists that were there when it was asked for, and `isGone` says whether the group was not.
 */
export const restoreBackupParts = defineJob<{
  name: string;
  id: string;
  groupId: string;
  whole: boolean;
  recipes: string[];
  shoppingLists: string[];
  beside?: string[];
  isGone?: boolean;
}>('backups.restore-parts', { task: 'tasks.restoreParts', attempts: 2, kills: 60 });
/** Looks through a backup of another program. */
export const readOtherServer = defineJob<{ name: string }>('backups.read-other', {
  task: 'tasks.readOtherServer',
  attempts: 2,
  kills: 5,
});
/** Brings groups of it in, each into one of this server or, where that is null, into a new one. `id` is that of the run. */
export const bringInServer = defineJob<{ name: string; id: string; groups: { id: string; into: string | null }[] }>(
  'backups.bring-in',
  { task: 'tasks.bringIn', attempts: 2, kills: 60 },
);
/** Every hour: whether it is time for the daily one. */
export const dailyBackup = defineJob<object>('backups.daily', { schedule: '3 * * * *' });
/** Every hour: whether it is time to reset a demo. */
export const resetDemo = defineJob<object>('backups.reset-demo', { schedule: '33 * * * *' });
export const backupAlertMail = defineJob<{ to: string; locale: string; name: string; reason: string }>(
  'backups.alert-mail',
  { attempts: 6, backoff: 5_000, isPrivate: true, kills: 20 },
);
/** Brings a backup back from the second place, and proves it. */
export const fetchBackup = defineJob<{ name: string }>('backups.fetch', {
  task: 'tasks.fetchBackup',
  attempts: 2,
  kills: 5,
});
export const copyBackup = defineJob<{ name: string }>('backups.copy', {
  task: 'tasks.copyBackup',
  attempts: 2,
  kills: 5,
});
