import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { endSession } from '../shared/session/session.ts';

/** Shows what others change without a reload. Not part of the first script, since nothing on the page waits for it. */
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
    // without it, the page still works; it is tried again with the next page load
    follow().catch(() => undefined);
    return () => {
      hasLeft = true;
      stop();
    };
  }, [router]);
}
