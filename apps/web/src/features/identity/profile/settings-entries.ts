import { Accessibility, CalendarDays, Carrot, History, ScanText, Settings, Trash2, Users, type Icon } from '#ui/icons';
import {
  Archive,
  BellRing,
  ChartColumn,
  ClipboardList,
  Database,
  KeyRound,
  ListChecks,
  PackageOpen,
  ScrollText,
  UserPen,
  UsersRound,
  Webhook,
  Wrench,
} from '#ui/late-icons';
import type { LinkProps } from '@tanstack/react-router';
import type { ParseKeys } from 'i18next';
import type { useUser } from '../../../shared/session/session.ts';

type Person = Pick<ReturnType<typeof useUser>, 'admin' | 'advanced' | 'canManage'>;
type Key = ParseKeys<['user', 'admin']>;

export interface SettingsEntry {
  to: LinkProps['to'];
  icon: Icon;
  title: Key;
  text?: Key;
  /** True for people who see the entry; without it, everybody does. */
  for?: (person: Person) => boolean;
}

interface SettingsSection {
  title: Key;
  for?: (person: Person) => boolean;
  entries: SettingsEntry[];
}

const managers = ({ canManage }: Person) => canManage;

/** All places where something is set, for the person, the group and the server. */
export const settingsSections: SettingsSection[] = [
  {
    title: 'hub.accountGroup',
    entries: [
      { to: '/user/profile/edit', icon: UserPen, title: 'edit.title', text: 'hub.edit' },
      {
        to: '/user/profile/api-tokens',
        icon: KeyRound,
        title: 'tokens.title',
        text: 'hub.tokens',
        for: ({ advanced }) => advanced,
      },
      { to: '/accessibility', icon: Accessibility, title: 'nav.accessibility', text: 'hub.accessibility' },
    ],
  },
  {
    title: 'hub.groupGroup',
    entries: [
      { to: '/group', icon: Users, title: 'hub.groupTitle', text: 'hub.group' },
      { to: '/group/members', icon: UsersRound, title: 'hub.membersTitle', text: 'hub.members' },
      { to: '/group/persons', icon: Carrot, title: 'hub.personsTitle', text: 'hub.persons' },
      { to: '/group/mealplan/settings', icon: CalendarDays, title: 'hub.planTitle', text: 'hub.plan' },
      { to: '/group/data', icon: Database, title: 'hub.dataTitle', text: 'hub.data' },
      { to: '/group/migrations', icon: PackageOpen, title: 'hub.migrationsTitle', text: 'hub.migrations' },
      { to: '/group/reports', icon: ClipboardList, title: 'hub.reportsTitle', text: 'hub.reports' },
      { to: '/group/notifiers', icon: BellRing, title: 'hub.notifiersTitle', text: 'hub.notifiers', for: managers },
      { to: '/group/webhooks', icon: Webhook, title: 'hub.webhooksTitle', text: 'hub.webhooks', for: managers },
      { to: '/group/audit-log', icon: History, title: 'hub.auditTitle', text: 'hub.audit', for: managers },
      { to: '/group/trash', icon: Trash2, title: 'hub.trashTitle', text: 'hub.trash' },
    ],
  },
  {
    title: 'settings.server',
    for: ({ admin }) => admin,
    entries: [
      { to: '/admin/site-settings', icon: Settings, title: 'admin:nav.site', text: 'hub.site' },
      { to: '/admin/manage/users', icon: Users, title: 'admin:nav.users' },
      { to: '/admin/manage/groups', icon: UsersRound, title: 'admin:nav.groups' },
      { to: '/admin/backups', icon: Archive, title: 'admin:nav.backups' },
      { to: '/admin/audit-log', icon: History, title: 'admin:nav.audit' },
      { to: '/admin/maintenance', icon: Wrench, title: 'admin:nav.maintenance' },
      { to: '/admin/maintenance/logs', icon: ScrollText, title: 'admin:nav.logs' },
      { to: '/admin/background-tasks', icon: ListChecks, title: 'admin:nav.tasks' },
      { to: '/admin/parser', icon: ScanText, title: 'admin:nav.parser' },
      { to: '/admin/analytics', icon: ChartColumn, title: 'admin:nav.analytics' },
    ],
  },
];
