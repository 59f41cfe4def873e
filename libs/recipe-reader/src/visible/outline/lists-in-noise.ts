import { startsWithAmount } from '../../ingredient-lines.ts';
import { textLines, textOf } from '../../page/text.ts';
import type { PageElement } from '../../page/tree.ts';
import type { Counts } from './element-sizes.ts';
import type { NamedAncestors } from './line.ts';
import { countChildren } from './list-items.ts';
import { headingKind, namesNutrient, statesNutrient } from '../lexicon.ts';
import { stepLikeness } from '../likeness.ts';
import { maxTitleLength } from './line-shape.ts';

/** Minimum characters and amounts of an ingredient list. */
const minText = 20;
const minAmounts = 3;
/** Limits the searched elements and found lists, which keeps the time linear. */
const maxSearches = 20;
const amounts = /(?<![\p{L}\p{N}.,])[\d½⅓⅔¼¾⅛]/gu;

/** Finds recipe lists in elements whose names look like noise ("ingredients and nutrition", "nav-section"). */
export class ListsInNoise {
  private searches = 0;
  private foundLists = 0;
  private readonly elements: PageElement[];
  private readonly textSizes: Counts;
  private readonly isNamed: (element: PageElement) => boolean;

  constructor(elements: PageElement[], textSizes: Counts, isNamed: (element: PageElement) => boolean) {
    this.elements = elements;
    this.textSizes = textSizes;
    this.isNamed = isNamed;
  }

  /**
   * True if an element is or contains a list that is named or announced as ingredients or steps. Ingredients need amounts, because a menu
   * may have the same name.
   */
  isOrContainsList(element: PageElement, around: NamedAncestors): boolean {
    const { tag, index } = element;
    if (tag === 'nav' || tag === 'footer' || this.textSizes.at(index) < minText || this.foundLists >= maxSearches)
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
    for (const inner of this.elements.slice(element.index, element.end)) {
      if (this.announcesSteps(inner)) return containsSteps(element);
      if (this.textSizes.at(inner.index) >= minText && this.isNamed(inner))
        return (textOf(inner).match(amounts)?.length ?? 0) >= minAmounts;
    }
    return false;
  }

  private announcesSteps(element: PageElement): boolean {
    const isHeading = /^h[1-6]$/.test(element.tag) && this.textSizes.at(element.index) <= maxTitleLength;
    return isHeading && headingKind(textOf(element), true) === 'steps';
  }
}

function listsFoods(element: PageElement): boolean {
  const lines = textLines(element);
  const nutrients = lines.filter((line) => statesNutrient(line) || namesNutrient(line));
  return lines.filter(startsWithAmount).length >= minAmounts && nutrients.length * 2 < lines.length;
}

/** True if each item is one line, unlike the items of comments. */
function listsSteps(list: PageElement): boolean {
  const lines = textLines(list);
  return (
    lines.length > 1 && lines.length === countChildren(list, 'li') && lines.every((line) => stepLikeness(line) >= 0)
  );
}

function containsSteps(element: PageElement): boolean {
  return textLines(element).some((line) => stepLikeness(line) === 1);
}
