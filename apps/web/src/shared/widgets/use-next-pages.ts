import type { UseSuspenseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

export type NextPages = Pick<
  UseSuspenseInfiniteQueryResult,
  'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'fetchNextPage'
>;

/**
 * Fetches page after page as long as the end of those that are there is near the view: again as well where a change by somebody else has
 * broken a page off, but after a failure only once the end has come near again.
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
