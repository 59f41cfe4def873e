/** Patterns of readers meet no longer line, so that their time grows with the text and not with its square. */
const MAX_LINE = 10_000;
/** More white space than any recipe has between two words. */
const MAX_SPACE = 300;

/** Breaks extremely long lines, between words if possible, and shortens extremely long white space. Other texts stay as they are. */
export function tameText(text: string): string {
  if (text.length <= MAX_SPACE) return text;
  const shortened = text.replace(/\s+/g, (space) =>
    space.length <= MAX_SPACE ? space : space.includes('\n') ? '\n\n' : ' ',
  );
  if (shortened.length <= MAX_LINE) return shortened;
  return shortened
    .split('\n')
    .map((line) => (line.length <= MAX_LINE ? line : breakLine(line).join('\n')))
    .join('\n');
}

function breakLine(line: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < line.length;) {
    const space = line.length - at > MAX_LINE ? line.lastIndexOf(' ', at + MAX_LINE) : line.length;
    const end = space > at ? space : at + MAX_LINE;
    parts.push(line.slice(at, end).trim());
    at = end;
  }
  return parts;
}

/** A reviver of parsers that applies `tameText` to every text. */
export const tameValue = (value: unknown): unknown => (typeof value === 'string' ? tameText(value) : value);
