import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../shared/session/session.ts';
import styles from '../app-layout.module.css';
import { administration, navigation } from './navigation.ts';
import { useSection } from './use-section.ts';

export function NavLinks({ replace }: { replace?: boolean }) {
  const { t } = useTranslation();
  const { id, admin } = useUser();
  const section = useSection();
  const shown = admin ? [...navigation, administration] : navigation;
  return shown.map(({ icon: Icon, ...entry }) => (
    <Link
      key={entry.section}
      to={entry.to}
      params={{ id }}
      replace={replace}
      className={styles.navLink}
      activeProps={{}}
      aria-current={section === entry.section ? 'page' : undefined}
    >
      <Icon aria-hidden />
      {t(entry.label)}
    </Link>
  ));
}
