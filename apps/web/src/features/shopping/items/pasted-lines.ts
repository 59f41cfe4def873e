import type { Label } from '../shopping-queries.ts';

export interface TypedLine {
  text: string;
  labelId?: string;
  checked?: boolean;
}

interface Aisles {
  labels: readonly Label[];
  /** Heading of items without an aisle. */
  none: string;
}

const numbered = /^\s*(\d+)[.)]\s+(?=\S)/;
const heading = /^\s*(?:#{1,6}\s+(.+?)|(.+?)\s*:)\s*$/;
const ticked = /^\s*(?:[-*+•]\s*)?(?:\[[xX]\]|[☑✅✔☒])\s*(?=\S)/u;

/**
 * Parses a pasted list of any program into items, with label names as headings and checks. Numbers of a numbered list
 * are no amounts.
 */
export function pastedLines(text: string, { labels, none }: Aisles): TypedLine[] {
  const lines = text.split(/[\r\n\u2028\u2029]+/).filter((line) => line.trim());
  const isNumbered = lines.length > 1 && lines.every((line, at) => Number(numbered.exec(line)?.[1]) === at + 1);
  const named = new Map(labels.map(({ id, name }) => [folded(name), id]));
  let labelId: string | undefined;
  return lines.flatMap((line): TypedLine[] => {
    const [, title, aisle] = heading.exec(line) ?? [];
    const name = folded(title ?? aisle ?? '');
    if (title !== undefined || named.has(name) || (name && name === folded(none))) {
      labelId = named.get(name);
      return [];
    }
    const isTicked = ticked.test(line);
    const own = isNumbered ? line.replace(numbered, '') : line.replace(ticked, '');
    return [{ text: own.trim(), ...(labelId && { labelId }), ...(isTicked && { checked: true }) }];
  });
}

const folded = (text: string): string => text.normalize('NFC').toLowerCase().trim();
