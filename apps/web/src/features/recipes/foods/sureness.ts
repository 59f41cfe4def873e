import type { LineFood } from './recipe-foods-query.ts';

/** How sure a link is, in the words of the screen. */
export function sureness({ state, confidence, applied }: LineFood): 'confirmed' | 'sure' | 'likely' | 'doubtful' {
  if (state === 'confirmed') return 'confirmed';
  if (!applied) return 'doubtful';
  return confidence === 1 ? 'sure' : 'likely';
}
