import type { UseSuspenseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui';

type Pages = Pick<UseSuspenseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;

/** The way to the next page of a list that has one. */
export function MoreRows({ of }: { of: Pages }) {
  const { t } = useTranslation('admin');
  if (!of.hasNextPage) return null;
  return (
    <Button busy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
      {t('more')}
    </Button>
  );
}
