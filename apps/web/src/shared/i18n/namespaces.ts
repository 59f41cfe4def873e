import type { AnyRouteMatch } from '@tanstack/react-router';

/** Lists the catalogues that the given screens show, with the one that all screens share. */
export function namespacesOf(matches: Pick<AnyRouteMatch, 'staticData'>[]): string[] {
  return ['common', ...matches.flatMap((match) => match.staticData?.namespaces ?? [])];
}
