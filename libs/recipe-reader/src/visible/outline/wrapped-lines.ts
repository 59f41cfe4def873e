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
