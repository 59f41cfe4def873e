import { Link } from '@tanstack/react-router';
import { Soup } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { EmptyState, buttonClass } from '#ui';

export function NotFoundScreen() {
  const { t } = useTranslation();
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
