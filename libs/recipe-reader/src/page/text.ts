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

/** Custom elements, which have a hyphen in their name, mostly stand for a part of the page. */
export function isBlock(tag: string): boolean {
  return blockTags.has(tag) || tag.includes('-');
}

export function isNonTextTag(tag: string): boolean {
  return nonTextTags.has(tag);
}

/** Characters that take no room, or that mark hyphenation and direction only. */
const invisibleCharacters = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;

const nonLatin1 = /[^\u0000-\u00ac]/;

const irregularSpace = /[^\S ]| {2}/;

/** A character of Chinese, Japanese or Korean, which are written without spaces. */
export const cjkCharacter = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;

/** One line of text: no-break and double spaces become single ones. */
export function normalizeSpaces(text: string): string {
  const plain = (nonLatin1.test(text) ? text.replace(invisibleCharacters, '') : text).trim();
  return irregularSpace.test(plain) ? plain.replace(/\s+/g, ' ') : plain;
}

/** Without the space that stands before a comma where a link or a cell ended. */
export function removeSpaceBeforeCommas(text: string): string {
  return text.includes(' ,') || text.includes(' ;') ? text.replace(/ ([,;])(?=\s)/g, '$1') : text;
}

/** The text of an element on one line. */
export function textOf(element: PageElement): string {
  return textLines(element).join(' ');
}

/** The text of an element, a line for each block and line break. Call it on disjoint elements only, to stay linear. */
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

/** The lines of a text that may hold tags and entities, encoded once or twice. */
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

/** A text that may hold tags and entities, on one line. */
export function cleanText(text: string): string {
  return /[<&\n\r]/.test(text) ? markupLines(text).join(' ') : normalizeSpaces(text);
}
