import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { Mode } from './list-actions.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    isShopping?: boolean;
  }
}

/** Mode of a list. Shop mode has a history entry, so that Back leaves it and not the list. */
export function useMode(): { mode: Mode | undefined; setMode: (mode: Mode | undefined) => void } {
  const isShopping = useRouterState({ select: ({ location }) => location.state.isShopping });
  const [isReordering, setReordering] = useState(false);
  const navigate = useNavigate();
  const { history } = useRouter();
  const setMode = useCallback(
    (mode: Mode | undefined) => {
      setReordering(mode === 'reorder');
      if (mode === 'shop')
        void navigate({ to: '.', search: true, hash: true, resetScroll: false, state: { isShopping: true } });
      else if (history.location.state.isShopping) history.back();
    },
    [navigate, history],
  );
  return { mode: isShopping ? 'shop' : isReordering ? 'reorder' : undefined, setMode };
}
