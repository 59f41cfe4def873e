import { defineJob, MAIL_JOB } from '#jobs';
import type { BackupKind } from './archive/manifest.ts';

/** Creates and verifies a backup of this name. */
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
/** `id` is the id of the restoration. */
export const restoreBackup = defineJob<{ name: string; id: string }>('backups.restore', {
  task: 'tasks.restore',
  attempts: 2,
  kills: 60,
});
/** Lists the groups, recipes and shopping lists in a backup. */
export const prepareBackupParts = defineJob<{ name: string }>('backups.prepare-parts', {
  task: 'tasks.prepareBackupParts',
  attempts: 2,
  kills: 5,
});
/**
 * `id` is the id of the restoration, `beside` the ids of lists that existed when it was requested; `isGone` is true if the group did not
 * exist then.
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
/** Examines a backup of another program. */
export const readOtherServer = defineJob<{ name: string }>('backups.read-other', {
  task: 'tasks.readOtherServer',
  attempts: 2,
  kills: 5,
});
/** Imports groups from such a backup, each into a group of this server or, if null, into a new one. `id` is the id of the run. */
export const importServer = defineJob<{ name: string; id: string; groups: { id: string; into: string | null }[] }>(
  'backups.bring-in',
  { task: 'tasks.bringIn', attempts: 2, kills: 60 },
);
/** Checks every hour if the daily backup is due. */
export const dailyBackup = defineJob<object>('backups.daily', { schedule: '3 * * * *' });
/** Checks every hour if the demo's reset is due. */
export const resetDemo = defineJob<object>('backups.reset-demo', { schedule: '33 * * * *' });
export const backupAlertMail = defineJob<{ to: string; locale: string; name: string; reason: string }>(
  'backups.alert-mail',
  MAIL_JOB,
);
/** Copies a backup back from the second destination and verifies it. */
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
