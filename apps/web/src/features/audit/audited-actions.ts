import type { LinkProps } from '@tanstack/react-router';
import type { AuditEntry } from './audit-queries.ts';

/** First words of operation ids, with the key of their translation. */
const verbs = {
  bring: 'broughtIn',
  cancel: 'stopped',
  clean: 'cleaned',
  copy: 'copied',
  create: 'created',
  delete: 'deleted',
  disable: 'turnedOff',
  download: 'downloaded',
  empty: 'emptied',
  fetch: 'fetched',
  lock: 'locked',
  mail: 'mailed',
  patch: 'changed',
  prepare: 'prepared',
  read: 'prepared',
  rehearse: 'proved',
  renew: 'renewed',
  replay: 'repeated',
  rerun: 'repeated',
  restore: 'restored',
  retry: 'repeated',
  revoke: 'revoked',
  run: 'started',
  seed: 'added',
  send: 'sent',
  set: 'changed',
  test: 'tested',
  unlock: 'unlocked',
  update: 'changed',
  upload: 'uploaded',
} as const;

/** Objects of operations, by the rest of their ids. */
const objects = {
  AdminGroup: 'group',
  AdminUser: 'account',
  Backup: 'backup',
  BackupCopy: 'backupCopy',
  BackupParts: 'backup',
  BackupSettings: 'backupSettings',
  Delivery: 'delivery',
  EventWebhook: 'webhook',
  EventWebhookSecret: 'webhookSecret',
  Foods: 'foods',
  Group: 'group',
  GroupPreferences: 'preferences',
  Images: 'images',
  InServer: 'otherServer',
  Invitation: 'invitation',
  Labels: 'labels',
  Logs: 'logs',
  Notifier: 'notifier',
  OtherServer: 'otherServer',
  PasswordResetToken: 'passwordLink',
  Permissions: 'permissions',
  RecipeAction: 'recipeAction',
  RecipeFolders: 'folders',
  Schedule: 'task',
  ServerTask: 'task',
  Temp: 'temporary',
  TestEmail: 'testMail',
  Trash: 'trash',
  Trashed: 'trashed',
  TwoFactorOf: 'twoStep',
  Units: 'units',
  User: 'account',
  Users: 'accounts',
  Webhook: 'webhook',
  Webhooks: 'webhooks',
} as const;

const valueOf = <Values extends Record<string, string>>(values: Values, key: string) =>
  Object.entries(values).find(([known]) => known === key)?.[1] as Values[keyof Values] | undefined;

/** The keys of the words for an operation, such as deleteNotifier. */
export function wordsOf(operation: string) {
  const [, verb = '', object = ''] = /^([a-z]+)(.*)$/.exec(operation) ?? [];
  return { did: valueOf(verbs, verb), what: valueOf(objects, object) };
}

/** The page that shows what an entry speaks of; undefined for deleted things. */
export function pageOf(
  { operation, subjectId }: Pick<AuditEntry, 'operation' | 'subjectId'>,
  scope: 'server' | 'group',
): LinkProps | undefined {
  const { did, what } = wordsOf(operation);
  if (did === 'deleted') return undefined;
  return scope === 'server' ? pageOnServer(what, subjectId) : pageInGroup(what);
}

function pageOnServer(what: ReturnType<typeof wordsOf>['what'], id: string | null): LinkProps | undefined {
  switch (what) {
    case 'account':
    case 'twoStep':
    case 'permissions':
      return id ? { to: '/admin/manage/users/$id', params: { id } } : undefined;
    case 'accounts':
      return { to: '/admin/manage/users' };
    case 'group':
      return id ? { to: '/admin/manage/groups/$id', params: { id } } : undefined;
    case 'backup':
    case 'backupCopy':
    case 'backupSettings':
    case 'otherServer':
      return { to: '/admin/backups' };
    case 'logs':
      return { to: '/admin/maintenance/logs' };
    case 'images':
    case 'temporary':
    case 'folders':
      return { to: '/admin/maintenance' };
    case 'task':
      return { to: '/admin/background-tasks' };
    default:
      return undefined;
  }
}

function pageInGroup(what: ReturnType<typeof wordsOf>['what']): LinkProps | undefined {
  switch (what) {
    case 'permissions':
    case 'invitation':
      return { to: '/group/members' };
    case 'preferences':
      return { to: '/group' };
    case 'notifier':
      return { to: '/group/notifiers' };
    case 'webhook':
    case 'webhookSecret':
    case 'webhooks':
    case 'delivery':
      return { to: '/group/webhooks' };
    case 'foods':
    case 'labels':
    case 'units':
      return { to: '/group/data/$kind', params: { kind: what } };
    case 'trash':
    case 'trashed':
      return { to: '/group/trash' };
    default:
      return undefined;
  }
}
