import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '#ui';

/** Whatever a screen could not cope with, in its place. */
export function ErrorScreen(props: ErrorComponentProps) {
  return <ErrorState as="h1" error={props.error} onRetry={useRetry(props)} />;
}

/** Asks again for what could not be had. */
export function useRetry({ reset }: Pick<ErrorComponentProps, 'reset'>): () => void {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  return () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
}
