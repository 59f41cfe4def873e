import { Link } from '@tanstack/react-router';
import { Trash2 } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { EmptyState, buttonClass } from '#ui';

/** Shown if somebody else has deleted the open recipe. */
export function DeletedScreen({ name }: { name: string }) {
  const { t } = useTranslation('recipe');
  return (
    <EmptyState
      icon={<Trash2 />}
      title={t('deleted.title')}
      action={
        <Link to="/" className={buttonClass('primary')}>
          {t('deleted.home')}
        </Link>
      }
    >
      {t('deleted.text', { name })}
    </EmptyState>
  );
}
