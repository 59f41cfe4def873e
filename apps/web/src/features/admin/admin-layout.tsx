import { Link, useLocation } from '@tanstack/react-router';
import { History, ScanText, Settings, Users, type Icon } from '#ui/icons';
import { Archive, ArrowLeft, ChartColumn, ListChecks, ScrollText, UsersRound, Wrench } from '#ui/late-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveSection } from '../../shared/browser/use-active-section.ts';
import styles from './admin.module.css';

const places = [
  { to: '/admin/site-settings', name: 'site', icon: Settings },
  { to: '/admin/manage/users', name: 'users', icon: Users },
  { to: '/admin/manage/groups', name: 'groups', icon: UsersRound },
  { to: '/admin/backups', name: 'backups', icon: Archive },
  { to: '/admin/audit-log', name: 'audit', icon: History },
] as const;
const workshop = [
  { to: '/admin/maintenance', name: 'maintenance', icon: Wrench },
  { to: '/admin/maintenance/logs', name: 'logs', icon: ScrollText },
  { to: '/admin/background-tasks', name: 'tasks', icon: ListChecks },
  { to: '/admin/parser', name: 'parser', icon: ScanText },
  { to: '/admin/analytics', name: 'analytics', icon: ChartColumn },
] as const;

/** Layout of the administration's screens. Their navigation takes the place of the sidebar on wide screens. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  const nav = useActiveSection(useLocation().pathname);
  return (
    <div className={styles.shell}>
      <nav id="navigation" ref={nav} className={styles.nav} aria-label={t('nav.title')}>
        <Link to="/" className={styles.home} activeProps={{}}>
          <ArrowLeft className="flips" aria-hidden />
          {t('nav.back')}
        </Link>
        <p id="admin-places" className={styles.places}>
          {t('nav.title')}
        </p>
        <ul aria-labelledby="admin-places">
          {places.map((place) => (
            <Place key={place.to} {...place} />
          ))}
        </ul>
        <p id="admin-workshop" className={styles.places}>
          {t('nav.workshop')}
        </p>
        <ul aria-labelledby="admin-workshop">
          {workshop.map((place) => (
            <Place key={place.to} {...place} />
          ))}
        </ul>
      </nav>
      <div className={styles.page}>{children}</div>
    </div>
  );
}

type PlaceProps = (typeof places | typeof workshop)[number] & { icon: Icon };

function Place({ to, name, icon: Icon }: PlaceProps) {
  const { t } = useTranslation('admin');
  return (
    <li>
      <Link to={to} activeOptions={{ exact: to === '/admin/maintenance' }} activeProps={{}}>
        <Icon />
        {t(`nav.${name}`)}
      </Link>
    </li>
  );
}
