import { Button, ErrorNotice } from '#ui';

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => unknown;
}

/** The way to the next page of a list that has one. */
export function MoreRows({ of, label }: { of: Pages; label: string }) {
  if (!of.hasNextPage) return null;
  if (of.isFetchNextPageError && !of.isFetchingNextPage)
    return <ErrorNotice error={of.error} onRetry={() => void of.fetchNextPage()} />;
  return (
    <Button busy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
      {label}
    </Button>
  );
}
