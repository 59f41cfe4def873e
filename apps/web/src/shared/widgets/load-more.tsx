import { Button, ErrorNotice } from '#ui';

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => unknown;
}

/** Button that loads the next page of a list. */
export function MoreRows({ of, label }: { of: Pages; label: string }) {
  if (!of.hasNextPage || hasFailed(of)) return <LoadMoreError of={of} />;
  return (
    <Button busy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
      {label}
    </Button>
  );
}

/** Error at the end of a list whose next page could not be loaded. */
export function LoadMoreError({ of }: { of: Pages }) {
  return hasFailed(of) && <ErrorNotice error={of.error} onRetry={() => void of.fetchNextPage()} />;
}

const hasFailed = (pages: Pages): boolean =>
  pages.hasNextPage && pages.isFetchNextPageError && !pages.isFetchingNextPage;
