import { Link, useLocation } from '@tanstack/react-router';
import { BookOpen, LogIn } from '#ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui';
import { useIsSignedIn } from '../shared/session/session.ts';
import app from './app-layout.module.css';
import { DemoBanner } from './demo-banner.tsx';
import { Logo } from './logo.tsx';
import { AccessibilityLink } from './navigation/accessibility-link.tsx';
import { PreferenceButtons } from './preferences/preference-buttons.tsx';
import styles from './public-layout.module.css';

/** Layout of public recipe pages, without navigation. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const isSignedIn = useIsSignedIn();
  const { href } = useLocation();
  return (
    <div className={styles.page}>
      <a href="#main" className={app.skip}>
        {t('nav.skip')}
      </a>
      <DemoBanner />
      <header className={styles.head}>
        <Link to="/" className={app.home} title={t('nav.home')}>
          <Logo />
        </Link>
        {isSignedIn ? (
          <Link to="/" className={buttonClass('quiet')}>
            <BookOpen />
            {t('nav.recipes')}
          </Link>
        ) : (
          <Link to="/login" search={{ redirect: href }} className={buttonClass('quiet')}>
            <LogIn aria-hidden className="flips" />
            {t('session.login')}
          </Link>
        )}
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <nav className={styles.foot} aria-label={t('nav.preferences')}>
        <AccessibilityLink />
        <PreferenceButtons />
      </nav>
    </div>
  );
}
