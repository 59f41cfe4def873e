const LARGEST = 10_000;

/** A number as people type it; null where there is none, undefined where it makes no sense. */
export function readServings(text: string): number | null | undefined {
  if (!text.trim()) return null;
  const value = Number(text.trim().replace(',', '.'));
  return value > 0 && value <= LARGEST ? value : undefined;
}
