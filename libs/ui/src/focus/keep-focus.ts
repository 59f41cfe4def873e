import { type Gap, findMoved, isShown, makeFocusable, nearestStop } from './nearest-stop.ts';

interface Visit {
  element: HTMLElement;
  /** Dialog or menu that holds the element; null for the page. */
  layer: Element | null;
  /** Set once the element was removed. */
  gap?: Gap;
}

/** Focused elements that are remembered of each layer that is open, however many of its stops one walks through. */
const maxOfLayer = 4;
const layers = '[role$=dialog], [role=menu]';

let visits: Visit[] = [];
let isPaused = false;

/** Leaves the focus alone while a new page comes, which places it itself. */
export const pauseFocusKeeping = (paused: boolean): void => {
  isPaused = paused;
  if (paused) visits = [];
};

const isLost = () => !document.activeElement || document.activeElement === document.body;
const twoFrames = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));

function onFocusIn({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const layer = target.closest(layers);
  let ofLayer = 0;
  const isKept = (visit: Visit) =>
    visit.element !== target && visit.layer?.isConnected !== false && (visit.layer !== layer || ++ofLayer < maxOfLayer);
  visits = [{ element: target, layer }, ...visits.filter(isKept)];
}

/** Forgets everything if somebody leaves an element for the page itself, such as by a click beside it. */
function onFocusOut({ target, relatedTarget }: FocusEvent): void {
  if (relatedTarget || !(target instanceof HTMLElement)) return;
  setTimeout(() => isLost() && target.isConnected && isShown(target) && (visits = []));
}

function noteGaps(records: MutationRecord[]): void {
  for (const visit of visits) {
    if (visit.gap || visit.element.isConnected) continue;
    const removal = records.find(({ removedNodes }) =>
      [...removedNodes].some((removed) => removed.contains(visit.element)),
    );
    if (removal) visit.gap = { parent: removal.target, previous: removal.previousSibling, next: removal.nextSibling };
  }
}

/** The last focused element at its new place, its neighbour, or what was focused before a layer was opened. */
function home(): HTMLElement | undefined {
  for (const { element, gap } of visits) {
    const stop = gap
      ? (findMoved(element) ?? nearestStop(gap, element))
      : element.isConnected && isShown(element)
        ? element
        : undefined;
    if (stop) return stop;
  }
  const heading = document.querySelector<HTMLElement>('[aria-modal=true] h2, main h1');
  return heading ? makeFocusable(heading) : undefined;
}

function restore(): void {
  if (isLost() && !isPaused && visits.length > 0) home()?.focus();
}

/** Gives the focus a new place whenever the focused element vanishes and no screen has placed the focus itself. */
export function keepFocus(): () => void {
  const observer = new MutationObserver((records) => {
    noteGaps(records);
    if (visits[0]?.gap && isLost()) twoFrames(restore);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
}
