const LARGEST = 10_000;

/** Parses a typed number; null if empty, undefined if invalid. */
export function readServings(text: string): number | null | undefined {
  if (!text.trim()) return null;
  const value = Number(text.trim().replace(',', '.'));
  return value > 0 && value <= LARGEST ? value : undefined;
}
