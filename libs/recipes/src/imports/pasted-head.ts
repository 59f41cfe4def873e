/** Facts before the recipe of a pasted text, and the lines without them. */
export interface PastedHead {
  name: string;
  keywords: string;
  /** Web address that stands alone on a line. */
  address: string;
  lines: string[];
}

const fence = /^-{3,}$/;
const field = /^([\p{L}_ -]{2,30}):\s*(.*)$/u;
const nameKey = /^(?:title|name|recipe)$/i;
const keywordsKey = /^(?:tags?|keywords?|categor(?:y|ies))$/i;
const addressKey = /^(?:source|url|link|source_url|sourceurl)$/i;
const addressLine = /^(?:(?:source|link|url|quelle|from|via)\s*:\s*)?(https?:\/\/\S+)$/i;

/** True for a line that is only a web address, perhaps with a label. */
export function isAddressLine(line: string): boolean {
  return addressLine.test(line.trim());
}

/** Removes the quotes or brackets around a YAML value. */
export function plainValue(value: string): string {
  return value
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim();
}

/** Returns the index of the line that closes a YAML head; -1 if the text has none. */
export function headEnd(lines: string[]): number {
  if (!fence.test(lines[0] ?? '')) return -1;
  const end = lines.findIndex((line, at) => at > 0 && fence.test(line));
  const isField = (line: string) => field.test(line) || /^[-#]/.test(line);
  return end > 0 && lines.slice(1, end).every(isField) ? end : -1;
}

/** Reads a YAML head ("---", "title: Leek soup", "---") and an address on a line of its own. Other fields become lines of the text. */
export function readPastedHead(all: string[]): PastedHead {
  const end = headEnd(all);
  const head: PastedHead = { name: '', keywords: '', address: '', lines: [] };
  const facts: string[] = [];
  for (const line of all.slice(1, Math.max(1, end))) {
    const [, key = '', written = ''] = field.exec(line) ?? [];
    const value = plainValue(written);
    if (nameKey.test(key)) head.name = value;
    else if (keywordsKey.test(key)) head.keywords = value;
    else if (addressKey.test(key) && isAddressLine(value)) head.address = value;
    else facts.push(value ? `${key}: ${value}` : line);
  }
  const body = all.slice(end + 1);
  const address = addressLine.exec(body.find(isAddressLine) ?? '')?.[1] ?? '';
  const kept = body.filter((line) => addressLine.exec(line)?.[1] !== address || !address);
  return { ...head, address: head.address || address, lines: [...facts, ...kept] };
}
