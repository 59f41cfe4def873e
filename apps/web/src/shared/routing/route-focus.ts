import type { AnyRouter } from '@tanstack/react-router';
import { announce, pauseFocusKeeping } from '#ui';

/** Frames in which a page can show its heading or the element to return to. */
const maxFrames = 60;

/** Selectors of the elements that were focused when pages were left, by the key of the history entry. */
const leftAt = new Map<string, string>();

function selectorOf(element: Element | null): string | undefined {
  if (!element?.closest('main')) return undefined;
  const href = element.getAttribute('href');
  const label = element.getAttribute('aria-label');
  if (href) return `main a[href="${CSS.escape(href)}"]`;
  return label ? `main [aria-label="${CSS.escape(label)}"]` : undefined;
}

/** Focuses what had the focus when the page was left, else its heading, unless the page has placed the focus itself. */
function place(selector: string | undefined): boolean {
  const active = document.activeElement;
  if (active?.closest('main, [role=dialog]') && active.id !== 'main') return true;
  const heading = document.querySelector<HTMLElement>('main h1, h1');
  const target = (selector && document.querySelector<HTMLElement>(selector)) || (selector ? null : heading);
  if (!target) return false;
  if (target === heading) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}

function placeWhenThere(selector: string | undefined, frames = maxFrames): void {
  if (place(selector) || frames === 0) {
    if (frames === 0) place(undefined);
    return pauseFocusKeeping(false);
  }
  requestAnimationFrame(() => placeWhenThere(selector, frames - 1));
}

/** Moves the focus to each new page and announces its title. Changes within a page leave the focus where it is. */
export function followRoutes(router: AnyRouter): () => void {
  let title = document.title;
  const keyOf = ({ state }: { state: { __TSR_key?: string } }) => state.__TSR_key ?? '';
  const ends = [
    router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      const selector = selectorOf(document.activeElement);
      if (selector) leftAt.set(keyOf(fromLocation), selector);
    }),
    router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation) return;
      if (pathChanged) {
        pauseFocusKeeping(true);
        placeWhenThere(leftAt.get(keyOf(toLocation)));
      }
      requestAnimationFrame(() => {
        if (document.title === title) return;
        ({ title } = document);
        announce(title);
      });
    }),
  ];
  return () => ends.forEach((end) => end());
}
