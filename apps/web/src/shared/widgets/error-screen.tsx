import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '#ui';
import { useReloadIfStale } from '../offline/reload-on-new-version.ts';

/** Whatever a screen could not cope with, in its place. */
export function ErrorScreen(props: ErrorComponentProps) {
  return <ErrorState as="h1" error={props.error} onRetry={useRetry(props)} />;
}

/** Asks again for what could not be had; if the app was updated meanwhile, at once and for all of it. */
export function useRetry({ reset }: Pick<ErrorComponentProps, 'reset'>): () => void {
  useReloadIfStale();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  return () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
}
