import { isSilent } from '../page/text.ts';
import type { PageElement } from '../page/tree.ts';

const ofStep = /(?:instructions?|steps?)[-_]+ingredients?/i;

/** The ingredients of a step, which some plugins repeat below its text, and the form that sells an ingredient. */
export function isExtra({ tag, attributes }: PageElement): boolean {
  return tag === 'form' || (!!attributes.class && ofStep.test(attributes.class));
}

/** Texts for screen readers only, which repeat or explain what is shown. */
const unseen = /(?:^|[\s_-])(?:visually-?hidden|sr-only|screen-reader-text|screenreader|element-invisible)(?:$|\s)/i;

export function isHidden({ tag, attributes }: PageElement): boolean {
  if (isSilent(tag) || tag === 'button' || 'hidden' in attributes) return true;
  return !!attributes.class && unseen.test(attributes.class);
}
