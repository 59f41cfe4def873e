import type { RecipeLine } from '#recipe-reader';

/** Returns the non-empty lines of a text, with single spaces. */
export const textLines = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '');

/** Groups lines between empty ones; keeps the lines unchanged. */
export function splitBlocks(text: string): string[][] {
  const blocks: string[][] = [];
  let block: string[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    if (!line.trim()) block = [];
    else if (block.push(line) === 1) blocks.push(block);
  }
  return blocks;
}

/** Returns the paragraphs of a text with wrapped lines. */
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

/** Longer lines are text. */
const MAX_HEADING = 300;
const MARKED_HEADING =
  /^(?:#{1,6}\s+(.+?)\s*#*|\*\*(.+?)\*\*:?|__(.+?)__|={2,}\s*(.*?[^=\s])\s*={2,}|-{2,}\s*(.*?[^-\s])\s*-{2,}|\[([^\]x]{2,})\])$/;
const COLON_HEADING = /^([^\d:.]{1,60}):$/;

/** Returns the text of a section heading: "For the sauce:", "## Sauce", "--- Sauce ---"; null for other lines. */
export function parseHeading(line: string): string | null {
  if (line.length > MAX_HEADING) return null;
  const marked = MARKED_HEADING.exec(line)?.slice(1).find(Boolean) ?? COLON_HEADING.exec(line)?.[1];
  return marked ? marked.replace(/:$/, '').trim() : null;
}

/** Joins two consecutive headings: "Cake, Dry". */
export const joinTitles = (title: string, next: string): string => [title, next].filter(Boolean).join(', ');

/** Turns headings into titles of the following line; a last heading becomes a line. */
export function splitSections(lines: string[], heading: (line: string) => string | null = parseHeading): RecipeLine[] {
  const recipeLines: RecipeLine[] = [];
  let title = '';
  for (const line of lines) {
    const head = heading(line);
    if (head !== null) title = joinTitles(title, head);
    else if (line) {
      recipeLines.push(title ? { title, text: line } : { text: line });
      title = '';
    }
  }
  return title ? [...recipeLines, { text: title }] : recipeLines;
}

export const parseIngredientLines = (text: string): RecipeLine[] =>
  splitSections(textLines(text).map(stripBullet).filter(Boolean));

/** Reads a step per line, without numbers. */
export const parseStepLines = (text: string): RecipeLine[] =>
  splitSections(textLines(text)).map((step) => ({ ...step, text: stripNumber(stripBullet(step.text)) || step.text }));

/** Joins non-empty parts with spaces. */
export const joinParts = (...parts: (string | number | null | undefined)[]): string =>
  parts
    .map((part) =>
      String(part ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join(' ');

/** Appends a note after a comma: "flour, sifted". */
export const appendNote = (text: string, note: string | null | undefined): string =>
  note?.trim() ? `${text}, ${note.replace(/\s+/g, ' ').trim()}` : text;

const DEFAULT_SEPARATOR = /[,;|\n]/;
const LIST_ENTRY = /\s*"((?:[^"\n]|"")+)"\s*(?=[,;|\n]|$)|[^,;|\n]+/g;
const unquote = ([word, quoted]: RegExpExecArray) => quoted?.replaceAll('""', '"') ?? word;

/** Splits a list; with the default separators, quoted entries may contain separators, as in CSV. */
export const splitList = (text: string, separator = DEFAULT_SEPARATOR): string[] =>
  (separator === DEFAULT_SEPARATOR ? [...text.matchAll(LIST_ENTRY)].map(unquote) : text.split(separator))
    .map((word) => word.trim())
    .filter(Boolean);
