import { type Gap, findMoved, isShown, makeFocusable, nearestStop } from './nearest-stop.ts';

interface Visit {
  element: HTMLElement;
  /** Set once the element was removed. */
  gap?: Gap;
}

/** Former elements that are remembered of one layer, so that a walk through a long dialog leaves what opened it. */
const maxOfLayer = 3;
const maxVisits = 16;
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
  let left = maxOfLayer;
  const isKept = ({ element }: Visit) => element !== target && (element.closest(layers) !== layer || left-- > 0);
  visits = [{ element: target }, ...visits.filter(isKept)].slice(0, maxVisits);
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
    const [last] = visits;
    // the focus may be placed and left again before the frames are drawn
    if (last?.gap && isLost()) twoFrames(() => visits[0] === last && restore());
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
