import { Soup } from '#ui/icons';
import { Hourglass } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui';

/** Screen of an expired or deleted share link. */
export function EndedScreen({ isExpired }: { isExpired: boolean }) {
  const { t } = useTranslation('sharing');
  return (
    <EmptyState
      as="h1"
      icon={isExpired ? <Hourglass /> : <Soup />}
      title={t(isExpired ? 'ended.expired' : 'ended.title')}
    >
      {t(isExpired ? 'ended.expiredText' : 'ended.text')}
    </EmptyState>
  );
}
