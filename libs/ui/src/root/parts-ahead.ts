import { savesData, whenIdle } from '../lazy/when-idle.ts';

/**
 * Gets ready what all components made of Chakra's parts need, so that the first of them to open does not wait for it.
 * In two steps: each takes a phone about a tenth of a second.
 */
export function partsAhead(): void {
  whenIdle(loadAhead);
  whenIdle(async () => (await loadAhead())?.partsSystem());
}

/** Without a network, the part that opens tells of it. */
async function loadAhead() {
  return savesData() ? undefined : import('./parts-root.tsx').catch(() => undefined);
}
