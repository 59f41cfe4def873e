import { emptyLine, type Line } from '../draft/draft.ts';

const sign = String.raw`[-–—*•▪◦●‣·▢☐☑■□✓✔▶►➤❖✦]\s+(?:\[[ xX]\]\s+)?`;
const bullet = new RegExp(String.raw`^\s*(?:${sign}|[\d٠-٩۰-۹]+\s*[.):]\s+)`);
const stepWord = 'step|schritt|étape|etape|paso|passo|stap|steg|trin|krok|шаг|الخطوة';
/** Matches "- ", "1.", "Step 1" and combinations of them. */
const stepMark = new RegExp(
  String.raw`^\s*(?:${sign})?(?:(?:${stepWord})\s*[\d٠-٩۰-۹]+\s*[.):–—-]*\s*|[\d٠-٩۰-۹]+\s*[.):](?![\d٠-٩۰-۹])\s*)?`,
  'iu',
);

/** Splits a pasted block into lines without bullets and numbers. */
export function splitLines(text: string, prefix: RegExp = bullet): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(prefix, '').trim());
  return lines.filter((line) => line !== '');
}

const heading = /^([^\d]{1,254}?)\s*[:：]$/;

/** Splits a pasted block into unparsed ingredients; "For the sauce:" becomes the heading of the next one. */
export function splitIngredients(text: string): Line[] {
  const lines: Line[] = [];
  let title = '';
  for (const line of splitLines(text)) {
    const next: string | undefined = heading.exec(line)?.[1];
    if (next && !title) title = next;
    else {
      lines.push({ ...emptyLine(line), title, originalText: line });
      title = '';
    }
  }
  return title ? [...lines, emptyLine(title)] : lines;
}

/** Splits a pasted block into steps: paragraphs if it has any, else lines; a list is split into its lines. */
export function splitSteps(text: string): string[] {
  const paragraphs = text.split(/\r?\n\s*\r?\n/);
  if (paragraphs.length === 1) return splitLines(text, stepMark);
  return paragraphs
    .flatMap((part) => (isList(part) ? splitLines(part, stepMark) : part.replace(stepMark, '').trim()))
    .filter((part) => part !== '');
}

const isList = (text: string): boolean => {
  const lines = text.trim().split(/\r?\n/);
  return lines.length > 1 && lines.every((line) => stepMark.exec(line)?.[0].trim());
};
