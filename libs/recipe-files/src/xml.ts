import { type ChildNode, type Document, type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

export type ParsedNode = Document | Element;

/** Reads XML, however carelessly a program wrote it. Entities that a file declares itself are not looked at. */
export const parseXml = (text: string): ParsedNode => parseDocument(text, { xmlMode: true, decodeEntities: true });
export const parseHtml = (text: string): ParsedNode => parseDocument(text);

export const children = (node: ParsedNode, name?: string): Element[] =>
  node.children.filter((child: ChildNode): child is Element => isTag(child) && (!name || isSameName(child.name, name)));

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export const child = (node: ParsedNode | undefined, name: string): Element | undefined =>
  node && children(node, name)[0];

/** All elements of a name, however deep. */
export const findAll = (node: ParsedNode | undefined, name: string): Element[] =>
  node ? DomUtils.getElementsByTagName((tag) => isSameName(tag, name), node, true) : [];

export const findElements = (node: ParsedNode, test: (element: Element) => boolean): Element[] =>
  DomUtils.findAll(test, node.children);

export const textOf = (node: ParsedNode | undefined): string => (node ? DomUtils.textContent(node).trim() : '');

/** The text of the first child of one of these names that has any. */
export function childText(node: ParsedNode | undefined, ...names: string[]): string {
  for (const name of names) {
    const text = textOf(child(node, name));
    if (text) return text;
  }
  return '';
}

export const childTexts = (node: ParsedNode | undefined, name: string): string[] =>
  node ? children(node, name).map(textOf).filter(Boolean) : [];

/** An attribute, whatever the case of its name. */
export function attribute(node: Element | undefined, name: string): string {
  const found = Object.entries(node?.attribs ?? {}).find(([key]) => isSameName(key, name));
  return found?.[1].trim() ?? '';
}

export const root = (node: ParsedNode): Element | undefined => children(node)[0];

/** Text of HTML with a line for each paragraph, break and item. */
export function htmlLines(node: ParsedNode): string {
  const parts: string[] = [];
  const visit = (inner: ParsedNode) => {
    for (const one of inner.children) {
      if (isTag(one)) {
        const isBlock = /^(?:p|div|li|br|tr|h\d|ul|ol)$/i.test(one.name);
        if (isBlock) parts.push('\n');
        visit(one);
        if (isBlock) parts.push('\n');
      } else if ('data' in one && one.type === 'text') parts.push(one.data.replace(/\s+/g, ' '));
    }
  };
  visit(node);
  return parts
    .join('')
    .replace(/[ \t]*\n[ \t\n]*/g, '\n')
    .trim();
}

/** Texts that some programs put into their files as markup. */
export const stripMarkup = (text: string): string =>
  /<\/?[a-z]+[^>]*>/i.test(text) ? htmlLines(parseHtml(text)) : text;

/** The words of a text that is always markup, with the lines that it has. */
export const markupText = (text: string): string => textOf(parseHtml(text));
