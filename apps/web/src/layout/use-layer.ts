import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';

/** Layer over the page, with a history entry so that Back closes it. */
export type Layer = 'search' | 'shortcuts' | 'more';

declare module '@tanstack/react-router' {
  interface HistoryState {
    layer?: Layer;
  }
}

export function useLayer() {
  const layer = useRouterState({ select: ({ location }) => location.state.layer });
  const navigate = useNavigate();
  const { history } = useRouter();
  return {
    layer,
    open: (next: Layer) =>
      void navigate({
        to: '.',
        search: true,
        hash: true,
        resetScroll: false,
        state: { layer: next },
        replace: Boolean(layer),
      }),
    close: () => history.back(),
  };
}
