import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followChanges } from './live-updates.ts';
import { endSession } from './session.ts';

/** What others change is seen without a reload. */
export function useLiveUpdates(): void {
  const router = useRouter();
  useEffect(() => {
    const { context } = router.options;
    return followChanges({ queryClient: context.queryClient, onSignedOut: () => endSession(context, router) });
  }, [router]);
}
