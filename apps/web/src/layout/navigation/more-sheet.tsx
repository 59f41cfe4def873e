import { LogOut } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui';
import { CookbookLinks } from './cookbook-links.tsx';
import styles from '../app-layout.module.css';
import { NavLinks, SettingsLink } from './nav-links.tsx';
import { PersonLink } from './person-link.tsx';
import { PreferenceButtons } from '../preferences/preference-buttons.tsx';
import { useLogout } from '../use-logout.ts';

/** The sidebar as a sheet for phones. A chosen screen replaces the sheet's history entry. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const logout = useLogout();
  return (
    <Dialog title={t('nav.more')} onClose={onClose} width={360}>
      <PersonLink replace />
      <NavLinks replace />
      <CookbookLinks replace />
      <SettingsLink replace />
      <PreferenceButtons />
      <button type="button" className={styles.navLink} onClick={() => logout()}>
        <LogOut className="flips" aria-hidden />
        {t('session.logout')}
      </button>
    </Dialog>
  );
}
