import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../shared/session/session.ts';
import styles from '../app-layout.module.css';
import { navigation, settings, type NavigationEntry } from './navigation.ts';
import { useSection } from './use-section.ts';

export function NavLinks({ replace }: { replace?: boolean }) {
  return navigation.map((entry) => <NavLink key={entry.section} entry={entry} replace={replace} />);
}

/** Link to the settings; it is current on all of their screens. */
export function SettingsLink({ replace }: { replace?: boolean }) {
  return <NavLink entry={settings} sections={['settings', 'profile', 'group']} replace={replace} />;
}

interface NavLinkProps {
  entry: NavigationEntry;
  sections?: string[];
  replace: boolean | undefined;
}

function NavLink({ entry: { icon: Icon, ...entry }, sections = [entry.section], replace }: NavLinkProps) {
  const { t } = useTranslation();
  const { id } = useUser();
  const section = useSection();
  return (
    <Link
      to={entry.to}
      params={{ id }}
      replace={replace}
      className={styles.navLink}
      activeProps={{}}
      aria-current={section && sections.includes(section) ? 'page' : undefined}
    >
      <Icon />
      {t(entry.label)}
    </Link>
  );
}
