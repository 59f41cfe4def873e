import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { endSession } from '../shared/session/session.ts';

/** Applies other people's changes without a reload; loaded after the first scripts. */
export function useLiveUpdates(): void {
  const router = useRouter();
  useEffect(() => {
    const { context } = router.options;
    const onSignedOut = () => endSession(context, router);
    let hasLeft = false;
    let stop = () => {};
    const follow = async () => {
      const { startBackground } = await import('./background.ts');
      if (!hasLeft) stop = startBackground(context, onSignedOut);
    };
    // the page works without it, and the next page load tries again
    follow().catch(() => undefined);
    return () => {
      hasLeft = true;
      stop();
    };
  }, [router]);
}
