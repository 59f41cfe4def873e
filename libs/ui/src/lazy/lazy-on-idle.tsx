import { startTransition, useEffect, useState, type FunctionComponent } from 'react';
import { idle, savesData, whenIdle } from './when-idle.ts';

/**
 * What only opens on a click, as a chunk of its own that is fetched while the browser is idle, so that a click does not wait.
 * Where it comes too early after all, or the connection is metered, the first use fetches it. Servers render nothing of it.
 * Unlike React's lazy, a part that is there is shown in the same frame, and one that could not be fetched is tried again.
 */
export function lazyOnIdle<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let Part: FunctionComponent<Props> | undefined;
  const fetchPart = async () => {
    Part ??= await load();
  };
  // without a network, its first use tells of it
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
    // not while the page that it is in is still being made
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
