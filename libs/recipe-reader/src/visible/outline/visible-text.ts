import { isBlock, normalizeSpaces } from '../../page/text.ts';
import { parsePage, type PageElement } from '../../page/tree.ts';
import { isHidden } from './hidden-elements.ts';

/** Returns the visible text of an HTML fragment, with a line per block and line break. */
export function visibleText(html: string): string {
  const parts: string[] = [];
  collect(parsePage(html).root, parts);
  return parts.join('').split('\n').map(normalizeSpaces).filter(Boolean).join('\n');
}

function collect(element: PageElement, parts: string[]): void {
  for (const [index, child] of element.children.entries()) {
    if (typeof child === 'string') parts.push(child.replace(/\s+/g, ' '));
    else if (child.tag === 'br') parts.push('\n');
    else if (!isHidden(child)) {
      // CSS may separate adjacent elements
      const edge = isBlock(child.tag) ? '\n' : typeof element.children[index - 1] === 'object' ? ' ' : '';
      parts.push(edge);
      collect(child, parts);
      if (edge === '\n') parts.push(edge);
    }
  }
}
