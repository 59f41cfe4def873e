import { isUnitName } from '#ingredients';
import { decodeHTML } from 'entities/decode';
import { parsePage, type PageElement, type PageNode } from './tree.ts';

const blockTags = new Set(
  `address article aside blockquote body button caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hr html legend li main nav ol option p pre section select summary table tbody td tfoot th thead tr ul #root`.split(
    /\s+/,
  ),
);
const nonTextTags = new Set(
  'script style noscript template svg math head iframe object video audio canvas select textarea del s strike'.split(
    ' ',
  ),
);

/** Counts custom elements, whose names contain a hyphen, as blocks. */
export function isBlock(tag: string): boolean {
  return blockTags.has(tag) || tag.includes('-');
}

export function isNonTextTag(tag: string): boolean {
  return nonTextTags.has(tag);
}

/** Zero-width characters, marks of hyphenation and direction, and control characters other than white space. */
// eslint-disable-next-line no-control-regex
const invisibleCharacters = /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/g;

// eslint-disable-next-line no-control-regex
const mayBeInvisible = /[^\t-\r\u0020-\u007e\u0080-\u00ac]/;

const irregularSpace = /[^\S ]| {2}/;

/** A Chinese, Japanese or Korean character. */
export const cjkCharacter = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;

/** Trims a line and replaces no-break and repeated spaces by single ones. */
export function normalizeSpaces(text: string): string {
  const plain = (mayBeInvisible.test(text) ? text.replace(invisibleCharacters, '') : text).trim();
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
export function textLines(element: PageElement, isLeftOut: (child: PageElement) => boolean = () => false): string[] {
  const parts: string[] = [];
  collect(element, parts, isLeftOut);
  return parts.join('').split('\n').map(joinCells).filter(Boolean);
}

function collect(element: PageElement, parts: string[], isLeftOut: (child: PageElement) => boolean): void {
  let before: PageNode = '';
  for (const [at, child] of element.children.entries()) {
    if (mayBeCells(before, child)) parts.push(cellBoundary);
    before = child;
    if (typeof child === 'string') parts.push(child.replace(/\s+/g, ' '));
    else if (child.tag === 'br') parts.push('\n');
    else if (child.tag === 'sup' && isFootnote(child, element.children[at - 1])) continue;
    else if (!isNonTextTag(child.tag) && !isHiddenSpan(child) && !isLeftOut(child)) {
      const block = isBlock(child.tag);
      if (block) parts.push('\n');
      collect(child, parts, isLeftOut);
      if (block) parts.push('\n');
    }
  }
}

/** Mark between texts that only CSS separates; becomes a space if letters or digits would touch. */
export const cellBoundary = '\uE001';

/** Joins the cells of a line and normalizes its spaces. */
export function joinCells(line: string): string {
  if (!line.includes(cellBoundary)) return removeSpaceBeforeCommas(normalizeSpaces(line));
  const joined = line.replace(/([\p{L}\p{N}½¼¾⅓⅔⅛)])\uE001+(?=[\p{L}\p{N}½¼¾⅓⅔⅛(])/gu, '$1 ');
  return removeSpaceBeforeCommas(normalizeSpaces(joined.replaceAll(cellBoundary, '')));
}

/** True if CSS may separate two adjacent nodes: cells, an emphasised amount and its food, a number and its fraction. */
export function mayBeCells(left: PageNode, right: PageNode): boolean {
  if (typeof left === 'string')
    return typeof right !== 'string' && right.tag === 'sup' && /\d$/.test(left) && /^\d$/.test(ownText(right));
  if (typeof right === 'string')
    return (
      emphasis.test(left.tag) &&
      (amountText.test(ownText(left)) || isUnit(ownText(left))) &&
      /^\p{L}{3}/u.test(right) &&
      !cjkCharacter.test(right.slice(0, 1))
    );
  if (
    left.tag !== right.tag &&
    emphasis.test(left.tag) &&
    emphasis.test(right.tag) &&
    /^\d/.test(ownText(left)) &&
    /^\p{L}{3}/u.test(ownText(right))
  )
    return true;
  return right.tag === 'span' && (left.tag === 'span' || !!left.attributes.class);
}

const emphasis = /^(?:b|strong|em|i|span)$/;
const amountText = /^\s*[\d½¼¾⅓⅔⅛][\d\s.,/½¼¾⅓⅔⅛–-]*\p{L}{0,12}\.?$/u;

/** True for the name of a unit of three letters or more; shorter ones may begin a word in large type. */
function isUnit(text: string): boolean {
  return text.length >= 3 && text.length <= 20 && isUnitName(text.trim());
}

function ownText({ children }: PageElement): string {
  return children.filter((child) => typeof child === 'string').join('');
}

/** True for the number of a footnote behind a word: "eggs¹", but not "cm²". */
export function isFootnote(sup: PageElement, before: PageNode | undefined): boolean {
  return (
    typeof before === 'string' &&
    /^\s*\[?\d{1,2}\]?\s*$/.test(ownText(sup)) &&
    /[\p{L}.,)]\s?$/u.test(before) &&
    !/(?<!\p{L})[cdkm]?m\s?$/u.test(before)
  );
}

/** True for an inline element that the page hides, such as a second unit. */
export function isHiddenSpan({ tag, attributes }: PageElement): boolean {
  if (isBlock(tag)) return false;
  return 'hidden' in attributes || (!!attributes.style && /display\s*:\s*none/i.test(attributes.style));
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
    ? textLines(parsePage(line).root, isControl)
    : [normalizeSpaces(decodeHTML(line).replace(/\s+/g, ' '))];
}

/** True for buttons and captions of pictures, which are no part of a text. */
export function isControl({ tag }: PageElement): boolean {
  return tag === 'button' || tag === 'figcaption';
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
