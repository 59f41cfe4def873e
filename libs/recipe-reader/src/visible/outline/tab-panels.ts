import { textOf } from '../../page/text.ts';
import { emptyAttributes, type Page, type PageElement } from '../../page/tree.ts';
import { headingKind, isBareHeading } from '../lexicon.ts';
import type { Counts } from './element-sizes.ts';
import type { ListKind } from '../outline/line.ts';

/** Maximum length of a label. */
const maxLabelLength = 30;

/** Returns the list that the label of a tab or accordion announces, by the id of its panel. */
export function announcedPanels({ elements }: Page, textSizes: Counts): Map<string, ListKind> {
  const panels = new Map<string, ListKind>();
  for (const element of elements) {
    const text = textSizes.at(element.index);
    if (!text || text > maxLabelLength || element.attributes === emptyAttributes) continue;
    const id = targetOf(element);
    const label = id && textOf(element);
    const kind = label && headingKind(label);
    if (id && kind && kind !== 'stop' && isBareHeading(label)) panels.set(id, kind);
  }
  return panels;
}

function targetOf({ tag, attributes }: PageElement): string {
  if (attributes['aria-controls']) return attributes['aria-controls'];
  const target = attributes['data-bs-target'] || attributes['data-target'] || (tag === 'a' ? attributes.href : '');
  return target?.startsWith('#') ? target.slice(1) : '';
}
