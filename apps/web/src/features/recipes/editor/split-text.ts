import { emptyIngredient, type IngredientDraft } from './draft.ts';

const bullet = /^\s*(?:[-–—*•▢☐]\s+|\d+\s*[.):]\s+)/;
const stepNumber = /^\s*(?:(?:step|schritt|étape|الخطوة)\s*)?\d+\s*[.):]\s*/i;

/** A pasted block as the lines it stands for, without bullets and numbers. */
export function splitLines(text: string, prefix: RegExp = bullet): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(prefix, '').trim());
  return lines.filter((line) => line !== '');
}

const heading = /^([^\d]{1,254}?)\s*[:：]$/;

/** A pasted block as ingredients that have not been read; a line such as "For the sauce:" heads the one after it. */
export function splitIngredients(text: string): IngredientDraft[] {
  const lines: IngredientDraft[] = [];
  let title: string | null = null;
  for (const line of splitLines(text)) {
    const next: string | undefined = heading.exec(line)?.[1];
    if (next && title === null) title = next;
    else {
      lines.push({ ...emptyIngredient(line), title, originalText: line });
      title = null;
    }
  }
  return title === null ? lines : [...lines, emptyIngredient(title)];
}

/** Steps are paragraphs where the block has any, else lines. */
export function splitSteps(text: string): string[] {
  const paragraphs = text.split(/\r?\n\s*\r?\n/);
  if (paragraphs.length === 1) return splitLines(text, stepNumber);
  return paragraphs.map((part) => part.replace(stepNumber, '').trim()).filter((part) => part !== '');
}
