import { Link } from '@tanstack/react-router';
import { Link as LinkIcon, Soup } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { EmptyState, buttonClass } from '#ui';
import { HelpLink } from '../../../shared/help/help-link.tsx';

/** Home of a group without recipes, with the ways to get some. */
export function EmptyKitchen() {
  const { t } = useTranslation('home');
  return (
    <EmptyState
      icon={<Soup />}
      title={t('empty.title')}
      action={
        <>
          <Link to="/recipe/create/url" className={buttonClass('primary')}>
            <LinkIcon />
            {t('create.url')}
          </Link>
          <Link to="/recipe/create/new" className={buttonClass()}>
            {t('create.new')}
          </Link>
          <HelpLink page="using#recipes" />
        </>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
