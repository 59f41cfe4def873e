import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui';
import styles from './account-layout.module.css';
import { DemoBanner } from './demo-banner.tsx';
import { Logo } from './logo.tsx';
import { PreferenceButtons } from './preferences/preference-buttons.tsx';

/** The setting does not change while a page is open. */
const never = () => () => undefined;

/** Layout of the screens before signing in. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const hasCookies = useSyncExternalStore(
    never,
    () => navigator.cookieEnabled,
    () => true,
  );
  return (
    <div className={styles.page}>
      <DemoBanner />
      <header className={styles.head}>
        <Logo size={44} />
      </header>
      <main className={styles.card}>
        {!hasCookies && <Notice kind="error">{t('cookiesBlocked')}</Notice>}
        {children}
      </main>
      <nav className={styles.foot} aria-label={t('nav.preferences')}>
        <PreferenceButtons />
      </nav>
    </div>
  );
}
