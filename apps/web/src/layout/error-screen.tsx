import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '#ui';

/** Whatever a screen could not cope with, in the screen's place. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorState error={error} onRetry={retry} />;
}
