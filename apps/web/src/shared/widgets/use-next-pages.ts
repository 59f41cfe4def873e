import type { UseSuspenseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

export type NextPages = Pick<
  UseSuspenseInfiniteQueryResult,
  'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'fetchNextPage'
>;

/**
 * Fetches pages while the end of the list is near the viewport. After a failure, fetches again only once the end has
 * come near again.
 */
export function useNextPages(isEndNear: boolean, pages: NextPages | undefined): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages ?? {};
  const wasNear = useRef(false);
  useEffect(() => {
    const comesNear = isEndNear && !wasNear.current;
    wasNear.current = isEndNear;
    if (isEndNear && hasNextPage && !isFetching && (comesNear || !isFetchNextPageError)) void fetchNextPage?.();
  }, [isEndNear, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
}
