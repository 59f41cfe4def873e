import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#ui';
import { failureMessage } from '../app/failure-toasts.ts';

/** Whatever a screen could not cope with, in the screen's place. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t, i18n } = useTranslation();
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ErrorState
      title={t('error.title')}
      message={failureMessage(i18n, error)}
      retryLabel={t('action.retry')}
      onRetry={retry}
    />
  );
}
