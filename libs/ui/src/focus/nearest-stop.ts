/** Place in the page from which an element was removed. */
export interface Gap {
  parent: Node;
  previous: Node | null;
  next: Node | null;
}

const stops =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';
const textFields = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';
const headings = 'h1, h2, h3, h4';
/** The search for a neighbour does not leave these. */
const ends = 'main, body, [role$=dialog]';
const sections = 'section, article, fieldset, [role=region]';

export const isShown = (element: Element): boolean =>
  !element.closest('[inert], [aria-hidden=true]') && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);

/** Elements in the order in which one looks for a new place: what followed, then what came before. */
function* neighboursOf({ parent, previous, next }: Gap): Generator<Element> {
  const isChild = (node: Node | null) => node?.parentNode === parent;
  let following = isChild(previous) ? previous!.nextSibling : isChild(next) ? next : parent.firstChild;
  for (; following; following = following.nextSibling) if (following instanceof Element) yield following;
  for (let before = isChild(previous) ? previous : null; before; before = before.previousSibling)
    if (before instanceof Element) yield before;
}

/** A text field only takes the place of another one: on a phone it would open the keyboard. */
function stopIn(element: Element, lost: Element): HTMLElement | undefined {
  const isField = lost.matches(textFields);
  const all = [element, ...element.querySelectorAll<HTMLElement>(stops)].filter(
    (one): one is HTMLElement => one.matches(stops) && (isField || !one.matches(textFields)) && isShown(one),
  );
  return all.find((one) => one.tagName === lost.tagName && one.className === lost.className) ?? all[0];
}

export function makeFocusable(element: HTMLElement): HTMLElement {
  if (!element.matches(stops)) element.tabIndex = -1;
  return element;
}

/** @returns the control that was drawn again at another place, found by its id, or by its name if no other has that name */
export function findMoved(lost: Element): HTMLElement | undefined {
  const same = lost.id ? document.getElementById(lost.id) : null;
  if (same && isShown(same)) return same;
  const name = lost.getAttribute('aria-label');
  if (!name) return undefined;
  const hasName = (one: Element) => one.getAttribute('aria-label') === name && isShown(one);
  const [only, ...others] = [...document.querySelectorAll<HTMLElement>(lost.tagName)].filter(hasName);
  return others.length === 0 ? only : undefined;
}

/** @returns the control beside the place of a removed element, else the heading of its section */
export function nearestStop(gap: Gap, lost: Element): HTMLElement | undefined {
  for (let { parent } = gap, place = gap; parent.isConnected && parent instanceof HTMLElement;) {
    // neighbours of a closed layer have nothing to do with it
    if (parent === document.body) return undefined;
    for (const neighbour of neighboursOf(place)) {
      const stop = stopIn(neighbour, lost);
      if (stop) return stop;
    }
    const heading = parent.matches(`${sections}, ${ends}`) && parent.querySelector<HTMLElement>(headings);
    if (heading && isShown(heading)) return makeFocusable(heading);
    if (parent.matches(ends)) return undefined;
    place = { parent: parent.parentNode!, previous: parent.previousSibling, next: parent.nextSibling };
    ({ parent } = place);
  }
  return undefined;
}
