import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui';
import styles from './account-layout.module.css';
import { DemoBanner } from './demo-banner.tsx';
import { Logo } from './logo.tsx';
import { AccessibilityLink } from './navigation/accessibility-link.tsx';
import { PreferenceButtons } from './preferences/preference-buttons.tsx';
import { useBrowserFact } from '../shared/browser/use-browser-fact.ts';

/** Layout of the screens before signing in. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const hasCookies = useBrowserFact(() => navigator.cookieEnabled, true);
  return (
    <div className={styles.page}>
      <DemoBanner />
      <header className={styles.head}>
        <Logo size={44} />
      </header>
      <main className={styles.card}>
        {!hasCookies && (
          <div className={styles.notice}>
            <Notice kind="error">{t('cookiesBlocked')}</Notice>
          </div>
        )}
        {children}
      </main>
      <nav className={styles.foot} aria-label={t('nav.preferences')}>
        <AccessibilityLink />
        <PreferenceButtons />
      </nav>
    </div>
  );
}
