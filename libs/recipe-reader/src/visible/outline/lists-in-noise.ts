import { startsWithAmount } from '../../ingredient-lines.ts';
import { textLines, textOf } from '../../page/text.ts';
import type { PageElement } from '../../page/tree.ts';
import { countChildren } from './list-items.ts';
import { headingKind, namesNutrient, statesNutrient } from '../lexicon.ts';
import { stepLikeness } from '../likeness.ts';
import { maxTitleLength } from './line-shape.ts';

/** A list of ingredients has more text than this, and at least so many amounts. */
const minText = 20;
const minAmounts = 3;
/** Limits on the elements that are searched and the lists that are found, which keep the time linear. */
const maxSearches = 20;
const amounts = /(?<![\p{L}\p{N}.,])[\d½⅓⅔¼¾⅛]/gu;

/** Whether names around an element speak of one of the lists. */
interface NamedAncestors {
  ingredients: PageElement | null;
  steps: PageElement | null;
}

/** Finds the lists of a recipe within elements whose names say that they are no part of it ("ingredients and nutrition", "nav-section"). */
export class ListsInNoise {
  private searches = 0;
  private foundLists = 0;
  private readonly elements: PageElement[];
  private readonly textSizes: Uint32Array;
  private readonly isNamed: (element: PageElement) => boolean;

  constructor(elements: PageElement[], textSizes: Uint32Array, isNamed: (element: PageElement) => boolean) {
    this.elements = elements;
    this.textSizes = textSizes;
    this.isNamed = isNamed;
  }

  /**
   * Whether an element is or holds a list with amounts that its names or those around it call the ingredients, or steps under their heading
   * or in an element that is called so. A menu may be called the ingredients, but has no amounts.
   */
  isOrContainsList(element: PageElement, around: NamedAncestors): boolean {
    const { tag, index } = element;
    if (tag === 'nav' || tag === 'footer' || this.textSizes[index]! < minText || this.foundLists >= maxSearches)
      return false;
    const isList =
      (around.ingredients && tag !== 'form' && listsFoods(element)) ||
      (around.steps && /^[uo]l$/.test(tag) && listsSteps(element)) ||
      this.containsList(element);
    if (isList) this.foundLists++;
    return isList;
  }

  private containsList(element: PageElement): boolean {
    if (++this.searches > maxSearches) return false;
    for (let at = element.index; at < element.end; at++) {
      const inner = this.elements[at]!;
      if (this.announcesSteps(inner)) return containsSteps(element);
      if (this.textSizes[at]! >= minText && this.isNamed(inner))
        return (textOf(inner).match(amounts)?.length ?? 0) >= minAmounts;
    }
    return false;
  }

  private announcesSteps(element: PageElement): boolean {
    const isHeading = /^h[1-6]$/.test(element.tag) && this.textSizes[element.index]! <= maxTitleLength;
    return isHeading && headingKind(textOf(element), true) === 'steps';
  }
}

function listsFoods(element: PageElement): boolean {
  const lines = textLines(element);
  const nutrients = lines.filter((line) => statesNutrient(line) || namesNutrient(line));
  return lines.filter(startsWithAmount).length >= minAmounts && nutrients.length * 2 < lines.length;
}

/** Whether each item is one line, which the items of comments are not. */
function listsSteps(list: PageElement): boolean {
  const lines = textLines(list);
  return (
    lines.length > 1 && lines.length === countChildren(list, 'li') && lines.every((line) => stepLikeness(line) >= 0)
  );
}

function containsSteps(element: PageElement): boolean {
  return textLines(element).some((line) => stepLikeness(line) === 1);
}
