import { emptyLine, type Line } from './draft.ts';

const bullet = /^\s*(?:[-–—*•▢☐]\s+|\d+\s*[.):]\s+)/;
const stepNumber = /^\s*(?:(?:step|schritt|étape|الخطوة)\s*)?\d+\s*[.):]\s*/i;

/** A pasted block as the lines it stands for, without bullets and numbers. */
export function splitLines(text: string, prefix: RegExp = bullet): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(prefix, '').trim());
  return lines.filter((line) => line !== '');
}

const heading = /^([^\d]{1,254}?)\s*[:：]$/;

/** A pasted block as ingredients that have not been read; a line such as "For the sauce:" heads the one after it. */
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

/** Steps are paragraphs where the block has any, else lines. */
export function splitSteps(text: string): string[] {
  const paragraphs = text.split(/\r?\n\s*\r?\n/);
  if (paragraphs.length === 1) return splitLines(text, stepNumber);
  return paragraphs.map((part) => part.replace(stepNumber, '').trim()).filter((part) => part !== '');
}
