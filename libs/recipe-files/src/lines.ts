import type { RecipeLine } from '#recipe-reader';

/** The lines of a text that say something. */
export const textLines = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '');

/** Lines that stand together, between empty ones; each is still as it is written. */
export function splitBlocks(text: string): string[][] {
  const found: string[][] = [[]];
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim()) found.at(-1)!.push(line);
    else if (found.at(-1)!.length) found.push([]);
  }
  return found.filter((block) => block.length > 0);
}

/** Paragraphs of a text whose lines are broken at a width. */
export const splitParagraphs = (text: string): string[] =>
  splitBlocks(text).map((block) =>
    block
      .map((line) => line.trim())
      .join(' ')
      .replace(/\s+/g, ' '),
  );

const NUMBER = /^\s*(?:step\s*)?\d{1,2}\s*[.):>]\s*(?=\D)/i;
const BULLET = /^\s*(?:[-–—*•▢☐·]|\[[ x]?\])\s+/i;

export const stripNumber = (text: string): string => text.replace(NUMBER, '').trim();
export const stripBullet = (text: string): string => text.replace(BULLET, '').trim();

const MARKED_HEADING =
  /^(?:#{1,6}\s+(.+?)\s*#*|\*\*(.+?)\*\*:?|__(.+?)__|={2,}\s*(.*?[^=\s])\s*={2,}|-{2,}\s*(.*?[^-\s])\s*-{2,}|\[([^\]x]{2,})\])$/;
const COLON_HEADING = /^([^\d:.]{1,60}):$/;

/** The text of a line that heads a part of a list: "For the sauce:", "## Sauce", "--- Sauce ---". */
export function parseHeading(line: string): string | null {
  const marked = MARKED_HEADING.exec(line)?.slice(1).find(Boolean) ?? COLON_HEADING.exec(line)?.[1];
  return marked ? marked.replace(/:$/, '').trim() : null;
}

/** One heading right behind another is part of it: "Cake, Dry". */
export const joinTitles = (title: string, next: string): string => [title, next].filter(Boolean).join(', ');

/** Lines of which some are headings of those that follow. What heads nothing is a line. */
export function splitSections(lines: string[], heading: (line: string) => string | null = parseHeading): RecipeLine[] {
  const found: RecipeLine[] = [];
  let title = '';
  for (const line of lines) {
    const head = heading(line);
    if (head !== null) title = joinTitles(title, head);
    else if (line) {
      found.push(title ? { title, text: line } : { text: line });
      title = '';
    }
  }
  return title ? [...found, { text: title }] : found;
}

export const parseIngredientLines = (text: string): RecipeLine[] =>
  splitSections(textLines(text).map(stripBullet).filter(Boolean));

/** A step a line; their numbers are left out, since lists number themselves. */
export const parseStepLines = (text: string): RecipeLine[] =>
  splitSections(textLines(text)).map((step) => ({ ...step, text: stripNumber(stripBullet(step.text)) || step.text }));

/** Parts of a line with a space between those that there are. */
export const joinParts = (...parts: (string | number | null | undefined)[]): string =>
  parts
    .map((part) =>
      String(part ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join(' ');

/** "flour, sifted": what is done to it stands behind a comma. */
export const appendNote = (text: string, note: string | null | undefined): string =>
  note?.trim() ? `${text}, ${note.replace(/\s+/g, ' ').trim()}` : text;

const DEFAULT_SEPARATOR = /[,;|\n]/;
const LIST_ENTRY = /\s*"((?:[^"\n]|"")+)"\s*(?=[,;|\n]|$)|[^,;|\n]+/g;
const unquote = ([word, quoted]: RegExpExecArray) => quoted?.replaceAll('""', '"') ?? word;

/** Where they are separated as usual, those that have a separator in them may stand in quotation marks, as in CSV. */
export const splitList = (text: string, separator = DEFAULT_SEPARATOR): string[] =>
  (separator === DEFAULT_SEPARATOR ? [...text.matchAll(LIST_ENTRY)].map(unquote) : text.split(separator))
    .map((word) => word.trim())
    .filter(Boolean);
