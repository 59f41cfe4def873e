import type { ReadRecipe, RecipeLine } from '#recipe-reader';

export function plain(text: string | null | undefined): string {
  return (text ?? '')
    .normalize('NFKC')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|[\u200b\u00ad\ufeff]/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—‑]/g, '-')
    .replaceAll('⁄', '/')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:)])/g, '')
    .trim()
    .toLowerCase();
}

export const words = (lines: string[]) => lines.flatMap((line) => plain(line).match(/[\p{L}\p{N}_]+/gu) ?? []);
export const letters = (text: string) => plain(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** The harmonic mean of precision and recall over two bags. */
export function f1(expected: string[], read: string[]): number {
  if (!expected.length && !read.length) return 1;
  const left = new Map<string, number>();
  for (const item of expected) left.set(item, (left.get(item) ?? 0) + 1);
  const common = read.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count > 0;
  });
  return (2 * common.length) / (expected.length + read.length);
}

/** Titles of sections count as lines of their own. */
export const titledLines = (lines: RecipeLine[]) =>
  lines.flatMap(({ title, text }) => (title ? [title, text] : [text]));

/** True if the title is equal, and the F1 of ingredient lines and of the words of the steps is at least .95. */
export function isUsable(
  expected: { title: string; ingredients: string[]; steps: string[] },
  read: ReadRecipe | null,
): boolean {
  const lines = (texts: string[]) => texts.map(plain).filter(Boolean);
  const ingredients = read?.ingredients.map(({ text }) => text) ?? [];
  const steps = titledLines(read?.instructions ?? []);
  const hasSteps = !expected.steps.length || f1(words(expected.steps), words(steps)) >= 0.95;
  return (
    plain(expected.title) === plain(read?.name) &&
    f1(lines(expected.ingredients), lines(ingredients)) >= 0.95 &&
    hasSteps
  );
}
