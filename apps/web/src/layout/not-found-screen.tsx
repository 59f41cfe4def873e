import { Link } from '@tanstack/react-router';
import { Soup } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { EmptyState, buttonClass } from '#ui';
import { useTitle } from '../shared/routing/use-title.ts';
import { useIsSignedIn } from '../shared/session/session.ts';
import { PublicLayout } from './public-layout.tsx';

/** Visitors see it in the layout of public pages. */
export function NotFoundPage() {
  const isSignedIn = useIsSignedIn();
  if (isSignedIn) return <NotFoundScreen />;
  return (
    <PublicLayout>
      <NotFoundScreen />
    </PublicLayout>
  );
}

export function NotFoundScreen() {
  const { t } = useTranslation();
  useTitle(t('error.notFound'));
  return (
    <EmptyState
      as="h1"
      icon={<Soup />}
      title={t('error.notFound')}
      action={
        <Link to="/" className={buttonClass('primary')}>
          {t('nav.home')}
        </Link>
      }
    >
      {t('error.notFoundHint')}
    </EmptyState>
  );
}
