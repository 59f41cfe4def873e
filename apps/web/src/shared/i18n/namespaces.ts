import type { AnyRouteMatch } from '@tanstack/react-router';

/** Lists the catalogues that the given screens show, with the one that all screens share. */
export function namespacesOf(matches: Pick<AnyRouteMatch, 'staticData' | 'search'>[]): string[] {
  return ['common', ...matches.flatMap(namespacesOfMatch)];
}

function namespacesOfMatch({ staticData, search }: Pick<AnyRouteMatch, 'staticData' | 'search'>): string[] {
  const { namespaces = [], namespacesByFlag = {} } = staticData ?? {};
  const further = Object.entries(namespacesByFlag).filter(([flag]) => search[flag]);
  return [...namespaces, ...further.flatMap(([, names]) => names)];
}
