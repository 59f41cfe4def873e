import { startsWithAmount } from '../../ingredient-lines.ts';
import { bullet } from '../likeness.ts';

/** Lines of typed text are rarely shorter than this. */
const minPrintedWidth = 45;

/** Whether a line only ends because the page was no wider; an ingredient goes on in small letters. */
export function isWrapped(line: string, next: string): boolean {
  const [text, rest] = [line.trim(), next.trim()];
  if (text.length < minPrintedWidth || !rest || /[.!?:=-]$/.test(text) || bullet.test(rest)) return false;
  return /^\p{Ll}/u.test(rest) || !startsWithAmount(text);
}
