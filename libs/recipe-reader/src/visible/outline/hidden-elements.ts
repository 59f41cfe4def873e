import { isNonTextTag, textOf } from '../../page/text.ts';
import type { PageElement } from '../../page/tree.ts';
import type { Counts } from './element-sizes.ts';
import { isOffer } from '../lexicon.ts';

const stepIngredientClass = /(?:instructions?|steps?)[-_]+ingredients?/i;

const advertisingClass = /(?:^|[\s_-])(?:ads?|adslot|advert\w*)(?:$|[\s_-])/i;

/** True for ingredients that some plugins repeat below a step, forms that sell an ingredient, and advertising. */
export function isExtra(element: PageElement): boolean {
  const { class: names } = element.attributes;
  if (element.tag === 'form' || !names) return element.tag === 'form';
  return stepIngredientClass.test(names) || (advertisingClass.test(names) && isOffer(textOf(element)));
}

/** Classes of texts for screen readers only, which repeat or explain visible texts. */
const screenReaderClass =
  /(?:^|[\s_-])(?:visually-?hidden|sr-only|screen-reader-text|screenreader|element-invisible)(?:$|\s)/i;

export function isHidden({ tag, attributes }: PageElement): boolean {
  if (isNonTextTag(tag) || tag === 'button' || 'hidden' in attributes) return true;
  return !!attributes.class && screenReaderClass.test(attributes.class);
}

/** Blocks from which on an element is a list. */
const minListBlocks = 3;

/** True for a list for screen readers without another list beside it: the page shows its content in another form. */
export function isOnlyList(element: PageElement, blocks: Counts): boolean {
  if (
    'hidden' in element.attributes ||
    isNonTextTag(element.tag) ||
    element.tag === 'button' ||
    blocks.at(element.index) < minListBlocks
  )
    return false;
  const others = element.parent?.children ?? [];
  return others.every(
    (other) =>
      typeof other === 'string' ||
      other === element ||
      other.tag !== element.tag ||
      blocks.at(other.index) < minListBlocks,
  );
}
