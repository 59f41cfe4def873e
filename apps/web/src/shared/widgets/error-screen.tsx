import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#ui';
import { useTitle } from '../routing/use-title.ts';
import { useReloadIfStale } from '../offline/reload-on-new-version.ts';

/** Replaces a screen that failed. */
export function ErrorScreen(props: ErrorComponentProps) {
  const { t } = useTranslation();
  useTitle(t('error.page'));
  return <ErrorState as="h1" error={props.error} onRetry={useRetry(props)} />;
}

/** Retries failed queries; reloads at once if the app was updated meanwhile. */
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
