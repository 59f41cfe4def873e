import { decodeHTML } from 'entities/decode';
import { parsePage, type PageElement } from './tree.ts';

const blockTags = new Set(
  `address article aside blockquote body button caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hr html legend li main nav ol option p pre section select summary table tbody td tfoot th thead tr ul #root`.split(
    /\s+/,
  ),
);
const nonTextTags = new Set(
  'script style noscript template svg math head iframe object video audio canvas select textarea'.split(' '),
);

/** Counts custom elements, whose names contain a hyphen, as blocks. */
export function isBlock(tag: string): boolean {
  return blockTags.has(tag) || tag.includes('-');
}

export function isNonTextTag(tag: string): boolean {
  return nonTextTags.has(tag);
}

/** Zero-width characters and marks of hyphenation and direction. */
const invisibleCharacters = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;

const nonLatin1 = /[^\u0000-\u00ac]/;

const irregularSpace = /[^\S ]| {2}/;

/** A Chinese, Japanese or Korean character. */
export const cjkCharacter = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;

/** Trims a line and replaces no-break and repeated spaces by single ones. */
export function normalizeSpaces(text: string): string {
  const plain = (nonLatin1.test(text) ? text.replace(invisibleCharacters, '') : text).trim();
  return irregularSpace.test(plain) ? plain.replace(/\s+/g, ' ') : plain;
}

/** Removes the space before a comma where a link or a cell ended. */
export function removeSpaceBeforeCommas(text: string): string {
  return text.includes(' ,') || text.includes(' ;') ? text.replace(/ ([,;])(?=\s)/g, '$1') : text;
}

/** Returns the text of an element on one line. */
export function textOf(element: PageElement): string {
  return textLines(element).join(' ');
}

/** Returns the text of an element, with a line per block and line break. Call it on disjoint elements only, to stay linear. */
export function textLines(element: PageElement): string[] {
  const parts: string[] = [];
  collect(element, parts);
  return parts.join('').split('\n').map(normalizeSpaces).filter(Boolean);
}

function collect(element: PageElement, parts: string[]): void {
  for (const child of element.children) {
    if (typeof child === 'string') parts.push(child.replace(/\s+/g, ' '));
    else if (child.tag === 'br') parts.push('\n');
    else if (!isNonTextTag(child.tag)) collectElement(child, parts);
  }
}

function collectElement(child: PageElement, parts: string[]): void {
  const block = isBlock(child.tag);
  if (block) parts.push('\n');
  collect(child, parts);
  if (block) parts.push('\n');
}

/** Returns the lines of a text with tags and entities, which may be encoded twice. */
export function markupLines(text: string): string[] {
  const source = /&(?:amp;)?(?:lt|#60|#x3c);/i.test(text) ? decodeOnce(text) : text;
  return source
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .flatMap((line) => (/[<&]/.test(line) ? decodedLines(line) : [normalizeSpaces(line)]))
    .map(removeSpaceBeforeCommas)
    .filter(Boolean);
}

function decodedLines(line: string): string[] {
  return decode(line).flatMap((decoded) => (/&#?\w+;/.test(decoded) ? decode(decoded) : [decoded]));
}

function decode(line: string): string[] {
  return line.includes('<')
    ? textLines(parsePage(line).root)
    : [normalizeSpaces(decodeHTML(line).replace(/\s+/g, ' '))];
}

function decodeOnce(text: string): string {
  return parsePage(text)
    .root.children.map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join('');
}

/** Returns a text with tags and entities as plain text on one line. */
export function cleanText(text: string): string {
  return /[<&\n\r]/.test(text) ? markupLines(text).join(' ') : normalizeSpaces(text);
}
