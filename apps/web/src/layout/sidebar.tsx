import { useTranslation } from 'react-i18next';
import styles from './app-layout.module.css';
import { NavLinks } from './nav-links.tsx';
import { PersonLink } from './person-link.tsx';
import { PreferenceButtons } from './preference-buttons.tsx';

export function Sidebar() {
  const { t } = useTranslation();
  return (
    <nav id="navigation" className={styles.sidebar} aria-label={t('nav.main')}>
      <PersonLink />
      <NavLinks />
      <div className={styles.push} />
      <PreferenceButtons />
    </nav>
  );
}
