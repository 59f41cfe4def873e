import { textOf } from '../page/text.ts';
import type { PageElement } from '../page/tree.ts';

/** A list of ingredients has more text than this, and at least so many amounts. */
const minText = 20;
const minAmounts = 3;
/** So many elements are looked into, which keeps the time linear. */
const maxLooks = 20;
const amounts = /(?<![\p{L}\p{N}.,])[\d½⅓⅔¼¾⅛]/gu;

/** Finds the lists of ingredients within elements whose names say that they are no part of the recipe ("ingredients and nutrition"). */
export class HeldLists {
  private looks = 0;
  private readonly elements: PageElement[];
  private readonly textSizes: Uint32Array;
  private readonly isNamed: (element: PageElement) => boolean;

  constructor(elements: PageElement[], textSizes: Uint32Array, isNamed: (element: PageElement) => boolean) {
    this.elements = elements;
    this.textSizes = textSizes;
    this.isNamed = isNamed;
  }

  /** Whether an element is or holds a list with amounts that its names call the ingredients. A menu may be called so, but has no amounts. */
  isIn({ tag, index, end }: PageElement): boolean {
    if (tag === 'nav' || tag === 'footer' || this.textSizes[index]! < minText || this.looks >= maxLooks) return false;
    this.looks++;
    for (let at = index; at < end; at++) {
      const element = this.elements[at]!;
      if (this.textSizes[at]! >= minText && this.isNamed(element))
        return (textOf(element).match(amounts)?.length ?? 0) >= minAmounts;
    }
    return false;
  }
}
