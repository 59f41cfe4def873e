import { startsWithAmount } from '../../ingredient-lines.ts';
import { bullet } from '../likeness.ts';

/** Wrapped lines of typed text are rarely shorter. */
const minPrintedWidth = 45;

/** True if a line break only wraps a long line; an ingredient continues with a lower-case letter. */
export function isWrapped(line: string, next: string): boolean {
  const [text, rest] = [line.trim(), next.trim()];
  if (text.length < minPrintedWidth || !rest || /[.!?:=-]$/.test(text) || bullet.test(rest)) return false;
  return /^\p{Ll}/u.test(rest) || !startsWithAmount(text);
}

const amountBehindGap = /^(\s*[\d½¼¾⅓⅔].*?\S)\s{3,}([\d½¼¾⅓⅔].*)$/;

/** Puts the second column of typed ingredients below the first one, if at least two lines in a row have one. */
export function unfoldColumns(lines: string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < lines.length;) {
    const block = lines.slice(at, at + lengthOfColumns(lines, at));
    if (block.length < 2) result.push(lines[at++] ?? '');
    else {
      const cells = block.map((line) => amountBehindGap.exec(line) ?? ['', line, '']);
      result.push(...cells.map(([, left = '']) => left), ...cells.map(([, , right = '']) => right).filter(Boolean));
      at += block.length;
    }
  }
  return result;
}

const maxColumnLines = 60;

function lengthOfColumns(lines: string[], start: number): number {
  let end = start;
  while (end < lines.length && end - start < maxColumnLines && amountBehindGap.test(lines[end]?.slice(0, 200) ?? ''))
    end++;
  return end - start;
}
