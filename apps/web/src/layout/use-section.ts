import { useMatches } from '@tanstack/react-router';

/** The entry of the navigation that the current screen belongs to. */
export function useSection(): string | undefined {
  return useMatches({ select: (matches) => matches.findLast((match) => match.staticData.section)?.staticData.section });
}
