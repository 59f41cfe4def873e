import type { LineFood } from './recipe-foods-query.ts';

/** Names that only say more exactly what is bought, such as "ground beef", lose no more than this. */
const SURE = 0.98;

/** How sure a link is, in the words of the screen. */
export function sureness({ state, confidence, applied }: LineFood): 'confirmed' | 'sure' | 'likely' | 'doubtful' {
  if (state === 'confirmed') return 'confirmed';
  if (!applied) return 'doubtful';
  return confidence >= SURE ? 'sure' : 'likely';
}
