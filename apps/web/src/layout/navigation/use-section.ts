import { useMatches } from '@tanstack/react-router';

/** @returns the navigation entry of the current screen */
export function useSection(): string | undefined {
  return useMatches({ select: (matches) => matches.findLast((match) => match.staticData.section)?.staticData.section });
}
