import { useTranslation } from 'react-i18next';
import { lazyOnIdle } from '#ui';
import styles from '../app-layout.module.css';
import { NavLinks, SettingsLink } from './nav-links.tsx';
import { PersonLink } from './person-link.tsx';
import { PreferenceButtons } from '../preferences/preference-buttons.tsx';

const CookbookLinks = lazyOnIdle(() => import('./cookbook-links.tsx').then((module) => module.CookbookLinks));

export function Sidebar() {
  const { t } = useTranslation();
  return (
    <nav id="navigation" className={styles.sidebar} aria-label={t('nav.main')}>
      <div className={styles.places}>
        <PersonLink />
        <NavLinks />
        <CookbookLinks />
      </div>
      <div className={styles.preferences}>
        <SettingsLink />
        <PreferenceButtons />
      </div>
    </nav>
  );
}
