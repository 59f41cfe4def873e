import { isSilent, textOf } from '../page/text.ts';
import type { PageElement } from '../page/tree.ts';
import { isOffer } from './lexicon.ts';

const ofStep = /(?:instructions?|steps?)[-_]+ingredients?/i;

const advertising = /(?:^|[\s_-])(?:ads?|adslot|advert\w*)(?:$|[\s_-])/i;

/** The ingredients of a step, which some plugins repeat below its text, the form that sells an ingredient, and advertising. */
export function isExtra(element: PageElement): boolean {
  const { class: names } = element.attributes;
  if (element.tag === 'form' || !names) return element.tag === 'form';
  return ofStep.test(names) || (advertising.test(names) && isOffer(textOf(element)));
}

/** Texts for screen readers only, which repeat or explain what is shown. */
const unseen = /(?:^|[\s_-])(?:visually-?hidden|sr-only|screen-reader-text|screenreader|element-invisible)(?:$|\s)/i;

export function isHidden({ tag, attributes }: PageElement): boolean {
  if (isSilent(tag) || tag === 'button' || 'hidden' in attributes) return true;
  return !!attributes.class && unseen.test(attributes.class);
}
