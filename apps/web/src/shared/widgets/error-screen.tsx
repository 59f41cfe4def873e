import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isNetworkFailure } from '#client';
import { ErrorState } from '#ui';
import { useTitle } from '../routing/use-title.ts';
import { reloadIfFailedOffline, useReloadIfStale } from '../offline/reload-on-new-version.ts';

/** Asks again this often, since requests also fail for a moment after a browser says that it is online. */
const RETRY_MS = 4000;

/** Replaces a screen that failed. Without a connection, it tries again until there is one. */
export function ErrorScreen(props: ErrorComponentProps) {
  const { t } = useTranslation();
  const isOffline = isNetworkFailure(props.error);
  const title = t(isOffline ? 'error.noConnection' : 'error.page');
  const retry = useRetry(props);
  useTitle(title);
  const retryIfOffline = useEffectEvent(() => isOffline && !document.hidden && retry());
  useEffect(() => {
    const timer = setInterval(retryIfOffline, RETRY_MS);
    return () => clearInterval(timer);
  }, []);
  return <ErrorState as="h1" title={title} error={props.error} onRetry={retry} />;
}

/** Retries failed queries and modules; reloads at once if the app was updated meanwhile. */
export function useRetry({ reset }: Pick<ErrorComponentProps, 'reset'>): () => void {
  useReloadIfStale();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  return () => {
    if (reloadIfFailedOffline()) return;
    queries.reset();
    reset();
    void router.invalidate();
  };
}
