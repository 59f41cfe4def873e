import { textOf } from '../page/text.ts';
import { noAttributes, type Page, type PageElement } from '../page/tree.ts';
import { headingKind, isBareHeading } from './lexicon.ts';
import type { ListKind } from './spans.ts';

/** Longer texts are no labels. */
const longestLabel = 30;
const targets = ['aria-controls', 'data-bs-target', 'data-target', 'href'];

/** What the labels of tabs and accordions announce, by the id of the panel that they open. */
export function announcedPanels({ elements }: Page, textSizes: Uint32Array): Map<string, ListKind> {
  const panels = new Map<string, ListKind>();
  for (const element of elements) {
    const id = element.attributes === noAttributes ? '' : targetOf(element);
    if (!id || textSizes[element.index]! > longestLabel) continue;
    const label = textOf(element);
    const kind = headingKind(label);
    if (kind && kind !== 'stop' && isBareHeading(label)) panels.set(id, kind);
  }
  return panels;
}

function targetOf({ attributes }: PageElement): string {
  const name = targets.find((each) => attributes[each]);
  const value = name ? attributes[name]! : '';
  if (name === 'aria-controls') return value;
  return value.startsWith('#') ? value.slice(1) : '';
}
