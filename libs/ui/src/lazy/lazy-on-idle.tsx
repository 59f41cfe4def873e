import { startTransition, useEffect, useState, type FunctionComponent } from 'react';
import { idle, savesData, whenIdle } from './when-idle.ts';

/**
 * Component in a chunk that is fetched while the browser is idle, or on first use. Unlike React's lazy, a loaded part
 * shows in the same frame and a failed one is retried; servers render nothing.
 */
export function lazyOnIdle<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let Part: FunctionComponent<Props> | undefined;
  const fetchPart = async () => {
    Part ??= await load();
  };
  // the first use reports the error
  whenIdle(() => savesData() || fetchPart().catch(() => undefined));

  return function LazyPart(props: Props) {
    const isThere = useFetched(fetchPart, Boolean(Part));
    return Part && isThere ? <Part {...props} /> : null;
  };
}

function useFetched(fetchPart: () => Promise<void>, wasThere: boolean): boolean {
  const [isThere, setThere] = useState(wasThere);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    // not during hydration
    if (!isThere)
      idle({ timeout: 200 })
        .then(fetchPart)
        .then(
          () => startTransition(() => setThere(true)),
          (error: unknown) => setFailure({ error }),
        );
  }, [isThere, fetchPart]);
  if (failure) throw failure.error;
  return isThere;
}
