import { Button, ErrorNotice } from '#ui';

export interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => unknown;
}

/** Button that loads the next page of a list. */
export function LoadMoreButton({ pages, label }: { pages: Pages; label: string }) {
  if (!pages.hasNextPage || hasFailed(pages)) return <LoadMoreError pages={pages} />;
  return (
    <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
      {label}
    </Button>
  );
}

/** Error at the end of a list whose next page could not be loaded. */
export function LoadMoreError({ pages }: { pages: Pages }) {
  return hasFailed(pages) && <ErrorNotice error={pages.error} onRetry={() => void pages.fetchNextPage()} />;
}

const hasFailed = (pages: Pages): boolean =>
  pages.hasNextPage && pages.isFetchNextPageError && !pages.isFetchingNextPage;
